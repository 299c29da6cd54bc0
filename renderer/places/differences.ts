import {
  type COMPARED_OFFICES,
  COMPARED_PEOPLE,
  type ComparedPeople,
  HEALTH_MEASURES,
  type HealthMeasure,
} from '../collections/facts/kinds.ts'
import type { CountyFigures, FactsFile } from '../collections/facts/schema.ts'
import { type Bounds, compareBounds, officesPer10k, toExactBounds } from './facts.ts'

/** Keys of the figures in a city's table. */
export type Compared = ComparedPeople | (typeof COMPARED_OFFICES)[number]

/** Rounded for display. `high` is undefined if unknown. */
export interface Figure {
  low: number
  high: number | undefined
}

/** Figures in percent, or offices per 10,000 residents. */
export interface Difference<Row> {
  row: Row
  county: Figure
  state: Figure | undefined
  nation: Figure
}

/** Maximum rows on a page. */
const MAX = 6

/**
 * Finds figures to compare with the nation, in the order of the rows. Ignores differences that could be a margin of error,
 * and figures that would look the same as the state's.
 */
export function findDifferences<Row extends { figure: Compared }>(
  rows: Row[],
  county: CountyFigures,
  state: FactsFile | undefined,
  nation: FactsFile,
): Difference<Row>[] {
  return rows
    .flatMap((row): Difference<Row>[] => {
      const [own, ofNation] = [getBounds(county, row.figure), getBounds(nation, row.figure)]
      if (!own || !ofNation || !differs(row.figure, own, ofNation, county)) return []
      const ofState = state && getBounds(state, row.figure)
      const [countyFigure, stateFigure] = [roundBounds(row.figure, own), ofState && roundBounds(row.figure, ofState)]
      if (stateFigure?.low === countyFigure.low && stateFigure.high === countyFigure.high) return []
      return [
        {
          row,
          county: countyFigure,
          state: stateFigure?.high === undefined ? undefined : stateFigure,
          nation: roundBounds(row.figure, ofNation),
        },
      ]
    })
    .slice(0, MAX)
}

/** Rounds percentages to integers, and rates to a decimal. */
function roundBounds(figure: Compared, { low, high }: Bounds): Figure {
  const round = (value: number) => (isOfPeople(figure) ? Math.round(value) : Number(value.toFixed(1)))
  return { low: round(low), high: Number.isFinite(high) ? round(high) : undefined }
}

/** Returns whether a figure is from the CDC's health table. */
export function isHealthMeasure(figure: Compared): figure is Compared & HealthMeasure {
  return figure in HEALTH_MEASURES
}

function isOfPeople(figure: Compared): figure is ComparedPeople {
  return (COMPARED_PEOPLE as readonly string[]).includes(figure)
}

function getBounds(area: CountyFigures | FactsFile, figure: Compared): Bounds | undefined {
  if (!isOfPeople(figure)) return officesPer10k(area, figure)
  if (isHealthMeasure(figure)) return toExactBounds(area.health?.[figure])
  return toExactBounds(area.people?.[figure])
}

/**
 * Minimum differences in percentage points. The tables don't have a margin of error for each county, except for
 * dentist visits, so these are larger than usual margins.
 */
const MARGINS: Record<ComparedPeople, number> = {
  over65: 2,
  uninsured: 3,
  dentist: 2,
  bloodPressure: 5,
}

/** Standard deviations of a Poisson distribution. */
const SPREAD = 2
/** For smaller counts, a single office changes the result. */
const FEWEST = 15

function differs(figure: Compared, own: Bounds, nation: Bounds, county: CountyFigures): boolean {
  if (isOfPeople(figure)) {
    const difference = Math.abs(own.low - nation.low)
    const { dentist = 0, dentistLow = dentist, dentistHigh = dentist } = county.health ?? {}
    const interval = figure === 'dentist' ? Math.max(dentist - dentistLow, dentistHigh - dentist) : 0
    return difference >= MARGINS[figure] && difference > interval
  }
  const comparison = compareBounds(own, nation)
  if (comparison !== 'more' && comparison !== 'fewer') return false
  const count = (rate: number) => (rate * county.residents) / 10_000
  const expected = count(comparison === 'more' ? nation.high : nation.low)
  const actual = count(own.low)
  return Math.max(actual, expected) >= FEWEST && Math.abs(actual - expected) > SPREAD * Math.sqrt(expected)
}
