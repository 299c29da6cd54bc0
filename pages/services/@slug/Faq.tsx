import type { Data } from './+data.ts'

interface Props {
  title: string
  faq: Data['faq']
}

/** Questions and answers; `name` makes the browser keep a single one open. */
export function Faq({ title, faq }: Props) {
  return (
    <section className="section wrap columns" aria-labelledby="faq">
      <h2 id="faq" className="faq-title">
        {title}
      </h2>
      <div className="faq rows">
        {faq.map(({ id, question, answer }) => (
          <details key={id} id={id} name="faq">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
