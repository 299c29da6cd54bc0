import type { Navigation } from '../collections/navigation/definition.ts'
import { ariaCurrent } from './currentPage.ts'

interface Props {
  industries: Navigation['industries']
  pathname: string
}

/** "Solutions by Industry": a disclosure, which opens and closes without script. */
export function IndustriesMenu({ industries, pathname }: Props) {
  return (
    <details className="industries-menu">
      <summary>
        {industries.label}
        <svg className="chevron" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul>
        {industries.links.map(({ label, to, text }) => (
          <li key={to.slug}>
            <a href={to.slug} aria-current={to.slug === pathname ? ariaCurrent(to.slug, pathname) : undefined}>
              <b>{label}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
