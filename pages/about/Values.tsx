import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['values']
  values: Data['values']
}

/** What we hold to, a hairline between one and the next. */
export function Values({ copy, values }: Props) {
  return (
    <section className="values section wrap" aria-labelledby="values">
      <div className="heading-row">
        <h2 id="values">{copy.title}</h2>
        <p className="note">{copy.text}</p>
      </div>
      <ol className="rows">
        {values.map(({ slug, name, text }) => (
          <li key={slug} className="columns">
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
