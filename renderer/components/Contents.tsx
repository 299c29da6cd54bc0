import { clsx } from 'clsx'
import type { Heading } from '../prose/body.ts'

interface Props {
  title: string
  headings: Heading[]
  className?: string
}

/** The sections of a long page. Where there is room it stays beside the text. */
export function Contents({ title, headings, className }: Props) {
  return (
    <nav className={clsx('page-contents', className)} aria-labelledby="page-contents">
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
