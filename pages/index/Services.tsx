import { CardLink, MoreLink } from '../../renderer/components/Links.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Renders the first services, the lowest prices, and links to industries. */
export function Services({ copy: { services: servicesCopy }, services, industries }: Data) {
  return (
    <section className="section wrap columns gap-y-12 lg:grid-rows-[auto_1fr]" aria-labelledby="services">
      <header className="lg:col-[1/5]">
        <h2 id="services">{servicesCopy.title}</h2>
        <MoreLink link={servicesCopy.allServicesLink} className="mt-6" />
      </header>
      <ul className="rows lg:col-[5/13] lg:row-[1/3]">
        {services.map(({ href, title, cardText, lowestMonthlyPrice }) => (
          <li
            key={href}
            className="group relative grid items-baseline gap-x-gap gap-y-2 py-6 md:grid-cols-[1fr_auto] md:py-7 lg:grid-cols-[5fr_6fr_3.2fr]"
          >
            <h3 className="hover-accent">
              <CardLink href={href}>{title}</CardLink>
            </h3>
            <p className="text-ink-soft max-md:order-1 md:max-lg:col-1">{cardText}</p>
            {lowestMonthlyPrice !== undefined && (
              <p className="lining-tabular font-display font-serif text-h3 tracking-normal md:justify-self-end md:whitespace-nowrap md:text-end md:max-lg:col-2 md:max-lg:row-[1/3]">
                <span className="small-sans">{servicesCopy.pricePrefix}</span> {formatDollars(lowestMonthlyPrice)}{' '}
                <span className="small-sans md:mt-[0.3rem] md:block">{servicesCopy.perMonth}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="lg:col-[1/5]">
        <p className="label">{servicesCopy.industriesLabel}</p>
        <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-gap max-md:gap-y-2">
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
