import { type COMPARED_OFFICES, type ComparedPercentage, OFFICE_KINDS } from '../collections/facts/figures.ts'
import type { CountyFacts, FactsFile } from '../collections/facts/schema.ts'
import { type Bounds, computeBounds, formatFigure, isFigureIn, RATE_BASE } from './facts.ts'

/** Keys of the figures in a city's table. */
export type ComparedFigure = ComparedPercentage | (typeof COMPARED_OFFICES)[number]

const MAX_ROWS = 5

/** Returns a table row for each figure of a county that differs from the nation by more than the margin of error. Returns at most five rows, in the order of the copy. A row has no `state` if the figure of the state is unknown or only a minimum. */
export function findDifferences<Row extends { figure: ComparedFigure }>(
  copy: { rows: Row[]; minimum: string; range: string },
  { county, state, nation }: { county: CountyFacts; state: FactsFile | undefined; nation: FactsFile },
) {
  const differences = copy.rows.flatMap((rowCopy) => {
    const { figure } = rowCopy
    const [countyBounds, nationBounds] = [county, nation].map((area) => computeBounds(area, figure))
    if (!countyBounds || !nationBounds) return []
    if (!figureDiffers(figure, { county: countyBounds, nation: nationBounds }, county)) return []
    const stateBounds = state && computeBounds(state, figure)
    const hasStateFigure = stateBounds && Number.isFinite(stateBounds.high)
    return [
      {
        rowCopy,
        county: formatFigure(figure, countyBounds, copy),
        state: hasStateFigure ? formatFigure(figure, stateBounds, copy) : undefined,
        nation: formatFigure(figure, nationBounds, copy),
        hasRange: [countyBounds, stateBounds, nationBounds].some((bounds) => bounds && isRange(bounds)),
      },
    ]
  })
  return differences.slice(0, MAX_ROWS)
}

function isRange({ low, high }: Bounds): boolean {
  return Number.isFinite(high) && low.toFixed(1) !== high.toFixed(1)
}

/** Minimum differences in percentage points. Only `dentist` has a margin of error for each county. The differences of the other figures are larger than usual margins. */
const MIN_DIFFERENCES: Record<ComparedPercentage, number> = {
  over65: 2,
  uninsured: 3,
  dentist: 2,
  bloodPressure: 5,
}

/** Minimum ratio of two rates that differ. */
const MIN_RATIO = 1.1
/** Minimum difference of two counts, in standard deviations of a Poisson distribution. */
const MIN_STANDARD_DEVIATIONS = 2
/** Minimum count of offices. With smaller counts, a single office changes the result. */
const MIN_OFFICE_COUNT = 15

interface ComparedBounds {
  county: Bounds
  nation: Bounds
}

function figureDiffers(figure: ComparedFigure, bounds: ComparedBounds, { residents, health = {} }: CountyFacts) {
  if (isFigureIn(OFFICE_KINDS, figure)) return ratesDiffer(bounds, residents)
  const difference = Math.abs(bounds.county.low - bounds.nation.low)
  const { dentist = 0, dentistLow = dentist, dentistHigh = dentist } = health
  const margin = figure === 'dentist' ? Math.max(dentist - dentistLow, dentistHigh - dentist) : 0
  return difference >= MIN_DIFFERENCES[figure] && difference > margin
}

/** Checks if a county has more or fewer offices per resident than the nation, by more than chance. */
function ratesDiffer({ county, nation }: ComparedBounds, residents: number): boolean {
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
