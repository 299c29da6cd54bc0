interface BreadcrumbProps {
  label: string
  /** Ordered from the root to the parent. */
  parents: { label: string; href: string }[]
  current: string
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
export function Breadcrumb({ label, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="note-size flex flex-wrap items-baseline gap-x-[0.6rem] gap-y-1 text-ink-soft *:not-first:before:me-[0.6rem] *:not-first:before:content-['/'_/_'']">
        {parents.map((parent) => (
          <li key={parent.href}>
            <a
              className="touch-target inline-block py-[0.3rem] underline decoration-line hover:text-accent"
              href={parent.href}
            >
              {parent.label}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
