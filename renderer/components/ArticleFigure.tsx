import { clsx } from 'clsx'
import type { getArticleDrawing } from '../collections/posts/definition.ts'
import { ARTICLE_DRAWING_SIZE, drawArticle, hasFixedProportions } from '../drawing/articleDrawing.ts'

type Drawing = ReturnType<typeof getArticleDrawing>
type Props = { drawing: Drawing; className: string; isSmall?: boolean }

/** Renders the drawing and caption of an article, if it has a chart. Large drawings also list the values. */
export function ArticleFigure({ drawing, className, isSmall }: Props) {
  if (!drawing.chart) return null
  const { caption, items } = drawing.chart
  if (isSmall)
    return (
      <figure className={className}>
        <DrawingSvg drawing={drawing} className="w-full" />
        <figcaption className="note mt-3 text-pretty">{caption}</figcaption>
      </figure>
    )
  const isSideBySide = hasFixedProportions(drawing.kind)
  return (
    <figure className={clsx('@container', className)}>
      <figcaption className="note mb-5 text-pretty">{caption}</figcaption>
      <div className={isSideBySide ? 'flex items-center gap-x-gap' : undefined}>
        <DrawingSvg
          drawing={drawing}
          className={isSideBySide ? 'aspect-square w-1/2' : 'h-[clamp(8rem,15vw,14rem)] w-full'}
        />
        <ol className={clsx('note', isSideBySide ? 'grid gap-y-4' : LIST_CLASSES)}>
          {items.map(({ label, formatted }, index) => (
            <li key={label} className={isSideBySide ? undefined : ITEM_CLASSES}>
              <span
                className={clsx('lining-tabular block font-serif text-name', index === items.length - 1 && 'text-ink')}
              >
                {formatted || label}
              </span>{' '}
              {formatted && label}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

const LIST_CLASSES = 'mt-3 @min-[28rem]:grid auto-cols-fr grid-flow-col gap-x-2'
const ITEM_CLASSES =
  '@max-[28rem]:flex @max-[28rem]:py-0.5 flex-row-reverse items-baseline justify-between @min-[28rem]:text-center'

type DrawingSvgProps = { drawing: Extract<Drawing, { chart: object }>; className: string }

function DrawingSvg({ drawing: { kind, values }, className }: DrawingSvgProps) {
  const { line, hairline, area, dot } = drawArticle(kind, values)
  return (
    <svg
      className={clsx('line-drawing', className)}
      viewBox={`0 0 ${ARTICLE_DRAWING_SIZE.width} ${ARTICLE_DRAWING_SIZE.height}`}
      preserveAspectRatio={hasFixedProportions(kind) ? 'xMinYMid slice' : 'none'}
      aria-hidden="true"
    >
      {area && <path className="fill-accent/12 stroke-none" fillRule="evenodd" d={area} />}
      {hairline && <path className="stroke-1 stroke-line" d={hairline} />}
      <path d={line} />
      <path className="lit" d={`M${dot.x.toFixed(1)} ${dot.y.toFixed(1)}h0`} />
    </svg>
  )
}
