import { isValidElement, type ReactNode } from 'react'
import { barRows } from '../drawing/bars.ts'
import { parseBarItem } from '../model/barItem.ts'

interface Props {
  caption: string
  unit?: string
  /** The list that the writer wrote; each item is checked to be a label and a number. */
  children?: ReactNode
}

/** Figures side by side, drawn to one scale from zero; the last one carries the light. */
export function Bars({ caption, unit, children }: Props) {
  const items = textOf(children)
    .split('\n')
    .flatMap((line) => parseBarItem(line.trim(), unit) ?? [])
  const { rows, height } = barRows(items.map(({ value }) => value))
  const words = [caption.replace(/\.$/, ''), ...items.map(({ label, written }) => `${label}: ${written}`)]
  return (
    <figure className="bars">
      <figcaption>{caption}</figcaption>
      <svg role="img" width="100%" height={`${height}em`}>
        <title>{`${words.join('. ')}.`}</title>
        {rows.map(({ label, value, stem, end }, index) => (
          <g key={label} className={index === rows.length - 1 ? 'bars-last' : undefined}>
            <text y={`${label}em`}>{items[index]?.label}</text>
            <line y1={`${stem}em`} x2={`${end}%`} y2={`${stem}em`} />
            <circle cx={`${end}%`} cy={`${stem}em`} />
            <text className="bars-value" x={`${end}%`} dx="0.9em" y={`${value}em`}>
              {items[index]?.written}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** The words of what is inside: each item of a list is a line. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
