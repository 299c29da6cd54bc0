import './prices.css'
import { listPricedPlans, shortenSizes } from '../../renderer/collections/services/pricing.ts'
import { TextList } from '../../renderer/components/Lists.tsx'
import { StackingTable } from '../../renderer/components/StackingTable.tsx'
import { formatDollars } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Phones collapse the other notes. */
const VISIBLE_NOTE_COUNT = 2
const NOTES_CLASSES = 'note grid max-w-176 gap-[0.4rem]'

/** Renders the prices of services. Rows are services, and columns are plans. Services share the plans. */
export function Prices({ copy: { prices: pricesCopy }, pricedServices: services }: Data) {
  const [firstService] = services
  if (!firstService) return null
  // The description of a plan is the size of the practice.
  const sizes = shortenSizes(listPricedPlans(firstService.plans).map(({ description }) => description))
  const areCustomPricesMerged = services.every(({ plans }) => plans.at(-1)?.price.monthly === 'custom')
  const headerCells = (
    <>
      <th scope="col" className="w-[27%] lg:w-1/3">
        {pricesCopy.serviceHeader} <span className="block text-ink-soft">{pricesCopy.perMonth}</span>
      </th>
      {firstService.plans.map(({ name, description }) => (
        <th scope="col" key={name}>
          {name} <span className="block text-ink-soft">{description}</span>
        </th>
      ))}
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="prices">
      <header className="columns items-baseline gap-y-5">
        <h2 id="prices" className="lg:col-[1/6]">
          {pricesCopy.title}
        </h2>
        <p className="text-ink-soft lg:col-[7/13]">{pricesCopy.text}</p>
      </header>
      <StackingTable
        className="all-prices mt-[clamp(2rem,4vw,3.5rem)] w-full table-fixed"
        aria-labelledby="prices"
        headerCells={headerCells}
      >
        {services.map(({ href, title, timeToResults, plans }, index) => (
          <tr key={href}>
            <th scope="row">
              <a className="touch-target" href={href}>
                {title}
              </a>{' '}
              <span className="small-sans mt-[0.35rem] block max-w-72 leading-[1.4]">{timeToResults}</span>
            </th>
            {plans.map(({ name, price: { monthly } }, planIndex) =>
              monthly === 'custom' ? (
                // On phones, a note replaces the custom price.
                (index === 0 || !areCustomPricesMerged) && (
                  <td
                    key={name}
                    className="max-md:not-print:hidden"
                    rowSpan={areCustomPricesMerged ? services.length : 1}
                  >
                    {pricesCopy.customPrice}
                  </td>
                )
              ) : (
                <td key={name} data-label={sizes[planIndex]}>
                  {formatDollars(monthly)}
                </td>
              ),
            )}
          </tr>
        ))}
      </StackingTable>
      <TextList items={pricesCopy.notes.slice(0, VISIBLE_NOTE_COUNT)} className={`${NOTES_CLASSES} mt-6`} />
      {pricesCopy.notes.length > VISIBLE_NOTE_COUNT && (
        <details className="phone-fold max-w-176 border-line max-md:mt-3 max-md:border-y">
          <summary className="disclosure unfolded:hidden">{pricesCopy.moreNotesToggle}</summary>
          <TextList
            items={pricesCopy.notes.slice(VISIBLE_NOTE_COUNT)}
            className={`${NOTES_CLASSES} mt-[0.4rem] max-md:mb-4`}
          />
        </details>
      )}
    </section>
  )
}
