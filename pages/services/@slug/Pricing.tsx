import './tables.css'
import GithubSlugger from 'github-slugger'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { StackingTable } from '../../../renderer/components/StackingTable.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatDollars } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import type { PriceTable } from './priceTable.ts'

type Copy = Data['words']['pricing']

/** Tiers as columns. On phones they stand below each other, and the features that need explaining come last. */
export function Pricing({ words, pricing }: { words: Copy; pricing: PriceTable }) {
  const { title, description, tiers, rows } = pricing
  const head = (
    <>
      <th scope="col">{words.feature}</th>
      {tiers.map((tier) => (
        <TierHead key={tier.name} words={words} tier={tier} />
      ))}
    </>
  )
  return (
    <section className="section wrap" aria-labelledby="pricing">
      <header className="table-head">
        <h2 id="pricing">{title}</h2>
        <p>{description}</p>
      </header>
      <StackingTable className="pricing" aria-labelledby="pricing" head={head}>
        {rows.map((row) => (
          <Row key={row.feature} words={words} row={row} />
        ))}
      </StackingTable>
      <Buttons primary={words.call} className="pricing-call buttons" />
    </section>
  )
}

function TierHead({ words, tier }: { words: Copy; tier: PriceTable['tiers'][number] }) {
  const { name, description, popular, price } = tier
  return (
    <th scope="col" abbr={name} className={popular ? 'tier tier-popular' : 'tier'}>
      <span className="tier-mark">{popular && words.popular}</span> <span className="tier-name">{name}</span>{' '}
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
    </th>
  )
}

function Row({ words, row: { feature, help, cells } }: { words: Copy; row: PriceTable['rows'][number] }) {
  const inWords = (included: boolean | string) =>
    typeof included === 'string' ? included : included ? words.included : words.notIncluded
  return (
    <tr>
      {help === undefined ? (
        <th scope="row">{feature}</th>
      ) : (
        <ExplainedFeature name={feature} help={help} label={fill(words.help, { feature })} />
      )}
      {cells.map(({ tier, included }) => (
        <td key={tier} data-label={feature} className={included === false ? 'not-included' : undefined}>
          <span>{inWords(included)}</span>
        </td>
      ))}
    </tr>
  )
}

/** The button is a question mark, so its label says what it explains. */
function ExplainedFeature({ name, help, label }: { name: string; help: string; label: string }) {
  const id = `help-${new GithubSlugger().slug(name)}`
  const lastWord = name.slice(name.lastIndexOf(' ') + 1)
  return (
    <th scope="row" abbr={name} className="explained">
      {name.slice(0, -lastWord.length)}
      {/* Keeps the button on the line of the last word. */}
      <span className="whitespace-nowrap">
        {lastWord}{' '}
        <button type="button" className="help-button" popoverTarget={id} aria-label={label}>
          ?
        </button>
      </span>
      <span className="help" id={id} popover="auto">
        {help}
      </span>
    </th>
  )
}
