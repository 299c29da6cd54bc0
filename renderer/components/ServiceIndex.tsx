import './ServiceIndex.css'
import type { ServiceSummary } from '../collections/services/queries.ts'
import { formatDollars } from '../wording/format.ts'

interface Props {
  services: ServiceSummary[]
  /** The words around the lowest price: `from` … `a month`. */
  from: string
  perMonth: string
  /** Words that say that the row is a link, where that is not plain. */
  more?: string
  level: 2 | 3
}

/** A list of services, as large as a table of contents. The whole row is the link. */
export function ServiceIndex({ services, from, perMonth, more, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="service-index rows">
      {services.map(({ href, title, desc, price }) => (
        <li key={href}>
          <a href={href}>
            <Heading className="service-index-title">{title}</Heading>
            <p>
              {desc}
              {more && <span className="service-index-more">{more}</span>}
            </p>
            {price !== undefined && (
              <p className="service-index-price">
                <span>{from}</span> {formatDollars(price)} <span>{perMonth}</span>
              </p>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
