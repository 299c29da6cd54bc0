import type { LegalPage } from '../../renderer/collections/legal/definition.ts'

/** The card that says in plain language what the full text says exactly. */
export function Summary({ summary: { title, points } }: { summary: NonNullable<LegalPage['summary']> }) {
  return (
    <section className="summary wrap" aria-labelledby="page-summary">
      <div className="summary-card">
        <h2 id="page-summary">{title}</h2>
        <dl>
          {points.map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
