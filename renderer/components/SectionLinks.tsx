interface Props {
  /** What screen readers call the list. */
  label: string
  links: { id: string; text: string }[]
}

/** Where a long page has what: stays at the top of wide windows while the page scrolls. */
export function SectionLinks({ label, links }: Props) {
  return (
    <nav
      className="section-links wrap tall:fold:sticky tall:fold:top-0 tall:fold:z-2 mt-step bg-paper print:hidden"
      aria-label={label}
    >
      <ul className="note-size flex flex-wrap gap-x-[clamp(1.25rem,3vw,3rem)] border-line border-y max-phone:grid max-phone:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] max-phone:py-2">
        {links.map(({ id, text }) => (
          <li key={id}>
            <a className="block phone:py-[0.8rem] py-[0.45rem] hover:text-accent" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
