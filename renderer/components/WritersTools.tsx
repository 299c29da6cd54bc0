import type { EditLink, PageMeta, ProblemNote } from '../page.ts'
import { urls } from '../urls.ts'

type Props = { meta: PageMeta; url: string; editLinks: EditLink[] }

/** Renders links to the files and forms of a page, and previews for search results and social networks. */
export function WritersTools({ meta, url, editLinks }: Props) {
  return (
    <>
      <nav className="edit-links" aria-label="Files of this page">
        {editLinks.map(({ name, href }) => (
          <a key={name} href={href} rel="noopener">
            {name}
          </a>
        ))}
      </nav>
      <details className="search-preview">
        <summary>Preview in search results and when shared</summary>
        <div>
          <p>{url}</p>
          <p>{meta.title}</p>
          <p>{meta.description}</p>
        </div>
        {meta.share && (
          <div>
            <img src={urls.share(meta.share.pageAddress)} alt="" width="600" height="315" loading="lazy" />
            <p>{new URL(url).hostname}</p>
            <p>{meta.title}</p>
            <p>{meta.description}</p>
          </div>
        )}
      </details>
    </>
  )
}

/** Renders the problems in the files of a page, above its content. */
export function ProblemBox({ problems }: { problems: ProblemNote[] }) {
  return (
    <aside className="problem-box">
      <p>{problems.length === 1 ? 'Fix this' : `Fix these ${problems.length} problems`} before you publish the page:</p>
      <ProblemList problems={problems} />
    </aside>
  )
}

/** Renders the problems in files of other pages or of no page, collapsed below the first message. */
export function ProblemBar({ problems }: { problems: ProblemNote[] }) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return (
    <details className="problem-bar">
      <summary>
        {count}: {problems[0]?.message}
      </summary>
      <ProblemList problems={problems} />
    </details>
  )
}

function ProblemList({ problems }: { problems: ProblemNote[] }) {
  return (
    <ul>
      {problems.map(({ file, line, column, message, advice, formUrl }) => (
        <li key={`${file}:${line}:${column} ${message}`}>
          {message} {advice}{' '}
          <span>
            {file}:{line}
          </span>{' '}
          {formUrl !== undefined && <a href={formUrl}>Open the form</a>}
        </li>
      ))}
    </ul>
  )
}
