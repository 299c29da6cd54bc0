import { BarDrawing } from '../../renderer/components/BarDrawing.tsx'
import { fill } from '../../renderer/model/fill.ts'
import type { Data } from './+data.ts'
import { TallChart } from './TallChart.tsx'

interface Props {
  copy: Data['copy']['results']
  basis: string
  claims: Data['results']
}

/** Three figures, each drawn to scale, with what it counts and where it comes from. The header links here. */
export function Results({ copy, basis, claims }: Props) {
  return (
    <section className="results section wrap" id="results" aria-labelledby="results-title">
      <div className="heading-row">
        <h2 id="results-title">{copy.title}</h2>
        <p className="note">{copy.note}</p>
      </div>
      <div className="results-figures columns">
        {claims.map((claim, index) => (
          <figure key={claim.id} className="result">
            <p className="result-value">{claim.value}</p>
            <figcaption>
              <p className="result-counts">{claim.counts}</p>
              <p className="note">{fill(basis, { basis: claim.basis })}</p>
            </figcaption>
            {claim.drawing && (
              <div className="result-chart">
                {index === 0 ? <TallChart {...claim.drawing} /> : <BarDrawing {...claim.drawing} />}
              </div>
            )}
          </figure>
        ))}
      </div>
    </section>
  )
}
