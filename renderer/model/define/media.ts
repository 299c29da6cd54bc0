import type { Explanation } from '../diagnostics/diagnostic.ts'

/** Size in pixels, duration in seconds, or the reason why a file was rejected. */
export type MediaFile =
  | { kind: 'image'; width: number; height: number }
  | { kind: 'recording'; seconds: number }
  | { kind: 'rejected'; explanation: Explanation }

/** Files of `content/media`, by use. */
export interface MediaUse {
  /** Images on pages, which the build resizes. */
  shown: Set<string>
  /** Recordings that pages play, and files that bodies link to. */
  linked: Set<string>
  /** Files that no content uses. They aren't published. */
  unused: string[]
}
