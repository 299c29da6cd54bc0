import { clsx } from 'clsx'
import type { Heading } from '../prose/body.ts'

/** Renders a table of contents, which is collapsed on phones. */
export function TableOfContents({
  title,
  headings,
  className,
}: {
  title: string
  headings: Heading[]
  className?: string
}) {
  return (
    <nav
      className={clsx(
        'fold:sticky fold:top-24 fold:max-h-[calc(100vh-8rem)] fold:self-start fold:overflow-y-auto print:hidden',
        className,
      )}
      aria-label={title}
    >
      <details className="phone-fold border-line max-phone:border-y">
        <summary className="discloses">
          <h2 className="label fold:pt-[0.2rem]">{title}</h2>
        </summary>
        <ol className="note-size mt-2 fold:columns-1 phone:gap-x-gap leading-[1.4] fold:[scroll-target-group:auto] phone:max-fold:columns-2">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                className="block py-[0.3rem] hover:text-accent hover:underline max-phone:py-[0.72rem] [&:target-current]:text-accent [&:target-current]:underline"
                href={`#${id}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
