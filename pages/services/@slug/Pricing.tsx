import './tables.css'
import { ButtonLink } from '../../../renderer/components/Links.tsx'
import { roles } from '../../../renderer/components/StackingTable.tsx'
import type { Data } from './+data.ts'
import { PricingFeature } from './PricingFeature.tsx'
import type { PriceTable } from './priceTable.ts'
import { TierHead } from './TierHead.tsx'

interface Props {
  copy: Data['copy']['pricing']
  pricing: PriceTable
}

/** Four tiers as columns. On phones they stand below each other, and the features that need explaining come last. */
export function Pricing({ copy, pricing: { title, description, tiers, rows } }: Props) {
  const words = (included: boolean | string) =>
    typeof included === 'string' ? included : included ? copy.included : copy.notIncluded
  return (
    <section className="section wrap" aria-labelledby="pricing">
      <header className="table-head">
        <h2 id="pricing">{title}</h2>
        <p>{description}</p>
      </header>
      <table {...roles.table} className="pricing" aria-labelledby="pricing">
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHead}>{copy.feature}</th>
            {tiers.map((tier) => (
              <TierHead key={tier.name} copy={copy} tier={tier} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ feature, help, cells }) => (
            <tr {...roles.row} key={feature}>
              <PricingFeature name={feature} help={help} label={copy.help} />
              {cells.map(({ tier, included }) => (
                <td
                  {...roles.cell}
                  key={tier}
                  data-label={feature}
                  className={included === false ? 'not-included' : undefined}
                >
                  <span>{words(included)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pricing-call buttons">
        <ButtonLink link={copy.call} />
      </p>
    </section>
  )
}
