import type { ServiceSummary } from '../collections/services/queries.ts'
import { formatDollars } from '../wording/format.ts'
import { CardLink } from './Links.tsx'

interface Props {
  services: ServiceSummary[]
  /** The words around the lowest price: `from` … `a month`. */
  from: string
  perMonth: string
  /** Words that say that the row is a link, where that is not plain. */
  more?: string
  level: 2 | 3
}

/** A list of services, as large as a table of contents. The whole row can be pressed. */
export function ServiceIndex({ services, from, perMonth, more, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="rows">
      {services.map(({ href, title, desc, price }) => (
        <li
          key={href}
          className="group relative grid fold:grid-cols-[5fr_6fr_3.2fr] phone:grid-cols-[1fr_auto] items-baseline gap-x-gap gap-y-2 phone:py-7 py-6"
        >
          <Heading className="lights-up font-head text-head">
            <CardLink href={href}>{title}</CardLink>
          </Heading>
          <p className="text-ink-soft max-phone:order-1 phone:max-fold:col-1">
            {desc}
            {more && (
              <span
                className="mt-3 block w-fit text-ink underline decoration-line underline-offset-[0.22em] group-hover:text-accent"
                aria-hidden="true"
              >
                {more}
              </span>
            )}
          </p>
          {price !== undefined && (
            <p className="even-figures serif-head phone:justify-self-end phone:whitespace-nowrap phone:text-end tracking-normal phone:max-fold:col-2 phone:max-fold:row-[1/3] max-phone:text-[1.35rem]">
              <span className="beside-serif">{from}</span> {formatDollars(price)}{' '}
              <span className="beside-serif phone:mt-[0.3rem] phone:block">{perMonth}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
