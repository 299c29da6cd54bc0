interface Props {
  /** What screen readers call the list. */
  label: string
  links: { id: string; text: string }[]
}

/** Where a long page has what: stays at the top of wide windows while the page scrolls. */
export function SectionLinks({ label, links }: Props) {
  return (
    <nav
      className="section-links wrap fold:tall:sticky fold:tall:top-0 fold:tall:z-2 mt-step bg-paper print:hidden"
      data-part=""
      aria-label={label}
    >
      <ul className="note-size flex flex-wrap gap-x-[clamp(1.25rem,3vw,3rem)] border-line border-y max-phone:grid max-phone:grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))]">
        {links.map(({ id, text }) => (
          <li key={id}>
            <a
              className="block py-[0.8rem] hover:text-accent aria-[current]:text-accent aria-[current]:shadow-[0_1px] max-phone:py-[0.7rem]"
              href={`#${id}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
