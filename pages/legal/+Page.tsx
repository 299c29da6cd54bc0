import './legal.css'
import type { LegalPage } from '../../renderer/collections/legal/definition.ts'
import { BeatLine } from '../../renderer/components/BeatLine.tsx'
import { Contents } from '../../renderer/components/Contents.tsx'
import { Prose } from '../../renderer/components/Prose.tsx'
import { Section } from '../../renderer/components/Section.tsx'
import { Day } from '../../renderer/components/Time.tsx'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** `/terms` and `/privacy` */
export function Page({ words, page, headings, pulse, longest }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <h1>{page.title}</h1>
        <p className="legal-date">
          {page.updatedLabel} <Day date={page.updated} />
        </p>
      </header>
      <BeatLine className="legal-line" isInPage pulse={pulse} />
      {longest && <p className="legal-caption wrap note">{fill(words.drawing, { longest })}</p>}
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
