import type { ProblemNote } from '../page.ts'

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
