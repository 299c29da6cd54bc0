import { navigation } from '../../renderer/collections/navigation/definition.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'

/** Returns the links of the breadcrumb, from all states to the parent of a page. */
export function createBreadcrumb(site: Site, ...parents: { label: string; href: string }[]) {
  const { label, to } = site.get(cities.page).locationsLink
  return { label: site.get(navigation).breadcrumbName, parents: [{ label, href: to.address }, ...parents] }
}

type Props = ReturnType<typeof createBreadcrumb> & { current: string }

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
export function Breadcrumb({ label, parents, current }: Props) {
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
