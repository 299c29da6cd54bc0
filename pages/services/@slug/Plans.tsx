import './tables.css'
import { clsx } from 'clsx'
import { isPopular } from '../../../renderer/collections/services/pricing.ts'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatDollars } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import type { PriceTable } from './priceTable.ts'

type Copy = Data['words']['pricing']
type Tier = PriceTable['tiers'][number]

/** The plans below each other, for phones: a table of five columns has no room there. The sheet shows one of the two. */
export function Plans({ words, plans }: { words: Copy; plans: PriceTable['plans'] }) {
  return (
    <ol className="@container phone:hidden gap-5 max-phone:grid print:hidden">
      {plans.map(({ tier, above, items }) => (
        <li
          key={tier.name}
          className="@large-letters:grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-baseline gap-x-4 border-t pt-[1.1rem]"
        >
          <h3 className="text-[1.375rem]/[1.15] tracking-[-0.014em]">{tier.name}</h3>
          <TierFacts words={words} tier={tier} places={IN_LIST} />
          <details className="col-span-full mt-2 text-note/[1.45]">
            <summary className="discloses py-2">{above ? fill(words.above, { plan: above }) : words.includes}</summary>
            <ul className="rows">
              {items.map(({ name, amount, help }) => (
                <li key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <span>{name}</span> {amount && <b className="font-medium">{amount}</b>}
                  {help && <span className="mt-[0.15rem] basis-full text-ink-soft">{help}</span>}
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  )
}

type Places = Record<'mark' | 'price' | 'per' | 'size' | 'note', string>

/** The mark stands above the names, which are on one line; so do prices and sizes. */
export const IN_TABLE: Places = {
  mark: 'absolute top-0',
  price: 'min-h-[calc(1em+1.8rem)] text-[clamp(1.5rem,0.4rem+2.5vw,3rem)]/none whitespace-nowrap print:text-[1.75rem]',
  per: 'mt-[0.45rem] block',
  size: '',
  note: 'mt-[0.35rem]',
}

/** Name and size on one line, price and mark on the next. */
const IN_LIST: Places = {
  mark: '@large-letters:text-end [grid-area:2/2]',
  price: 'text-title/none [grid-area:2/1]',
  per: '',
  size: '@large-letters:text-end [grid-area:1/2]',
  note: 'col-span-full',
}

const SIZE = 'block text-ink-soft text-note/[1.4]'

/** What stands below a plan's name, in the table and in the list. */
export function TierFacts({ words, tier, places }: { words: Copy; tier: Tier; places: Places }) {
  const { price, description } = tier
  return (
    <>
      {isPopular(tier) && (
        <span className={clsx('tier-mark note-size whitespace-nowrap font-medium', places.mark)}>{words.popular}</span>
      )}{' '}
      <span className={clsx('even-figures my-3 block font-display font-serif tracking-[-0.02em]', places.price)}>
        {price.monthly === 'custom' ? (
          words.custom
        ) : (
          <>
            {formatDollars(price.monthly)}{' '}
            <small className={clsx('beside-serif leading-[1.3]', places.per)}>{words.perMonth}</small>
          </>
        )}
      </span>{' '}
      <span className={clsx(SIZE, places.size)}>{description}</span>{' '}
      {price.note && <span className={clsx(SIZE, places.note)}>{price.note}</span>}
    </>
  )
}
