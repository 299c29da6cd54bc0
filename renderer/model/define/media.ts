import type { Explanation } from '../diagnostics/diagnostic.ts'

/** Size in pixels, duration in seconds, or the reason why a file was rejected. */
export type MediaFile =
  | { kind: 'image'; width: number; height: number }
  | { kind: 'recording'; seconds: number }
  | { kind: 'rejected'; explanation: Explanation }

export interface MediaUse {
  /** Images on pages. The build resizes them. */
  shown: Set<string>
  /** Recordings, and files behind links in bodies. */
  linked: Set<string>
  /** Unused files. The build doesn't publish them. */
  unused: string[]
}

/** Matches default names of cameras and apps. The text is lowercase, and has spaces instead of digits and punctuation. */
const DEFAULT_IMAGE_NAME =
  /^(?:img|dscn?|dscf|pxl|mvi|gopr|dji|sam|cimg|fb img|img wa|p|images?|pictures?|pics?|photos?|photographs?|graphics?|screen ?shot|untitled|unnamed|scan|download|(?:whatsapp|chatgpt) image)(?: at| am| pm| copy)*$/

/** Checks for a file name of an image, or a default name of cameras and apps: `room.jpg`, `IMG_4211`. */
export function isImageName(text: string): boolean {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')
  return /^\s*\S+\.(?:png|jpe?g|webp|avif|svg|gif|heic|tiff?)\s*$/i.test(text) || DEFAULT_IMAGE_NAME.test(words)
}
