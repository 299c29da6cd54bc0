import { clsx } from 'clsx'
import type { PostEntry } from '../collections/posts/definition.ts'
import { ARTICLE_BASE, ARTICLE_SHEET, type ArticleDrawingKind, drawArticle } from '../drawing/articleDrawing.ts'
import { chartFigures, sectionStarts } from '../prose/body.ts'
import type { ShareDrawing } from '../share.ts'

interface DrawnArticle {
  kind: ArticleDrawingKind
  figures: number[]
  /** What the figures are; its sections need no words. */
  caption?: string
}

/** An article is drawn from the figures of its first chart, as it asks; without a chart, from its sections. */
export function drawnArticle({ drawing, body }: Pick<PostEntry, 'drawing' | 'body'>): DrawnArticle {
  const kind = drawing ?? 'stems'
  const chart = chartFigures(body, kind === 'ripples' ? 'flow' : 'bars')
  return chart ? { kind, ...chart } : { kind: 'beats', figures: sectionStarts(body) }
}

/** The same on the picture that stands for the article where it is shared. */
export function shareOfArticle({ kind, figures }: DrawnArticle): ShareDrawing {
  if (kind === 'beats') return { beats: { starts: figures.slice(0, -1), length: figures.at(-1) ?? 0 } }
  const { line, light } = drawArticle(kind, figures)
  return { beside: [{ ...ARTICLE_SHEET, base: ARTICLE_BASE, line, light }], isLine: false }
}

interface DrawingProps extends DrawnArticle {
  className: string
  isStretched?: boolean
}

/** An article's picture, beside words that say the same. */
export function ArticleDrawing({ kind, figures, className, isStretched = false }: DrawingProps) {
  const { line, hairline, light } = drawArticle(kind, figures)
  return (
    <svg
      className={clsx('across', className)}
      viewBox={`0 0 ${ARTICLE_SHEET.width} ${ARTICLE_SHEET.height}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      aria-hidden="true"
    >
      {hairline && <path className="stroke-1 stroke-line" d={hairline} />}
      <path d={line} />
      {/* A stroke without a length: it keeps its size in a small drawing, and stays round in a stretched one. */}
      <path className="lit" d={`M${light.x.toFixed(1)} ${light.y.toFixed(1)}h0`} />
    </svg>
  )
}
