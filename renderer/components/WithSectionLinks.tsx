import type { PropsWithChildren, ReactNode } from 'react'

type Props<Id extends string> = { copy: Record<Id | 'label', string>; ids: readonly Id[]; aside?: ReactNode }

/** Renders sections below a row of links to them. On large screens, the row is sticky. On wide windows, `aside` is at the end of the row. */
export function WithSectionLinks<Id extends string>({ copy, ids, aside, children }: PropsWithChildren<Props<Id>>) {
  return (
    <div>
      <nav
        className="section-links wrap mt-step bg-paper lg:not-short:sticky lg:not-short:top-0 lg:not-short:z-2"
        data-enhance=""
        aria-label={copy.label}
      >
        <ul className="note-size flex border-line border-b">
          {ids.map((id) => (
            <li key={id}>
              <a
                className="block py-[0.8rem] hover:text-accent aria-[current]:text-accent aria-[current]:[box-shadow:0_1px]"
                href={`#${id}`}
              >
                {copy[id]}
              </a>
            </li>
          ))}
          {aside && <li className="ms-auto self-center first-letter:uppercase max-lg:hidden">{aside}</li>}
        </ul>
      </nav>
      {children}
    </div>
  )
}
