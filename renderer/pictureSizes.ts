/** The column of text is 40rem wide (`Prose.css`): so many pixels where one CSS pixel is one of the screen. */
export const PROSE_WIDTH = 640

/** For phones, for the column, for phones and screens with finer pixels. */
const WIDTHS = [320, 640, 960, 1280]
const WIDEST = 1280

/** The widths in which a picture is offered, narrowest first. It is never enlarged: its own width is the last, or 1280. */
export function pictureWidths(own: number): number[] {
  return [...WIDTHS.filter((width) => width < own), ...(own <= WIDEST ? [own] : [])]
}

/** The width for browsers that don't choose one from `srcset`. */
export function defaultWidth(own: number): number {
  return Math.max(...pictureWidths(own).filter((width) => width <= 960))
}

/** The formats in which a picture is offered: browsers take the first that they know, and all know the last. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
