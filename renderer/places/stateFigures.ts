import type { FactSource, FactsFile } from '../collections/facts/schema.ts'
import type { FigureGroup } from '../collections/states/figureCopy.ts'
import type { StateCopy } from '../collections/states/stateCopy.ts'
import { interpolate } from '../wording/interpolate.ts'
import {
  type Bounds,
  computeOfficesPer10k,
  computeSpecialistsPer10k,
  type Facts,
  isCertainlyHigher,
  toExactBounds,
} from './facts.ts'

type PlaceCopy = StateCopy['place']
type Row = PlaceCopy['figures'][FigureGroup]['rows'][number]

/** Figures in percent, or per 100,000 residents. */
export interface StateFigure {
  group: FigureGroup
  row: Row
  state: Bounds
  nation: Bounds
  source: FactSource
}

/** Compares a state's figures with national ones. Ignores figures that aren't known for both, or don't have a source. */
export function compareState(facts: Facts, slug: string, copy: PlaceCopy['figures']): StateFigure[] {
  const [stateFacts, nationFacts] = [facts.getState(slug), facts.nation]
  if (!stateFacts || !nationFacts) return []
  const { offices, registered, people, health } = copy
  const compare = <Each extends Row>(
    group: FigureGroup,
    rows: Each[],
    getFigure: (area: FactsFile, row: Each) => Bounds | undefined,
  ) => {
    const source = getSource(facts, slug, group)
    return rows.flatMap((row) => {
      const [state, nation] = [getFigure(stateFacts, row), getFigure(nationFacts, row)]
      return source && state && nation && isComparable(state, nation) ? [{ group, row, state, nation, source }] : []
    })
  }
  return [
    ...compare('offices', offices.rows, (area, { figure }) => toPer100k(computeOfficesPer10k(area, figure))),
    // Zero means unknown.
    ...compare('registered', registered.rows, (area, { figure }) =>
      toPer100k(toExactBounds(computeSpecialistsPer10k(area, figure) || undefined)),
    ),
    ...compare('people', people.rows, (area, { figure }) => toExactBounds(area.people?.[figure])),
    ...compare('health', health.rows, (area, { figure }) => toExactBounds(area.health?.[figure])),
  ]
}

function toPer100k(per10k: Bounds | undefined): Bounds | undefined {
  return per10k && { low: per10k.low * 10, high: per10k.high * 10 }
}

/** Ignores minimums if the national figure could be higher. */
function isComparable(state: Bounds, nation: Bounds): boolean {
  return state.high < Number.POSITIVE_INFINITY || isCertainlyHigher(state, nation)
}

function getSource(facts: Facts, slug: string, group: FigureGroup): FactSource | undefined {
  const offices = facts.getState(slug)?.officesAtLeast ? 'offices' : 'countyOffices'
  const names = { offices, registered: 'specialists', people: 'people', health: 'health' }
  return facts.sources[names[group]]
}

/** @example `2015–2019` */
export function formatYears({ years }: FactSource): string {
  return years.replace('-', '–')
}

/** @example `17%`, `41`, `9.6 to 11`, `at least 20` */
export function formatFigure(group: FigureGroup, { low, high }: Bounds, { rate }: Pick<PlaceCopy, 'rate'>): string {
  if (group === 'people' || group === 'health') return `${Math.round(low)}%`
  const [from, to] = [formatRate(low), formatRate(high)]
  if (high === Number.POSITIVE_INFINITY) return interpolate(rate.atLeast, { from })
  return from === to ? from : interpolate(rate.between, { from, to })
}

/** Formats two significant digits. */
function formatRate(count: number): string {
  return count < 9.95 ? count.toFixed(1) : String(Math.round(count))
}
