import { Icon } from '../../renderer/components/Icon.tsx'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  id: string
  title: string
  industries: Data['featured']
  /** The badge's words: `{count} services`. */
  serviceCount: string
  shape: 'columns' | 'rows'
}

/** Industries with icon, description and the count of their services. The whole card is the link. */
export function IndustryList({ id, title, industries, serviceCount, shape }: Props) {
  return (
    <section className="section wrap" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`industries industries-${shape}`}>
        {industries.map(({ href, name, description, icon, serviceCount: count }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{description}</p>
              <p className="industry-count note">{fill(serviceCount, { count })}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
