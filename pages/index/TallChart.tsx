import type { ClaimChart } from '../../renderer/collections/claims/chart.ts'

/** Where the stems stand and end, in hundredths of the drawing: room above for numbers, below for labels. */
const FLOOR = 92
const ROOF = 9
const COLUMNS = [57, 86]

/** The first result's stems, upright and to one scale from zero; hairlines mark each hundred. */
export function TallChart({ items, text }: ClaimChart) {
  const most = Math.max(...items.map(({ value }) => value))
  const heightOf = (value: number) => FLOOR - (value / most) * (FLOOR - ROOF)
  const hundreds = Array.from({ length: Math.floor(most / 100) + 1 }, (_, index) => index * 100)
  return (
    <svg className="tall-chart" role="img" width="100%" height="100%">
      <title>{text}</title>
      {hundreds.map((value) => (
        <line
          key={value}
          className="tall-chart-axis"
          x1={value === 0 ? 0 : '45%'}
          x2="100%"
          y1={`${heightOf(value)}%`}
          y2={`${heightOf(value)}%`}
        />
      ))}
      {items.map(({ label, value, written }, index) => (
        <g key={label} className={index === items.length - 1 ? 'tall-chart-last' : undefined}>
          <line x1={`${COLUMNS[index]}%`} x2={`${COLUMNS[index]}%`} y1={`${FLOOR}%`} y2={`${heightOf(value)}%`} />
          <circle cx={`${COLUMNS[index]}%`} cy={`${heightOf(value)}%`} />
          <text className="tall-chart-value" x={`${COLUMNS[index]}%`} y={`${heightOf(value)}%`} dy="-1.1em">
            {written}
          </text>
          <text x={`${COLUMNS[index]}%`} y={`${FLOOR}%`} dy="1.6em">
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}
