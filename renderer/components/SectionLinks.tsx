import type { PropsWithChildren, ReactNode } from 'react'

interface Props<Id extends string> {
  copy: Record<Id | 'label', string>
  ids: readonly Id[]
  /** At the end of the row, on wide windows. */
  aside?: ReactNode
}

/** Renders links to sections, which stay in view while visitors scroll through the children. */
export function WithSectionLinks<Id extends string>({ copy, ids, aside, children }: PropsWithChildren<Props<Id>>) {
  return (
    <div>
      <nav
        className="section-links wrap mt-step bg-paper lg:not-short:sticky lg:not-short:top-0 lg:not-short:z-2"
        data-enhance=""
        aria-label={copy.label}
      >
        <ul className={`note-size flex gap-x-[clamp(1.25rem,3vw,3rem)] border-line border-b ${PHONE_ROW_CLASSES}`}>
          {ids.map((id) => (
            <li key={id} className="max-md:flex-none">
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

/** Four links fit on phones. With more, a fade shows that the row scrolls. */
const PHONE_ROW_CLASSES =
  'max-md:-mx-gutter max-md:justify-between max-md:gap-x-[0.6rem] max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none] max-md:has-[>:nth-child(5)]:gap-x-5 max-md:has-[>:nth-child(5)]:pe-8 max-md:has-[>:nth-child(5)]:[mask:linear-gradient(to_left,transparent,#000_2rem)]'
