/** Width of images in articles, in CSS pixels. */
export const PROSE_WIDTH = 640

/** The widths are for phones, the text column, and both with a higher pixel ratio. */
const STANDARD_WIDTHS = [320, 640, 960, 1280]
const MAX_WIDTH = 1280

/** Lists the widths in which the build encodes an image, without enlarging it. */
export function listImageWidths(intrinsicWidth: number): number[] {
  return [
    ...STANDARD_WIDTHS.filter((width) => width < intrinsicWidth),
    ...(intrinsicWidth <= MAX_WIDTH ? [intrinsicWidth] : []),
  ]
}

/** Returns the width for browsers that ignore `srcset`, and for feeds: at most 960 pixels. */
export function getDefaultWidth(intrinsicWidth: number): number {
  return Math.max(...listImageWidths(intrinsicWidth).filter((width) => width <= 960))
}

/** Formats that the build encodes, by preference. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]
