import './prices.css'
import { StackingTable } from '../../renderer/components/StackingTable.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Returns a table with a row per service and a column per plan. All services have the same plans. */
export function Prices({ copy: { prices: copy }, priced: services }: Pick<Data, 'copy' | 'priced'>) {
  const [first] = services
  if (!first) return null
  const head = (
    <>
      <th scope="col" className="fold:w-1/3 w-[27%]">
        {copy.service}
      </th>
      {first.tiers.map(({ name, description }) => (
        <th scope="col" key={name}>
          {name} <span className="block text-ink-soft">{description}</span>
        </th>
      ))}
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="prices">
      <header className="columns items-baseline gap-y-5">
        <h2 id="prices" className="fold:col-[1/6]">
          {copy.title}
        </h2>
        <p className="fold:col-[7/13] text-ink-soft">{copy.text}</p>
      </header>
      <StackingTable
        className="all-prices mt-[clamp(2rem,4vw,3.5rem)] w-full table-fixed"
        aria-labelledby="prices"
        head={head}
      >
        {services.map((service) => (
          <ServiceRow key={service.href} copy={copy} service={service} isFirst={service === first} />
        ))}
      </StackingTable>
      <ul className="note mt-6 grid max-w-176 gap-[0.4rem]">
        {copy.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

interface ServiceRowProps {
  copy: Data['copy']['prices']
  service: Data['priced'][number]
  isFirst: boolean
}

function ServiceRow({ copy, service, isFirst }: ServiceRowProps) {
  return (
    <tr className={isFirst ? undefined : 'max-phone:not-print:[&_small]:hidden'}>
      <th scope="row">
        <a className="finger" href={service.href}>
          {service.title}
        </a>{' '}
        <span className="beside-serif mt-[0.35rem] block max-w-72 leading-[1.4]">{service.time}</span>
      </th>
      {service.tiers.map(({ name, description, price }) => (
        // On phones, a note replaces the custom price.
        <td
          key={name}
          className={price.monthly === 'custom' ? 'max-phone:not-print:hidden' : undefined}
          data-label={isFirst ? `${name}\n${description}` : name}
        >
          {price.monthly === 'custom' ? (
            <span>{copy.custom}</span>
          ) : (
            <span>
              {formatDollars(price.monthly)}{' '}
              <small className="beside-serif leading-[1.3] max-fold:mt-1 max-fold:block">{copy.perMonth}</small>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
