import './BarDrawing.css'
import { barRows } from '../drawing/bars.ts'

interface Props {
  /** The drawing in words. */
  title: string
  items: { label: string; value: number; written: string }[]
  /** The end of the scale, where the values are parts of something; it is drawn as a hairline behind them. */
  scale?: number | undefined
}

/** Stems to one scale from zero, each with its label above and its number at the end; the last one carries the light. */
export function BarDrawing({ title, items, scale }: Props) {
  const { rows, height } = barRows(
    items.map(({ value }) => value),
    scale,
  )
  const [whole] = barRows([1]).rows
  return (
    <svg className="bar-drawing" role="img" width="100%" height={`${height}em`}>
      <title>{title}</title>
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
