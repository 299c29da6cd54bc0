import './ServiceIndex.css'
import { formatDollars } from '../model/format.ts'
import { urls } from '../model/urls.ts'

export interface ServiceSummary {
  slug: string
  title: string
  desc: string
  /** Dollars a month; none where the service has no price list. */
  price: number | undefined
}

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
      {services.map(({ slug, title, desc, price }) => (
        <li key={slug}>
          <a href={urls.service(slug)}>
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
