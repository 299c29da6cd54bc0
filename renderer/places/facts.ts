import { facts } from '../collections/facts/definition.ts'
import type { OfficeKind, Specialty } from '../collections/facts/kinds.ts'
import type { CityFigures, CountyFigures, FactSource, FactsFile } from '../collections/facts/schema.ts'
import type { Site } from '../model/site.ts'

/** A figure of which only bounds are known; both are the same where it is exact. */
export interface Bounds {
  low: number
  /** Infinite where nobody knows. */
  high: number
}

/** What is known around a city, as numbers. */
export interface CityFacts {
  /** Residents within five, ten and twenty-five miles of its center, in straight lines. Census of 2020. */
  within: { five: number; ten: number; twentyFive: number }
  /** How many ZIP codes with offices have their center within five miles. */
  zips: number
  /**
   * At least so many offices in those ZIP codes, by kind. Never divided by the people of a ring: ZIP codes reach beyond it,
   * and the one with most offices may have its center outside of it.
   */
  offices: NonNullable<CityFigures['offices']>
  /** The county that holds most of the city's residents. Its figures are the county's. */
  county: CountyFigures | undefined
}

/** The public facts of a site, ready to be asked. What nobody counted is undefined, and pages say nothing of it. */
export class Facts {
  readonly nation: FactsFile | undefined
  /** Where the figures come from, by what they are of. */
  readonly sources: Readonly<Record<string, FactSource>>
  private readonly states: Map<string, FactsFile>
  private readonly cities = new Map<string, CityFacts>()

  constructor(site: Site) {
    const files = site.all(facts)
    this.nation = files.find(({ state }) => !state)
    this.sources = this.nation?.sources ?? {}
    this.states = new Map(files.flatMap((file) => (file.state ? [[file.state.slug, file]] : [])))
    for (const file of files)
      for (const city of file.cities) this.cities.set(city.city.slug, cityFacts(city, file.counties))
  }

  ofState(slug: string): FactsFile | undefined {
    return this.states.get(slug)
  }

  ofCity(stateSlug: string, slug: string): CityFacts | undefined {
    return this.cities.get(`${stateSlug}/${slug}`)
  }
}

function cityFacts({ within, zips, offices = {}, county }: CityFigures, counties: CountyFigures[]): CityFacts {
  const [five, ten, twentyFive] = within
  return { within: { five, ten, twentyFive }, zips, offices, county: counties.find(({ fips }) => fips === county) }
}

const PER = 10_000

/** A county, a state or the nation. */
type Area = Pick<
  FactsFile,
  'residents' | 'offices' | 'officesAtMost' | 'officesAtLeast' | 'specialists' | 'specialistsAmong'
>

/**
 * Offices of a kind for 10,000 residents: exact for a county, between bounds for a state or the nation, of which some
 * counties' numbers are not published. Undefined where nothing is known.
 */
export function officesPer10k(area: Area, kind: OfficeKind): Bounds | undefined {
  const count = area.offices?.[kind]
  if (count === undefined) return undefined
  const most = area.officesAtLeast ? Number.POSITIVE_INFINITY : (area.officesAtMost?.[kind] ?? count)
  return { low: (count / area.residents) * PER, high: (most / area.residents) * PER }
}

/** People registered in a specialty for 10,000 residents: at most so many practise. */
export function specialistsPer10k(area: Area, specialty: Specialty): number | undefined {
  const count = area.specialists?.[specialty]
  return count === undefined ? undefined : (count / (area.specialistsAmong ?? area.residents)) * PER
}

/** Whether one figure is surely larger than the other: their bounds do not touch. */
export function isSurelyMore(one: Bounds, other: Bounds): boolean {
  return one.low > other.high
}

/** The share of a ring's people who live within a smaller one: 0 to 1; undefined around nobody. */
export function shareWithin(
  { within }: CityFacts,
  inner: 'five' | 'ten',
  outer: 'ten' | 'twentyFive',
): number | undefined {
  return within[outer] === 0 ? undefined : within[inner] / within[outer]
}
