import { clsx } from 'clsx'
import { isValidElement, type ReactNode } from 'react'
import type { ClaimChart } from '../collections/claims/definition.ts'
import { computeBarRows, MAX_BAR_WIDTH_PERCENT } from '../drawing/charts.ts'
import { parseBarItem } from '../prose/body.ts'

/** Renders a bar chart, and highlights the last bar. With a `scale` (the value of a full bar), bars have tracks, and values are at the ends of the tracks. */
export function BarDrawing({ text, items, scale, className }: ClaimChart & { className?: string }) {
  const { rows, height } = computeBarRows(items, scale)
  return (
    <svg className={clsx('chart bar-drawing', className)} role="img" width="100%" height={`${height}em`}>
      <title>{text}</title>
      {rows.map(({ item, labelY, barY, valueY, end }, index) => (
        <g key={labelY} className={index === rows.length - 1 ? 'bar-last' : undefined}>
          <text y={`${labelY}em`}>{item.label}</text>
          {scale !== undefined && (
            <line className="bar-scale" y1={`${barY}em`} x2={`${MAX_BAR_WIDTH_PERCENT}%`} y2={`${barY}em`} />
          )}
          <line y1={`${barY}em`} x2={`${end}%`} y2={`${barY}em`} />
          <circle cx={`${end}%`} cy={`${barY}em`} />
          <text
            className="bar-value"
            x={`${scale === undefined ? end : MAX_BAR_WIDTH_PERCENT}%`}
            dx="0.9em"
            y={`${valueY}em`}
          >
            {item.formatted}
          </text>
        </g>
      ))}
    </svg>
  )
}

type BarsProps = { caption: string; unit?: string; children?: ReactNode }

/** Renders a bar chart for `<Bars>` in MDX, from a list of labels and numbers. */
export function Bars({ caption, unit, children }: BarsProps) {
  const items = getText(children)
    .split('\n')
    .flatMap((line) => parseBarItem(line.trim(), unit) ?? [])
  const parts = [caption.replace(/\.$/, ''), ...items.map(({ label, formatted }) => `${label}: ${formatted}`)]
  return (
    <CaptionedFigure className="bars" caption={caption}>
      <BarDrawing text={`${parts.join('. ')}.`} items={items} className="mt-6 text-[min(var(--text-note),4.2vw)]" />
    </CaptionedFigure>
  )
}

/** Renders a figure with a caption at the top. */
export function CaptionedFigure({ className, caption, children }: Omit<BarsProps, 'unit'> & { className: string }) {
  return (
    <figure className={className}>
      <figcaption className="max-w-120 text-balance font-serif text-name">{caption}</figcaption>
      {children}
    </figure>
  )
}

/** Joins the strings in React nodes. */
function getText(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(getText).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? getText(node.props.children) : ''
}
