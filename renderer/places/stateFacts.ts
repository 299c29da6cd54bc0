import { FAMILIES, type Family } from '../collections/states/stateCases.ts'
import { ageRange, beside, offices, reach } from './stateFigures.ts'
import type { StateView } from './stateView.ts'
import { across, gap, lonely, metro, overlap, weight } from './stateWays.ts'
import type { Names, Told } from './told.ts'

/** What is so in a state, fact by fact. */
export function stateFacts(view: StateView, names: Names): Record<Family, Told> {
  const known: Record<Family, Told | undefined> = {
    across: across(view, names),
    gap: gap(view, names),
    weight: weight(view),
    overlap: overlap(view),
    metro: metro(view, names),
    lonely: lonely(view, names),
    reach: reach(view),
    offices: offices(view, names),
    age: beside(view.over65, { more: 'older', fewer: 'younger', like: 'sameAge' }),
    ageRange: ageRange(view),
    insurance: beside(view.uninsured, {
      more: 'lessInsured',
      fewer: 'moreInsured',
      like: 'sameInsured',
    }),
    rule: view.state.advertisingRule && { case: 'ruled', values: { ruleName: view.state.advertisingRule.name } },
    always: undefined,
  }
  const entries = (Object.keys(FAMILIES) as Family[]).map((family) => [
    family,
    known[family] ?? { case: FAMILIES[family].unknown, values: {} },
  ])
  return Object.fromEntries(entries) as Record<Family, Told>
}
