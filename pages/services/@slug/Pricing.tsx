import './tables.css'
import GithubSlugger from 'github-slugger'
import { Buttons } from '../../../renderer/components/Links.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { IN_TABLE, Plans, TierFacts } from './Plans.tsx'
import type { PriceTable } from './priceTable.ts'
import { TableHead } from './TableHead.tsx'

type Copy = Data['words']['pricing']

/** What the service costs: a table, and on phones a list. */
export function Pricing({ words, pricing }: { words: Copy; pricing: PriceTable }) {
  const { title, description, plans } = pricing
  return (
    <section className="section wrap" aria-labelledby="pricing">
      <TableHead id="pricing" title={title} text={description} />
      <Table words={words} pricing={pricing} />
      <Plans words={words} plans={plans} />
      <Buttons primary={words.call} className="buttons mt-8 max-phone:hidden" />
    </section>
  )
}

function Table({ words, pricing: { tiers, rows } }: { words: Copy; pricing: PriceTable }) {
  return (
    <table className="pricing w-full table-fixed max-phone:not-print:hidden" aria-labelledby="pricing">
      <thead>
        <tr>
          <th scope="col" className="w-1/4 align-bottom text-ink-soft text-note/[1.4]">
            {words.feature}
          </th>
          {tiers.map((tier) => (
            <th key={tier.name} scope="col" abbr={tier.name} className="relative">
              {/* Room for names of two lines, so that prices stand on one line. */}
              <span className="block font-head font-serif text-[1.375rem]/[1.15] tracking-[-0.014em] max-wide:min-h-[2.3em]">
                {tier.name}
              </span>{' '}
              <TierFacts words={words} tier={tier} places={IN_TABLE} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-note/[1.45] tabular-nums">
        {rows.map((row) => (
          <Row key={row.feature} words={words} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ words, row: { feature, help, cells } }: { words: Copy; row: PriceTable['rows'][number] }) {
  return (
    <tr>
      {help === undefined ? (
        <th scope="row">{feature}</th>
      ) : (
        <ExplainedFeature name={feature} help={help} label={fill(words.help, { feature })} />
      )}
      {cells.map(({ tier, included }) =>
        typeof included === 'string' ? (
          <td key={tier}>{included}</td>
        ) : (
          <td key={tier} className={included ? 'is-included' : 'not-included'}>
            <span className="sr-only">{included ? words.included : words.notIncluded}</span>
          </td>
        ),
      )}
    </tr>
  )
}

/** The button is a question mark, so its label says what it explains. The row makes room for the help when it opens. */
function ExplainedFeature({ name, help, label }: { name: string; help: string; label: string }) {
  const id = `help-${new GithubSlugger().slug(name)}`
  const lastWord = name.slice(name.lastIndexOf(' ') + 1)
  return (
    <th scope="row" abbr={name}>
      {name.slice(0, -lastWord.length)}
      {/* Keeps the button on the line of the last word. */}
      <span className="whitespace-nowrap">
        {lastWord}{' '}
        <button type="button" className="help-button" data-part="" popoverTarget={id} aria-label={label}>
          ?
        </button>
      </span>
      <span className="help" id={id} popover="auto">
        {help}
      </span>
    </th>
  )
}
