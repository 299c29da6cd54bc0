import { type COMPARED_OFFICES, COMPARED_PEOPLE, type ComparedPeople } from '../collections/facts/kinds.ts'
import type { CountyFigures, FactsFile } from '../collections/facts/schema.ts'
import { type Bounds, exactly, officesPer10k, standingOf } from './facts.ts'

export type Compared = ComparedPeople | (typeof COMPARED_OFFICES)[number]

/** Bounds as plain data, rounded for display. Without `high`, only the lowest possible figure is known. */
export interface Figure {
  low: number
  high: number | undefined
}

/** A figure of a county next to its state's and the nation's: percent, minutes, or offices for 10,000 residents. */
export interface Difference<Row> {
  row: Row
  county: Figure
  /** Undefined if too little is published. */
  state: Figure | undefined
  nation: Figure
  /** The state's and the nation's figures aren't averages: half of their residents live in counties below them. */
  isMiddle: boolean
}

/** The maximum number of differences on a page. */
const MOST = 6

/**
 * Finds the figures of a county that differ from the nation's beyond their margin of error, largest difference first.
 * Skips figures that look the same as the state's after rounding.
 * @param rows the figures to compare, each with its kind.
 */
export function differencesOf<Row extends { of: Compared }>(
  rows: Row[],
  county: CountyFigures,
  state: FactsFile | undefined,
  nation: FactsFile,
): Difference<Row>[] {
  return rows
    .flatMap((row): Difference<Row>[] => {
      const [own, ofNation] = [figureOf(county, row.of), figureOf(nation, row.of)]
      if (!own || !ofNation || !differs(row.of, own, ofNation, county)) return []
      const ofState = state && figureOf(state, row.of)
      const [countyFigure, stateFigure] = [toFigure(row.of, own), ofState && toFigure(row.of, ofState)]
      if (stateFigure?.low === countyFigure.low && stateFigure.high === countyFigure.high) return []
      return [
        {
          row,
          county: countyFigure,
          state: stateFigure?.high === undefined ? undefined : stateFigure,
          nation: toFigure(row.of, ofNation),
          isMiddle: row.of in (nation.middles ?? {}),
        },
      ]
    })
    .toSorted((a, b) => ratioOf(b) - ratioOf(a))
    .slice(0, MOST)
}

/** Percentages and minutes are whole, and rates of offices have one decimal. */
function toFigure(of: Compared, { low, high }: Bounds): Figure {
  const round = (value: number) => (isOfPeople(of) ? Math.round(value) : Number(value.toFixed(1)))
  return { low: round(low), high: Number.isFinite(high) ? round(high) : undefined }
}

function isOfPeople(of: Compared): of is ComparedPeople {
  return (COMPARED_PEOPLE as readonly string[]).includes(of)
}

function figureOf(area: CountyFigures | FactsFile, of: Compared): Bounds | undefined {
  if (!isOfPeople(of)) return officesPer10k(area, of)
  if (of === 'dentist' || of === 'bloodPressure') return exactly(area.health?.[of])
  return exactly(area.people?.[of] ?? ('middles' in area ? area.middles?.[of] : undefined))
}

/**
 * Differences that are surely larger than the margins of error, in percentage points and minutes. The tables publish no margins
 * by county, except for visits to a dentist. The surveyed shares of all but the smallest counties are within two points.
 */
const MARGINS: Record<ComparedPeople, number> = {
  over65: 2,
  uninsured: 3,
  spanish: 5,
  minutesToWork: 3,
  dentist: 2,
  bloodPressure: 5,
}

/** Counts vary by chance as the square root of the expected count. Twice that is their margin. */
const SPREAD = 2
/** In smaller numbers, a single office changes the result. */
const FEWEST = 15

function differs(of: Compared, own: Bounds, nation: Bounds, county: CountyFigures): boolean {
  if (isOfPeople(of)) {
    const apart = Math.abs(own.low - nation.low)
    const { dentist = 0, dentistLow = dentist, dentistHigh = dentist } = county.health ?? {}
    const interval = of === 'dentist' ? Math.max(dentist - dentistLow, dentistHigh - dentist) : 0
    return apart >= MARGINS[of] && apart > interval
  }
  const standing = standingOf(own, nation)
  if (standing !== 'more' && standing !== 'fewer') return false
  const count = (rate: number) => (rate * county.residents) / 10_000
  const expected = count(standing === 'more' ? nation.high : nation.low)
  const counted = count(own.low)
  return Math.max(counted, expected) >= FEWEST && Math.abs(counted - expected) > SPREAD * Math.sqrt(expected)
}

/** How many times as large the larger figure is. */
function ratioOf({ county, nation }: Difference<unknown>): number {
  const [own, other] = [county.low + 0.1, nation.low + 0.1]
  return Math.max(own / other, other / own)
}
