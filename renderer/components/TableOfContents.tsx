import type { Heading } from '../prose/body.ts'

type Props = { title: string; headings: Heading[]; className: string }

/** Renders a table of contents. It collapses on phones, and stays in view on large screens. */
export function TableOfContents({ title, headings, className }: Props) {
  return (
    <nav
      className={`lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto print:hidden ${className}`}
      aria-label={title}
    >
      <details className="phone-fold border-line max-md:border-y">
        <summary className="disclosure">
          <h2 className="label lg:pt-[0.2rem]">{title}</h2>
        </summary>
        <ol className="note-size mt-2 leading-[1.4] md:gap-x-gap md:max-lg:columns-2 lg:columns-1 lg:[scroll-target-group:auto]">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                className="block py-[0.3rem] hover:text-accent hover:underline max-md:py-[0.72rem] [&:target-current]:text-accent [&:target-current]:underline"
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
