import type { ClaimChart } from '../../renderer/collections/claims/chart.ts'
import { BarDrawing } from '../../renderer/components/BarDrawing.tsx'
import { Sample } from '../../renderer/components/Sample.tsx'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']['results']
  basis: string
  claims: Data['results']
}

/** What we claim, each figure with its basis. The header links to `#results`. */
export function Results({ words, basis, claims }: Props) {
  return (
    <section className="results section wrap" id="results" aria-labelledby="results-title">
      <div className="heading-row">
        <h2 id="results-title">{words.title}</h2>
        <p className="note">{words.note}</p>
      </div>
      <div className="results-figures columns">
        {claims.map(({ id, value, counts, basis: source, drawing, sample }, index) => (
          <figure key={id} className="result">
            <figcaption>
              <p className="result-value">{value}</p>
              <p className="result-counts">{counts}</p>
              <p className="note">
                {fill(basis, { basis: source })} <Sample word={sample} />
              </p>
            </figcaption>
            {drawing && (
              <div className="result-chart">
                {index === 0 ? <TallChart {...drawing} /> : <BarDrawing {...drawing} />}
              </div>
            )}
          </figure>
        ))}
      </div>
    </section>
  )
}

/** Where the stems stand and end, in hundredths of the drawing: room above for numbers, below for labels. */
const FLOOR = 92
const ROOF = 9
const COLUMNS = [57, 86]

/** The first figure's stems, upright and to one scale from zero; hairlines mark each hundred. */
function TallChart({ items, text }: ClaimChart) {
  const most = Math.max(...items.map(({ value }) => value))
  const heightOf = (value: number) => `${FLOOR - (value / most) * (FLOOR - ROOF)}%`
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
          y1={heightOf(value)}
          y2={heightOf(value)}
        />
      ))}
      {items.map(({ label, value, written }, index) => {
        const x = `${COLUMNS[index]}%`
        return (
          <g key={label} className={index === items.length - 1 ? 'tall-chart-last' : undefined}>
            <line x1={x} x2={x} y1={`${FLOOR}%`} y2={heightOf(value)} />
            <circle cx={x} cy={heightOf(value)} />
            <text className="tall-chart-value" x={x} y={heightOf(value)} dy="-1.1em">
              {written}
            </text>
            <text x={x} y={`${FLOOR}%`} dy="1.6em">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
