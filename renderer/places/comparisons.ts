import {
  type COMPARED_OFFICES,
  type ComparedPercentage,
  type HEALTH_MEASURES,
  OFFICE_KINDS,
  type OfficeKind,
  type PEOPLE_FIGURES,
} from '../collections/facts/figures.ts'
import type { AreaFacts, CountyFacts, FactsFile } from '../collections/facts/schema.ts'
import type { StateCopy } from '../collections/states/stateCopy.ts'
import { interpolate } from '../wording/format.ts'
import type { FactsIndex } from './facts.ts'

/** The lowest and highest possible values of a figure. They're equal if the figure is exact. */
interface Bounds {
  low: number
  /** Infinity if the figure is only a minimum. */
  high: number
}

/** Rates are offices or specialists per this number of residents. */
const RATE_BASE = 10_000

type FigureKey = OfficeKind | 'dermatologists' | keyof typeof PEOPLE_FIGURES | keyof typeof HEALTH_MEASURES

/** Checks if a figure is in a table, such as `OFFICE_KINDS`. */
export function isFigureIn<Key extends string>(table: Readonly<Record<Key, string>>, figure: string): figure is Key {
  return figure in table
}

/** Computes the bounds of a figure, in percent or per 10,000 residents. Returns undefined if the figure isn't published. */
export function computeBounds(area: AreaFacts, figure: FigureKey): Bounds | undefined {
  const toRate = (count: number, residents = area.residents) => (count / residents) * RATE_BASE
  if (isFigureIn(OFFICE_KINDS, figure)) {
    const count = area.offices?.[figure]
    if (count === undefined) return undefined
    // Counts of one or two aren't published, so sums of counties are ranges, and sums of ZIP codes are minimums.
    const maxCount = area.officesAtLeast ? Number.POSITIVE_INFINITY : (area.officesAtMost?.[figure] ?? count)
    return { low: toRate(count), high: toRate(maxCount) }
  }
  // Zero dermatologists mean that the number is unknown.
  const { dermatologists = 0 } = area.specialists ?? {}
  const rate = dermatologists === 0 ? undefined : toRate(dermatologists, area.specialistsAmong)
  const value = figure === 'dermatologists' ? rate : { ...area.people, ...area.health }[figure]
  return value === undefined ? undefined : { low: value, high: value }
}

/** Formats a percentage, or a rate per 10,000 residents: `17%`, `4.1`, `1.0–1.1`, `at least 2.0`. */
function formatFigure(figure: FigureKey, { low, high }: Bounds, copy: { minimum: string; range: string }): string {
  if (figure !== 'dermatologists' && !isFigureIn(OFFICE_KINDS, figure)) return `${Math.round(low)}%`
  const [from, to] = [low.toFixed(1), high.toFixed(1)]
  if (high === Number.POSITIVE_INFINITY) return interpolate(copy.minimum, { from })
  return from === to ? from : interpolate(copy.range, { from, to })
}

type ComparisonCopy = StateCopy['comparison']

/** Creates tables that compare a state with the nation. Omits figures that aren't known for both, are too uncertain, or have no source. */
export function createStateTables(facts: FactsIndex, slug: string, copy: ComparisonCopy) {
  const groupsByTable = { offices: ['offices', 'registered'], people: ['people', 'health'] } as const
  return (['offices', 'people'] as const).flatMap((name) => {
    const groups = groupsByTable[name].flatMap((group) => createRowGroup(facts, slug, group, copy) ?? [])
    const sources = groups.map(({ source }) => source).join('; ')
    const { title, note } = copy.tables[name]
    return groups.length > 0 ? [{ title, groups, note: interpolate(note, { sources }) }] : []
  })
}

function createRowGroup(facts: FactsIndex, slug: string, group: keyof ComparisonCopy['figures'], copy: ComparisonCopy) {
  const [stateFacts, nationFacts] = [facts.getState(slug), facts.nation]
  if (!stateFacts || !nationFacts) return undefined
  const rows = copy.figures[group].rows.flatMap(({ figure, name }) => {
    const [state, nation] = [computeBounds(stateFacts, figure), computeBounds(nationFacts, figure)]
    if (!state || !nation || !isConclusive(state, nation)) return []
    return [{ name, state: formatFigure(figure, state, copy.rates), nation: formatFigure(figure, nation, copy.rates) }]
  })
  const officeSource = stateFacts.officesAtLeast ? 'offices' : 'countyOffices'
  const sourceByGroup = { offices: officeSource, registered: 'specialists', people: 'people', health: 'health' }
  const source = facts.sources[sourceByGroup[group]]
  if (!source || rows.length === 0) return undefined
  const years = source.years.replace('-', '–')
  const columnHeader = interpolate(copy.figures[group].columnHeader, { years })
  return { columnHeader, rows, source: interpolate(copy.source, { ...source, years }) }
}

/** Checks if a state's figure is exact enough to compare. A minimum is only conclusive if the national figure is lower, and wide ranges are too uncertain. */
function isConclusive(state: Bounds, nation: Bounds): boolean {
  return state.high === Number.POSITIVE_INFINITY ? state.low > nation.high : state.high <= state.low * (4 / 3)
}

/** Keys of the figures in a city's table. */
export type ComparedFigure = ComparedPercentage | (typeof COMPARED_OFFICES)[number]

/** Returns a table row for each figure of a county that differs from the nation by more than the margin of error. Returns at most five rows, in the order of the copy. A row has no `state` if the figure of the state is unknown or only a minimum. */
export function findDifferences<Row extends { figure: ComparedFigure }>(
  copy: { rows: Row[]; minimum: string; range: string },
  areas: { county: CountyFacts; state: FactsFile | undefined; nation: FactsFile },
) {
  const differences = copy.rows.flatMap((rowCopy) => {
    const { figure } = rowCopy
    const [county, nation] = [computeBounds(areas.county, figure), computeBounds(areas.nation, figure)]
    if (!county || !nation || !figureDiffers(figure, county, nation, areas.county)) return []
    const state = areas.state && computeBounds(areas.state, figure)
    const hasStateFigure = state && Number.isFinite(state.high)
    return [
      {
        rowCopy,
        county: formatFigure(figure, county, copy),
        state: hasStateFigure ? formatFigure(figure, state, copy) : undefined,
        nation: formatFigure(figure, nation, copy),
        hasRange: [county, state, nation].some((bounds) => bounds && isRange(bounds)),
      },
    ]
  })
  return differences.slice(0, 5)
}

const isRange = ({ low, high }: Bounds) => Number.isFinite(high) && low.toFixed(1) !== high.toFixed(1)

/** In percentage points. Only `dentist` has a margin of error for each county. These differences of the other figures are larger than usual margins. */
const MIN_DIFFERENCES: Record<ComparedPercentage, number> = { over65: 2, uninsured: 3, dentist: 2, bloodPressure: 5 }

/** Minimum ratio of two rates that differ. */
const MIN_RATIO = 1.1
/** Minimum difference of two counts, in standard deviations of a Poisson distribution. */
const MIN_STANDARD_DEVIATIONS = 2
/** With smaller counts, a single office changes the result. */
const MIN_OFFICE_COUNT = 15

function figureDiffers(figure: ComparedFigure, county: Bounds, nation: Bounds, facts: CountyFacts): boolean {
  if (isFigureIn(OFFICE_KINDS, figure)) return ratesDiffer(county, nation, facts.residents)
  const difference = Math.abs(county.low - nation.low)
  const { dentist = 0, dentistLow = dentist, dentistHigh = dentist } = facts.health ?? {}
  const margin = figure === 'dentist' ? Math.max(dentist - dentistLow, dentistHigh - dentist) : 0
  return difference >= MIN_DIFFERENCES[figure] && difference > margin
}

/** Checks if a county has more or fewer offices per resident than the nation, by more than chance. */
function ratesDiffer(county: Bounds, nation: Bounds, residents: number): boolean {
  const isMore = county.low > nation.high * MIN_RATIO
  if (!isMore && county.high * MIN_RATIO >= nation.low) return false
  const toCount = (rate: number) => (rate * residents) / RATE_BASE
  const expected = toCount(isMore ? nation.high : nation.low)
  const actual = toCount(isMore ? county.low : county.high)
  return (
    Math.max(actual, expected) >= MIN_OFFICE_COUNT &&
    Math.abs(actual - expected) > MIN_STANDARD_DEVIATIONS * Math.sqrt(expected)
  )
}

/** Formats a county's name for sentences: `the city of Richmond`, `the District of Columbia`, `Polk County`. */
export function formatCounty(name: string): string {
  const [, independent] = /^(.+) city$/.exec(name) ?? []
  if (independent !== undefined) return `the city of ${independent}`
  return name === 'District of Columbia' ? `the ${name}` : name
}
