import type { Heading } from '../prose/body.ts'

/** The sections of a long page. Where there is room it stays beside the text. */
export function Contents({ title, headings }: { title: string; headings: Heading[] }) {
  return (
    <nav className="page-contents" aria-labelledby="page-contents">
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
