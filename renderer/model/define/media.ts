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
