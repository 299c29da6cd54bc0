interface Props {
  label: string
  /** The pages above this one, the highest first. */
  parents: { label: string; href: string }[]
  current: string
}

/** Where a page stands. Source: APG breadcrumb pattern. */
export function Breadcrumb({ label, parents, current }: Props) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {parents.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
