import type { Service } from '../../../renderer/model/schemas/services.ts'

interface Props {
  title: string
  socialProof: string
  stats: Service['stats']
}

/** Whom we did this for, and three figures. */
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
        {stats.map(({ number, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
