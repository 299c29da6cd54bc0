import { BarDrawing } from '../../../renderer/components/BarDrawing.tsx'
import type { Data } from './+data.ts'

interface Props {
  title: string
  socialProof: string
  stats: Data['stats']
}

/** Whom we did this for, and three figures; those that are results are drawn to scale. */
export function Figures({ title, socialProof, stats }: Props) {
  return (
    <section className="figures section wrap" aria-labelledby="figures">
      <div className="columns">
        <h2 id="figures" className="label">
          {title}
        </h2>
        <p className="statement">{socialProof}</p>
      </div>
      <dl className="figures-list">
        {stats.map(({ number, label, chart }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
            {chart && (
              <dd className="figures-chart">
                <BarDrawing {...chart} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
