/** Width of images in articles, in CSS pixels. */
export const PROSE_WIDTH = 640

/** In pixels: phones (320) at pixel ratios of 1 to 3, and the text column (640) at 1 and 2. */
const STANDARD_WIDTHS = [320, 640, 960, 1280]

/** Largest width for browsers and feed readers that ignore `srcset`. */
const MAX_DEFAULT_WIDTH = 960

/** Lists the widths in which the build encodes an image, in pixels. Doesn't enlarge the image. */
export function listImageWidths(intrinsicWidth: number): number[] {
  return [...new Set(STANDARD_WIDTHS.map((width) => Math.min(width, intrinsicWidth)))]
}

/** Returns the width of the image in `src`, in pixels. */
export function getDefaultWidth(intrinsicWidth: number): number {
  return Math.min(MAX_DEFAULT_WIDTH, intrinsicWidth)
}

/** Formats that the build encodes, by preference. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]
