import { createHash } from 'node:crypto'
import type { ArticleDrawingKind } from './drawing/articleDrawing.ts'
import type { Segments } from './drawing/beats.ts'
import type { Point } from './drawing/geometry.ts'

/** Size of share images, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** Text and drawing of a page's image for link previews, such as on social networks (`og:image`). */
export interface ShareImage {
  /** The page that the image is of. Cities use the image of their state's page. */
  pageAddress: string
  title: string
  /** A line at the bottom, such as the date of an article. */
  detail?: string | undefined
  drawing?: ShareDrawing | undefined
}

/** A page's own drawing: a beat per segment, a chart, or drawings on the baseline. Without it, places get a map, and other pages the pulse. */
export type ShareDrawing =
  | { segments: Segments }
  | { kind: ArticleDrawingKind; values: readonly number[] }
  | {
      drawings: BaselineDrawing[]
      /** If false, the share image draws the baseline below the drawings. */
      includesBaseline: boolean
    }

/** SVG path data of a drawing on the baseline of a share image. `baseline` is its y coordinate in the drawing. */
export interface BaselineDrawing {
  width: number
  height: number
  baseline: number
  line: string
  dot: Point
}

/** Increase this if the design of share images changes, so that other sites reload them. */
const DESIGN_VERSION = 7

/** Computes a version for the URL of a share image, because other sites cache images by URL. Changes of the drawing don't change the version. */
export function computeShareVersion({ title, detail }: Pick<ShareImage, 'title' | 'detail'>): string {
  const content = JSON.stringify([DESIGN_VERSION, title, detail])
  return createHash('sha256').update(content).digest('hex').slice(0, 8)
}
