interface BreadcrumbProps {
  label: string
  /** The pages above this one, the highest first. */
  parents: { label: string; href: string }[]
  current: string
}

/** Where a page stands. Source: APG breadcrumb pattern. */
export function Breadcrumb({ label, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs note-size flex flex-wrap items-baseline gap-x-[0.6rem] gap-y-1 text-ink-soft">
        {parents.map(({ label, href }) => (
          <li key={href}>
            <a className="finger inline-block py-[0.3rem] underline decoration-line hover:text-accent" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
