import { clsx } from 'clsx'
import type { getArticleFigures } from '../collections/posts/definition.ts'
import { ARTICLE_SHEET, drawArticle, isRound } from '../drawing/articleDrawing.ts'

type ArticleFigures = ReturnType<typeof getArticleFigures>

function ArticleDrawing({
  kind,
  figures,
  className,
}: Pick<ArticleFigures, 'kind' | 'figures'> & { className: string }) {
  const { line, hairline, light } = drawArticle(kind, figures)
  return (
    <svg
      className={clsx('across', className)}
      viewBox={`0 0 ${ARTICLE_SHEET.width} ${ARTICLE_SHEET.height}`}
      preserveAspectRatio={isRound(kind) ? 'xMinYMid slice' : 'none'}
      aria-hidden="true"
    >
      {hairline && <path className="stroke-1 stroke-line" d={hairline} />}
      <path d={line} />
      <path className="lit" d={`M${light.x.toFixed(1)} ${light.y.toFixed(1)}h0`} />
    </svg>
  )
}

interface FigureProps {
  drawing: ArticleFigures
  className: string
  isSmall?: boolean
}

/** Returns an article's drawing with labels for the values of its chart. */
export function ArticleFigure({ drawing, className, isSmall }: FigureProps) {
  const { kind, figures, chart } = drawing
  const items = chart?.items ?? []
  const last = items.length - 1
  const isBeside = isRound(kind)
  const labels = items.map(({ label, formatted }, index) => (
    <li key={label} className={clsx(!isBeside && !isSmall && FIGURE, index === last ? 'text-accent' : 'text-ink-soft')}>
      <span className="even-figures block font-serif text-name">{formatted || label}</span>{' '}
      {formatted && (
        <span className={clsx(!isBeside && last > 3 && index % last !== 0 && '@min-[22rem]:sr-only')}>{label}</span>
      )}
    </li>
  ))
  if (!chart || isSmall)
    return (
      <figure className={className}>
        <ArticleDrawing kind={kind} figures={figures} className="w-full" />
        <figcaption className="mt-3 text-caption text-ink-soft">
          {chart && <ul className="mb-2">{labels[last]}</ul>}
          {chart?.caption}
        </figcaption>
      </figure>
    )
  return (
    <figure className={clsx('@container', className)}>
      <figcaption className="note mb-5">{chart.caption}</figcaption>
      <div className={clsx(isBeside && 'flex items-center gap-x-gap')}>
        <ArticleDrawing
          kind={kind}
          figures={figures}
          className={isBeside ? 'aspect-square w-1/2' : 'h-[clamp(8rem,15vw,14rem)] w-full'}
        />
        <ol className={clsx('text-caption', isBeside ? 'grid gap-y-4' : FIGURES)}>{labels}</ol>
      </div>
    </figure>
  )
}

const FIGURES = 'mt-3 @min-[22rem]:grid auto-cols-fr grid-flow-col gap-x-2'
const FIGURE =
  '@max-[22rem]:flex @max-[22rem]:py-0.5 flex-row-reverse items-baseline justify-between @min-[22rem]:text-center'
