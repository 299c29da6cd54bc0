type Props = { links: { href: string; title: string }[]; className: string }

/** Renders links to other pages, one in each row. */
export function LinkRows({ links, className }: Props) {
  return (
    <ul className={`rows ${className}`}>
      {links.map(({ href, title }) => (
        <li key={href} className="py-4">
          <a className="hover-accent font-serif text-name" href={href}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
