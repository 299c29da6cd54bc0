import { CardLink, MoreLink } from '../../renderer/components/Links.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Renders the services with their lowest prices, and links to all industries. */
export function Services({ copy: { services: copy }, services, industries }: Data) {
  return (
    <section className="section wrap columns fold:grid-rows-[auto_1fr] gap-y-12" aria-labelledby="services">
      <header className="fold:col-[1/5]">
        <h2 id="services">{copy.title}</h2>
        <MoreLink link={copy.more} className="mt-6" />
      </header>
      <ul className="rows fold:col-[5/13] fold:row-[1/3]">
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
              <p className="even-figures serif-head phone:justify-self-end phone:whitespace-nowrap phone:text-end tracking-normal phone:max-fold:col-2 phone:max-fold:row-[1/3]">
                <span className="beside-serif">{copy.from}</span> {formatDollars(price)}{' '}
                <span className="beside-serif phone:mt-[0.3rem] phone:block">{copy.perMonth}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="fold:col-[1/5]">
        <p className="label">{copy.industries}</p>
        <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-gap max-phone:gap-y-2">
          {industries.map(({ href, name }) => (
            <li key={href}>
              <a className="more wrap-anywhere" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
