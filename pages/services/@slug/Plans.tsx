import './tables.css'
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
    <ol className="plans @container phone:hidden gap-9 max-phone:grid print:hidden">
      {plans.map(({ tier, above, items }) => (
        <li key={tier.name} className="plan tier border-ink border-t pt-[1.1rem]">
          <h3 className="tier-name">{tier.name}</h3>
          <TierFacts words={words} tier={tier} />
          {above && <p className="mt-[0.9rem] font-medium text-note/[inherit]">{fill(words.above, { plan: above })}</p>}
          <ul className="plan-items rows mt-3 text-note/[1.45]">
            {items.map(({ name, amount, help }) => (
              <li key={name}>
                <span>{name}</span> {amount && <b>{amount}</b>}
                {help && <span className="plan-help">{help}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** What stands below a plan's name, in the table and in the list. */
export function TierFacts({ words, tier }: { words: Copy; tier: Tier }) {
  const { price, description } = tier
  return (
    <>
      {isPopular(tier) && <span className="tier-mark">{words.popular}</span>}{' '}
      <span className="tier-price">
        {price.monthly === 'custom' ? (
          words.custom
        ) : (
          <>
            {formatDollars(price.monthly)} <small>{words.perMonth}</small>
          </>
        )}
      </span>{' '}
      <span className="tier-size">{description}</span> {price.note && <span className="tier-size">{price.note}</span>}
    </>
  )
}
