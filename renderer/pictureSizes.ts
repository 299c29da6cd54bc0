/** Width of the text column in pixels: 40rem (see `Prose.css`) on a screen with a pixel ratio of 1. */
export const PROSE_WIDTH = 640

/** Widths for phones, for the text column, and for both on screens with a higher pixel ratio. */
const WIDTHS = [320, 640, 960, 1280]
const MAX_WIDTH = 1280

/**
 * Returns the widths to generate, in ascending order. Never enlarges a picture: the largest is the intrinsic width or
 * 1280.
 */
export function pictureWidths(intrinsicWidth: number): number[] {
  return [...WIDTHS.filter((width) => width < intrinsicWidth), ...(intrinsicWidth <= MAX_WIDTH ? [intrinsicWidth] : [])]
}

/** The width for browsers that don't choose one from `srcset`. */
export function defaultWidth(own: number): number {
  return Math.max(...pictureWidths(own).filter((width) => width <= 960))
}

/** The formats in which a picture is offered: browsers take the first that they know, and all know the last. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
