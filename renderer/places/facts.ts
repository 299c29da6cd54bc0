import { facts } from '../collections/facts/definition.ts'
import { type OfficeKind, REACHES, type Reach, type Specialty } from '../collections/facts/kinds.ts'
import type { CityFigures, FactSource, FactsFile } from '../collections/facts/schema.ts'
import type { Site } from '../model/site.ts'

/** A figure of which only bounds are known; both are the same where it is exact. */
export interface Bounds {
  low: number
  /** Infinite where nobody knows. */
  high: number
}

export type CityFacts = ReturnType<typeof cityFacts>

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
    for (const file of files) for (const city of file.cities) this.cities.set(city.city.slug, cityFacts(city, file))
  }

  ofState(slug: string): FactsFile | undefined {
    return this.states.get(slug)
  }

  ofCity(stateSlug: string, slug: string): CityFacts | undefined {
    return this.cities.get(`${stateSlug}/${slug}`)
  }
}

function cityFacts({ within, zips, county: fips }: CityFigures, { counties, zips: areas }: FactsFile) {
  return {
    /** Residents within each of `REACHES`, in straight lines. 2020 Census. */
    within: Object.fromEntries(REACHES.map((miles, index) => [miles, within[index]])) as Record<Reach, number>,
    /** ZIP areas near the center and those of the city's post office, nearest first. */
    zips: zips.flatMap(([zip, miles]) => areas.filter((area) => area.zip === zip).map((area) => ({ ...area, miles }))),
    /** The county that holds most of the city's residents. Its figures are the county's, not the city's. */
    county: counties.find(({ fips: each }) => each === fips),
  }
}

export function exactly(figure: number | undefined): Bounds | undefined {
  return figure === undefined ? undefined : { low: figure, high: figure }
}

const PER = 10_000

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

/** Practices don't notice smaller differences. */
const NOTICED = 1.1

/** Compares rates of which only bounds may be known. Undefined if the rates are too close, or their bounds too wide, to tell. */
export function standingOf(own: Bounds, other: Bounds): 'more' | 'fewer' | undefined {
  if (own.low > other.high * NOTICED) return 'more'
  return own.high * NOTICED < other.low ? 'fewer' : undefined
}
