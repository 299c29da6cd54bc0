import './Prices.css'
import { StackingTable } from '../../renderer/components/StackingTable.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

interface Props {
  words: Data['words']['prices']
  services: Data['priced']
}

/** Every plan's price in one table: the quote that a call promises. On phones each service is a list of its plans. */
export function Prices({ words, services }: Props) {
  const [first] = services
  if (!first) return null
  const head = (
    <>
      <th scope="col">{words.service}</th>
      {first.tiers.map(({ name, description }) => (
        <th scope="col" key={name}>
          {name} <span>{description}</span>
        </th>
      ))}
    </>
  )
  return (
    <section className="contact-prices section wrap" aria-labelledby="prices">
      <header className="columns">
        <h2 id="prices">{words.title}</h2>
        <p>{words.text}</p>
      </header>
      <StackingTable aria-labelledby="prices" head={head}>
        {services.map((service) => (
          <ServiceRow key={service.href} words={words} service={service} />
        ))}
      </StackingTable>
      <ul className="contact-prices-notes note">
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

function ServiceRow({ words, service }: { words: Props['words']; service: Props['services'][number] }) {
  return (
    <tr>
      <th scope="row">
        <a href={service.href}>{service.title}</a> <span>{service.time}</span>
      </th>
      {service.tiers.map(({ name, description, price }) => (
        <td key={name} data-label={`${name}\n${description}`}>
          {price.monthly === 'custom' ? (
            <span>{words.custom}</span>
          ) : (
            <span>
              {formatDollars(price.monthly)} <small>{words.perMonth}</small>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
