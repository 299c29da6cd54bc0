import './legal.css'
import type { LegalPage } from '../../renderer/collections/legal/definition.ts'
import { Prose } from '../../renderer/components/Prose.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { Day } from '../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** `/terms` and `/privacy` */
export function Page({ words, page, headings }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <h1>{page.title}</h1>
        <p className="legal-date">
          {page.updatedLabel} <Day date={page.updated} />
        </p>
      </header>
      {page.summary && <Summary {...page.summary} />}
      <div className="legal wrap columns">
        <Contents title={words.contents} headings={headings} />
        <div className="legal-text">
          <Prose body={page.body} />
          <Section id="page-questions" title={words.questions.title} className="legal-questions">
            <p>{words.questions.text}</p>
          </Section>
        </div>
      </div>
    </>
  )
}

/** Says in plain language what the full text says exactly. */
function Summary({ title, points }: NonNullable<LegalPage['summary']>) {
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

function Contents({ title, headings }: { title: string; headings: Data['headings'] }) {
  return (
    <nav className="legal-contents" aria-labelledby="page-contents">
      <h2 id="page-contents" className="label">
        {title}
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
