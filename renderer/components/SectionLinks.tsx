interface Props {
  /** What screen readers call the list. */
  label: string
  links: { id: string; text: string }[]
}

/** Where a long page has what: stays at the top of wide windows while the page scrolls. */
export function SectionLinks({ label, links }: Props) {
  return (
    <nav className="section-links wrap" data-part="" aria-label={label}>
      <ul>
        {links.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
