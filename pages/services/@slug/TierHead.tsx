import { roles } from '../../../renderer/components/StackingTable.tsx'
import { formatDollars } from '../../../renderer/model/format.ts'
import type { Tier } from '../../../renderer/model/schemas/services.ts'
import type { Data } from './+data.ts'

interface Props {
  copy: Data['copy']['pricing']
  tier: Tier
}

/** The head of a tier's column: its name, for whom, and its price. */
export function TierHead({ copy, tier: { name, description, popular, price } }: Props) {
  return (
    <th {...roles.columnHead} className={popular ? 'tier tier-popular' : 'tier'}>
      <span className="tier-mark">{popular && copy.popular}</span> <span className="tier-name">{name}</span>{' '}
      <span className="tier-price">
        {price.monthly === 'custom' ? (
          copy.custom
        ) : (
          <>
            {formatDollars(price.monthly)} <small>{copy.perMonth}</small>
          </>
        )}
      </span>{' '}
      <span className="tier-size">{description}</span> {price.note && <span className="tier-size">{price.note}</span>}
    </th>
  )
}
