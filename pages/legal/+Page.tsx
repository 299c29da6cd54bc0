import './legal.css'
import { Prose } from '../../renderer/components/Prose.tsx'
import { formatDay } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Summary } from './Summary.tsx'

/** `/terms` and `/privacy` */
export function Page({ copy, page, headings }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <h1>{page.title}</h1>
        <p className="legal-date">
          {page.updatedLabel} <time dateTime={page.updated}>{formatDay(page.updated)}</time>
        </p>
      </header>
      {page.summary && <Summary summary={page.summary} />}
      <div className="legal wrap columns">
        <nav className="legal-contents" aria-labelledby="page-contents">
          <h2 id="page-contents" className="label">
            {copy.contents}
          </h2>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          <Prose body={page.body} />
          <section className="legal-questions" aria-labelledby="page-questions">
            <h2 id="page-questions">{copy.questions.title}</h2>
            <p>{copy.questions.text}</p>
          </section>
        </div>
      </div>
    </>
  )
}
