import { facts } from '../collections/facts/definition.ts'
import {
  type HealthMeasure,
  OFFICE_KINDS,
  type OfficeKind,
  type PEOPLE_FIGURES,
  REACH_MILES,
  type Reach,
} from '../collections/facts/figures.ts'
import type { FactSource, FactsFile, RawCityFacts, ZipFacts } from '../collections/facts/schema.ts'
import type { Site } from '../model/site.ts'
import { interpolate } from '../wording/format.ts'

/** The lowest and highest possible values of a figure. They're equal if the figure is exact. */
export interface Bounds {
  low: number
  /** Infinity if the figure is only a minimum. */
  high: number
}

export type FactsIndex = ReturnType<typeof indexFacts>

/** Indexes the files in `content/facts`. Lookups return undefined for places without facts. */
export function indexFacts(site: Site) {
  const files = site.listEntries(facts)
  const nation = files.find(({ state }) => !state)
  const sources: Record<string, FactSource> = nation?.sources ?? {}
  const filesByState = new Map(files.map((file) => [file.state?.id, file]))
  const citiesById = new Map(files.flatMap(indexCities))
  return {
    nation,
    sources,
    getState: (slug: string) => filesByState.get(slug),
    getCity: (stateSlug: string, slug: string) => citiesById.get(`${stateSlug}/${slug}`)?.(),
  }
}

/** Returns the ids of cities, with functions that compute their facts. */
function indexCities({ cities, zips, counties }: FactsFile) {
  const shownFactsByZip = new Map(zips.filter(isShown).map((zipCode) => [zipCode.zip, zipCode]))
  return cities.map((city) => [city.city.id, () => createCityFacts(city, shownFactsByZip, counties)] as const)
}

function createCityFacts(city: RawCityFacts, factsByZip: Map<string, ZipFacts>, counties: FactsFile['counties']) {
  const residents = REACH_MILES.map((miles, index) => [miles, city.residentsWithin[index]])
  return {
    /** Residents by distance in miles, 2020 Census. */
    residentsWithin: Object.fromEntries(residents) as Record<Reach, number>,
    zips: city.zips.flatMap(([zip, miles]) => {
      const zipCode = factsByZip.get(zip)
      return zipCode ? [{ ...zipCode, miles }] : []
    }),
    /** The main county, which city pages compare with the state and the nation. */
    county: counties.find(({ fips }) => fips === city.county),
  }
}

export type CityFacts = ReturnType<typeof createCityFacts>

/** Tables omit smaller ZIP codes that have no count of offices. */
const MIN_HOUSEHOLDS_WITHOUT_OFFICES = 3000

const isShown = ({ dentists = 0, physicians = 0, households }: ZipFacts) =>
  dentists + physicians > 0 || households >= MIN_HOUSEHOLDS_WITHOUT_OFFICES

/** Rates are offices or specialists per this number of residents. */
export const RATE_BASE = 10_000

/** The figures of a county, a state, or the nation. */
type AreaFacts = Omit<FactsFile, 'state' | 'counties' | 'zips' | 'cities' | 'sources'>

type FigureKey = OfficeKind | 'dermatologists' | keyof typeof PEOPLE_FIGURES | HealthMeasure

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
  if (figure !== 'dermatologists') return toExactBounds({ ...area.people, ...area.health }[figure])
  // Includes trainees and retired people. Zero means unknown.
  const { dermatologists = 0 } = area.specialists ?? {}
  return toExactBounds(dermatologists === 0 ? undefined : toRate(dermatologists, area.specialistsAmong))
}

function toExactBounds(value: number | undefined): Bounds | undefined {
  return value === undefined ? undefined : { low: value, high: value }
}

/** Formats a percentage, or a rate per 10,000 residents: `17%`, `4.1`, `1.0–1.1`, `at least 2.0`. */
export function formatFigure(
  figure: FigureKey,
  { low, high }: Bounds,
  copy: { minimum: string; range: string },
): string {
  if (figure !== 'dermatologists' && !isFigureIn(OFFICE_KINDS, figure)) return `${Math.round(low)}%`
  const [from, to] = [low.toFixed(1), high.toFixed(1)]
  if (high === Number.POSITIVE_INFINITY) return interpolate(copy.minimum, { from })
  return from === to ? from : interpolate(copy.range, { from, to })
}
