import { clsx } from 'clsx'
import { StackingTable } from '../../renderer/components/StackingTable.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

const CELL = 'text-start align-top phone:border-line phone:border-b phone:py-[1.1rem] phone:pe-gap'
const HEAD_CELL = clsx(CELL, 'font-normal text-note leading-[1.4]')

/** Its prices are set large; on phones each stands at the end of a line that its plan begins. */
const TABLE = clsx(
  'mt-[clamp(2rem,4vw,3.5rem)] w-full table-fixed border-collapse',
  '[&_td]:font-display [&_td]:font-serif [&_td]:text-[clamp(1.5rem,1rem+1.2vw,2.1rem)]/[1.1] [&_td]:lining-nums [&_td]:tabular-nums [&_td]:tracking-[-0.02em]',
  'max-phone:[&_tr]:border-line max-phone:[&_tr]:border-t max-phone:[&_tr]:py-6',
  'max-phone:[&_td]:flex max-phone:[&_td]:flex-wrap max-phone:[&_td]:items-center max-phone:[&_td]:justify-between max-phone:[&_td]:gap-x-4 max-phone:[&_td]:pt-[0.9rem]',
  'max-phone:[&_td]:before:whitespace-pre-line max-phone:[&_td]:before:font-normal max-phone:[&_td]:before:font-sans max-phone:[&_td]:before:text-ink-soft max-phone:[&_td]:before:text-note max-phone:[&_td]:before:leading-[1.4] max-phone:[&_td]:before:tracking-normal max-phone:[&_td]:before:content-[attr(data-label)]',
)

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
      {/* Names and what is said of them need the room of two prices. */}
      <th scope="col" className={clsx(HEAD_CELL, 'w-[27%]')}>
        {words.service}
      </th>
      {first.tiers.map(({ name, description }) => (
        <th scope="col" key={name} className={HEAD_CELL}>
          {name} <span className="block text-ink-soft">{description}</span>
        </th>
      ))}
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="prices">
      <header className="columns gap-y-5">
        <h2 id="prices" className="fold:col-[1/6]">
          {words.title}
        </h2>
        <p className="fold:col-[7/13] text-ink-soft">{words.text}</p>
      </header>
      <StackingTable className={TABLE} aria-labelledby="prices" head={head}>
        {services.map((service) => (
          <ServiceRow key={service.href} words={words} service={service} />
        ))}
      </StackingTable>
      <ul className="note mt-6 grid max-w-176 gap-[0.4rem]">
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
      <th scope="row" className={clsx(CELL, 'font-head font-serif text-[1.375rem]/[1.2] tracking-[-0.014em]')}>
        <a href={service.href}>{service.title}</a>{' '}
        <span className="mt-[0.35rem] block max-w-72 font-normal font-sans text-ink-soft text-note leading-[1.4] tracking-normal">
          {service.time}
        </span>
      </th>
      {service.tiers.map(({ name, description, price }) => (
        <td key={name} className={CELL} data-label={`${name}\n${description}`}>
          {price.monthly === 'custom' ? (
            <span>{words.custom}</span>
          ) : (
            <span>
              {formatDollars(price.monthly)}{' '}
              <small className="font-normal font-sans text-ink-soft text-note normal-nums leading-[1.3] tracking-normal phone:max-fold:mt-1 phone:max-fold:block">
                {words.perMonth}
              </small>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
