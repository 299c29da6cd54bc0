import { FAMILIES, type Family } from '../collections/states/stateCases.ts'
import { formatCount } from '../wording/format.ts'
import { POINTS, type Standing, shareStanding } from './facts.ts'
import type { StateView } from './stateView.ts'

/** Which case of a fact holds in a state, and what its sentence may name. */
export interface FactCase {
  case: string
  values: Record<string, string>
}

/** What is so in a state, fact by fact. */
export function stateFacts(view: StateView): Record<Family, FactCase> {
  const { advertisingRule } = view.state
  const known: Record<Family, FactCase | undefined> = {
    overlap: overlap(view),
    reach: reach(view),
    age: beside(view, 'over65', { more: 'older', fewer: 'younger', like: 'sameAge' }),
    insurance: beside(view, 'uninsured', { more: 'lessInsured', fewer: 'moreInsured', like: 'sameInsured' }),
    rule: advertisingRule && { case: 'ruled', values: { ruleName: advertisingRule.name } },
    always: undefined,
  }
  const entries = (Object.keys(FAMILIES) as Family[]).map((family) => [
    family,
    known[family] ?? { case: FAMILIES[family].unknown, values: {} },
  ])
  return Object.fromEntries(entries) as Record<Family, FactCase>
}

function overlap({ state: { cities }, touching }: StateView): FactCase | undefined {
  if (cities.length === 1) return undefined
  const which = touching === 0 ? 'apart' : touching < cities.length / 2 ? 'someTouch' : 'mostTouch'
  return { case: which, values: { touching: formatCount(touching) } }
}

/** From so many times as many people on, what is spent around one city would not fit another. */
const UNEVEN = 3

function reach({ rings, residents }: StateView): FactCase | undefined {
  const [widest, narrowest] = [rings[0], rings.at(-1)]
  if (!widest || !narrowest || residents === undefined) return undefined
  const many = widest.people >= UNEVEN * narrowest.people ? 'uneven' : 'alike'
  return {
    case: rings.length === 1 ? 'only' : many,
    values: {
      widest: widest.city.name,
      widestPeople: formatCount(widest.people),
      narrowest: narrowest.city.name,
      narrowestPeople: formatCount(narrowest.people),
      residents: formatCount(residents),
    },
  }
}

/** How a share of a state, in percent, stands to the nation’s. */
function beside(
  { figures }: StateView,
  of: 'over65' | 'uninsured',
  cases: Record<Standing, string>,
): FactCase | undefined {
  const figure = figures.find(({ row }) => row.of === of)
  return figure && { case: cases[shareStanding(figure.here.low, figure.nation.low, POINTS.ofState)], values: {} }
}
