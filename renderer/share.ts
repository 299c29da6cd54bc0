import { createHash } from 'node:crypto'
import type { ArticleDrawingKind } from './drawing/articleDrawing.ts'

/** Pixels, as the networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** What a share picture shows. The build draws each that a page names (`scripts/pictures`). */
export interface SharePicture {
  /** The page whose picture it is, `/locations/florida`: that state's cities show it too. */
  of: string
  title: string
  /** One short line below: a date, a price, a number of cities. */
  detail?: string
  /** What the page itself is drawn with. Places have maps; without either there is one rise. */
  drawing?: ShareDrawing
}

/** Beats across the picture; or the picture of an article; or drawings side by side, above the picture's line or part of it. */
export type ShareDrawing =
  | { beats: { starts: readonly number[]; length: number } }
  | { figures: { kind: ArticleDrawingKind; figures: readonly number[] } }
  | { beside: StandingDrawing[]; isLine: boolean }

/** A line and a light, in units of its own window. */
export interface StandingDrawing {
  width: number
  height: number
  /** Where in the window the picture's line runs. */
  base: number
  line: string
  light: { x: number; y: number }
}

/** Raise this when share pictures look different, so that other sites ask for them again. */
const DESIGN = 7

/**
 * What a share picture says, as eight digits for its address. The file keeps its name, so that links which were shared
 * keep their picture; other sites keep a picture by its whole address, and ask again when these digits change.
 */
export function shareVersion(words: Pick<SharePicture, 'title' | 'detail'>): string {
  const said = JSON.stringify([DESIGN, words.title, words.detail])
  return createHash('sha256').update(said).digest('hex').slice(0, 8)
}
