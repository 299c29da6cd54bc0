import './BarDrawing.css'
import { clsx } from 'clsx'
import { isValidElement, type ReactNode } from 'react'
import type { ClaimChart } from '../collections/claims/chart.ts'
import { computeBarRows } from '../drawing/bars.ts'
import { parseBarItem } from '../prose/barItem.ts'

/** Stems to one scale from zero, whose end is a hairline. The sheet lets the last stand out: it is what the text is about. */
export function BarDrawing({ text, items, scale, className }: ClaimChart & { className?: string }) {
  const { rows, height } = computeBarRows(
    items.map(({ value }) => value),
    scale,
  )
  const [whole] = computeBarRows([1]).rows
  return (
    <svg className={clsx('drawn bar-drawing', className)} role="img" width="100%" height={`${height}em`}>
      <title>{text}</title>
      {rows.map(({ label, value, stem, end }, index) => (
        <g key={label} className={index === rows.length - 1 ? 'bar-last' : undefined}>
          <text y={`${label}em`}>{items[index]?.label}</text>
          {scale !== undefined && (
            <line className="bar-scale" y1={`${stem}em`} x2={`${whole?.end}%`} y2={`${stem}em`} />
          )}
          <line y1={`${stem}em`} x2={`${end}%`} y2={`${stem}em`} />
          <circle cx={`${end}%`} cy={`${stem}em`} />
          <text className="bar-value" x={`${scale === undefined ? end : whole?.end}%`} dx="0.9em" y={`${value}em`}>
            {items[index]?.written}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface BarsProps {
  caption: string
  unit?: string
  /** The list that the writer wrote; the check has seen that each item is a label and a number. */
  children?: ReactNode
}

/** `<Bars>` of MDX. */
export function Bars({ caption, unit, children }: BarsProps) {
  const items = textOf(children)
    .split('\n')
    .flatMap((line) => parseBarItem(line.trim(), unit) ?? [])
  const words = [caption.replace(/\.$/, ''), ...items.map(({ label, written }) => `${label}: ${written}`)]
  return (
    <CaptionedFigure className="bars" caption={caption}>
      {/* It stays within a phone's width where letters are set larger. */}
      <BarDrawing text={`${words.join('. ')}.`} items={items} className="mt-6 text-[min(var(--text-note),4.2vw)]" />
    </CaptionedFigure>
  )
}

/** A drawing of a text's, between two hairlines under what it says. */
export function CaptionedFigure({ className, caption, children }: Omit<BarsProps, 'unit'> & { className: string }) {
  return (
    <figure className={className}>
      <figcaption className="max-w-120 text-balance font-serif text-name">{caption}</figcaption>
      {children}
    </figure>
  )
}

/** The words of a list, one item to a line. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
