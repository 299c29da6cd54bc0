import { createHash } from 'node:crypto'
import type { ArticleDrawingKind } from './drawing/articleDrawing.ts'

export const SHARE_SIZE = { width: 1200, height: 630 }

/** Content of a share picture. `scripts/build/pictures` draws it. */
export interface SharePicture {
  /** Address of the page with this picture, like `/locations/florida`. The cities of the state share it. */
  of: string
  title: string
  detail?: string
  drawing?: ShareDrawing
}

/** Beats across the picture; or the picture of an article; or drawings side by side, above the picture's line or part of it. */
export type ShareDrawing =
  | { beats: { starts: readonly number[]; length: number } }
  | { figures: { kind: ArticleDrawingKind; figures: readonly number[] } }
  | { beside: DrawingOnLine[]; isLine: boolean }

/** A line and a light, in units of the drawing's view box. */
export interface DrawingOnLine {
  width: number
  height: number
  /** The y of the picture's line in the view box. */
  base: number
  line: string
  light: { x: number; y: number }
}

/** Increase this if share pictures look different, so that other sites fetch them again. */
const DESIGN_VERSION = 7

/**
 * Computes an eight-digit version of a share picture for its URL. The file name doesn't change, so that shared links keep a
 * picture. Other sites cache a picture by the full URL and fetch it again when the version changes.
 */
export function shareVersion(copy: Pick<SharePicture, 'title' | 'detail'>): string {
  const content = JSON.stringify([DESIGN_VERSION, copy.title, copy.detail])
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
