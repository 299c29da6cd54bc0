import { clsx } from 'clsx'
import type { PostEntry } from '../collections/posts/definition.ts'
import { ARTICLE_BASE, ARTICLE_SHEET, type ArticleDrawingKind, drawArticle } from '../drawing/articleDrawing.ts'
import { chartOf, sectionStarts } from '../prose/body.ts'
import type { ShareDrawing } from '../share.ts'

interface DrawnArticle {
  kind: ArticleDrawingKind
  figures: number[]
  /** What the figures are; its sections need no words. */
  chart?: NonNullable<ReturnType<typeof chartOf>>
}

/** These take the left of the sheet, and are cut to it; all others are stretched to their box. */
const ROUND = new Set<ArticleDrawingKind>(['rings', 'clock', 'ripples'])

/** An article is drawn from the figures of its first chart, as it asks; without a chart, from its sections. */
export function drawnArticle({ drawing, body }: Pick<PostEntry, 'drawing' | 'body'>): DrawnArticle {
  const kind = drawing ?? 'stems'
  const chart = chartOf(body, kind === 'ripples' ? 'flow' : 'bars')
  return chart
    ? { kind, chart, figures: chart.items.map(({ value }) => value) }
    : { kind: 'beats', figures: sectionStarts(body) }
}

/** The same on the picture that stands for the article where it is shared. */
export function shareOfArticle({ kind, figures }: DrawnArticle): ShareDrawing {
  if (kind === 'beats') return { beats: { starts: figures.slice(0, -1), length: figures.at(-1) ?? 0 } }
  const { line, hairline, light } = drawArticle(kind, figures)
  const drawn = ROUND.has(kind) ? line + hairline : line
  return { beside: [{ ...ARTICLE_SHEET, base: ARTICLE_BASE, line: drawn, light }], isLine: false }
}

/** An article's picture, beside words that say the same. */
function ArticleDrawing({ kind, figures, className }: DrawnArticle & { className: string }) {
  const { line, hairline, light } = drawArticle(kind, figures)
  return (
    <svg
      className={clsx('across', className)}
      viewBox={`0 0 ${ARTICLE_SHEET.width} ${ARTICLE_SHEET.height}`}
      preserveAspectRatio={ROUND.has(kind) ? 'xMinYMid slice' : 'none'}
      aria-hidden="true"
    >
      {hairline && <path className="stroke-1 stroke-line" d={hairline} />}
      <path d={line} />
      <path className="lit" d={`M${light.x.toFixed(1)} ${light.y.toFixed(1)}h0`} />
    </svg>
  )
}

interface FigureProps {
  drawing: DrawnArticle
  className: string
  /** Whether it says its last figure alone, the one that is lit. */
  isSmall?: boolean
}

/** The picture with its figures: each below its stem or level where there is room, and beside what is round. */
export function ArticleFigure({ drawing, className, isSmall }: FigureProps) {
  const { kind, chart } = drawing
  const items = chart?.items ?? []
  const last = items.length - 1
  const isRound = ROUND.has(kind)
  const shown = items.map(({ label, written }, index) => (
    <li key={label} className={clsx(!isRound && !isSmall && FIGURE, index === last ? 'text-accent' : 'text-ink-soft')}>
      <span className="even-figures block font-serif text-step">{written || label}</span>{' '}
      {/* Five have no room for their names beside each other. */}
      {written && (
        <span className={clsx(!isRound && last > 3 && index % last !== 0 && '@min-[22rem]:sr-only')}>{label}</span>
      )}
    </li>
  ))
  if (!chart || isSmall)
    return (
      <figure className={className}>
        <ArticleDrawing {...drawing} className="w-full" />
        <figcaption className="mt-3 text-caption text-ink-soft">
          {chart && <ul className="mb-2">{shown[last]}</ul>}
          {chart?.caption}
        </figcaption>
      </figure>
    )
  return (
    <figure className={clsx('@container', className)}>
      <figcaption className="note mb-5">{chart.caption}</figcaption>
      <div className={clsx(isRound && 'flex items-center gap-x-gap')}>
        <ArticleDrawing
          {...drawing}
          className={isRound ? 'aspect-square w-1/2' : 'h-[clamp(8rem,15vw,14rem)] w-full'}
        />
        <ol className={clsx('text-caption', isRound ? 'grid gap-y-4' : FIGURES)}>{shown}</ol>
      </div>
    </figure>
  )
}

const FIGURES = 'mt-3 @min-[22rem]:grid auto-cols-fr grid-flow-col gap-x-2'
const FIGURE =
  '@max-[22rem]:flex @max-[22rem]:py-0.5 flex-row-reverse items-baseline justify-between @min-[22rem]:text-center'
