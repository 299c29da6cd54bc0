import type { ServiceSummary } from '../collections/services/queries.ts'
import { formatDollars } from '../wording/format.ts'
import { CardLink } from './Links.tsx'

interface Props {
  services: ServiceSummary[]
  from: string
  perMonth: string
}

export function ServiceIndex({ services, from, perMonth }: Props) {
  return (
    <ul className="rows">
      {services.map(({ href, title, desc, price }) => (
        <li
          key={href}
          className="group relative grid fold:grid-cols-[5fr_6fr_3.2fr] phone:grid-cols-[1fr_auto] items-baseline gap-x-gap gap-y-2 phone:py-7 py-6"
        >
          <h3 className="lights-up">
            <CardLink href={href}>{title}</CardLink>
          </h3>
          <p className="text-ink-soft max-phone:order-1 phone:max-fold:col-1">{desc}</p>
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
