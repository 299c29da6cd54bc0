import type { StateCopy } from '../collections/states/stateCopy.ts'
import { interpolate } from '../wording/format.ts'
import { type Bounds, computeBounds, type FactsIndex, formatFigure } from './facts.ts'

type ComparisonCopy = StateCopy['comparison']

const GROUPS_BY_TABLE = { offices: ['offices', 'registered'], people: ['people', 'health'] } as const

/** Creates tables that compare a state with the nation. Omits figures that aren't known for both, are too uncertain, or have no source. */
export function createStateTables(facts: FactsIndex, slug: string, copy: ComparisonCopy) {
  return (['offices', 'people'] as const).flatMap((name) => {
    const groups = GROUPS_BY_TABLE[name].flatMap((group) => createRowGroup(facts, slug, group, copy))
    const sources = groups.map(({ source }) => source).join('; ')
    const { title, note } = copy.tables[name]
    return groups.length > 0 ? [{ title, groups, note: interpolate(note, { sources }) }] : []
  })
}

/** Creates a list of one group, or an empty list if the group has no rows or no source. */
function createRowGroup(facts: FactsIndex, slug: string, group: keyof ComparisonCopy['figures'], copy: ComparisonCopy) {
  const [stateFacts, nationFacts] = [facts.getState(slug), facts.nation]
  if (!stateFacts || !nationFacts) return []
  const rows = copy.figures[group].rows.flatMap(({ figure, name }) => {
    const [state, nation] = [computeBounds(stateFacts, figure), computeBounds(nationFacts, figure)]
    if (!state || !nation || !isConclusive({ state, nation })) return []
    return [{ name, state: formatFigure(figure, state, copy.rates), nation: formatFigure(figure, nation, copy.rates) }]
  })
  const officeSource = stateFacts.officesAtLeast ? 'offices' : 'countyOffices'
  const sourceByGroup = { offices: officeSource, registered: 'specialists', people: 'people', health: 'health' }
  const source = facts.sources[sourceByGroup[group]]
  if (!source || rows.length === 0) return []
  const years = source.years.replace('-', '–')
  return [
    {
      columnHeader: interpolate(copy.figures[group].columnHeader, { years }),
      rows,
      source: interpolate(copy.source, { ...source, years }),
    },
  ]
}

/** Wider ranges are too uncertain to compare with the nation. */
const MAX_RANGE_RATIO = 4 / 3

/** Checks if a state's figure is exact enough to compare. A minimum is only conclusive if the national figure is lower. */
function isConclusive({ state, nation }: { state: Bounds; nation: Bounds }): boolean {
  return state.high === Number.POSITIVE_INFINITY ? state.low > nation.high : state.high <= state.low * MAX_RANGE_RATIO
}
