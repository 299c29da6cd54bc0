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

function cityFacts(city: CityFigures, counties: CountyFigures[]) {
  const { within, zips, zipResidents, offices = {}, incomes } = city
  const [five, ten, twentyFive] = within
  return {
    /** Residents within five, ten and twenty-five miles of its center, in straight lines. Census of 2020. */
    within: { five, ten, twentyFive },
    /** How many ZIP codes with offices have their center within five miles, and how many people all ZIP codes there have; where they are the ring. */
    zips,
    zipResidents,
    /** At least so many offices in those ZIP codes, by kind: never divided by the ring’s people, since the codes reach beyond it. */
    offices,
    /** Of the ZIP areas within five miles: the lowest median household income, and the highest. */
    incomes,
    /** The county that holds most of the city's residents. Its figures are the county's. */
    county: counties.find(({ fips }) => fips === city.county),
  }
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

/** How one figure stands to another. What is near enough is "like": no difference is named that the figures do not bear. */
export type Standing = 'more' | 'fewer' | 'like'

/** A tenth more or less is nothing that a practice would notice. */
const NOTICED = 1.1

/**
 * "About as many", said of a county or of a state, are a quarter apart at most, whatever the true figures are: five offices
 * for four. Who reads it plans as if there were no difference, and may, for none that is certain reaches a tenth. Closer
 * bounds would leave it unsaid wherever a few counties keep their numbers; wider ones would hide what a practice notices.
 */
const ALIKE = 1.25

/** A rate against another, of which only bounds may be known: with counties unpublished, half as many and twice as many may be true. */
export function standingOf(own: Bounds, other: Bounds): Standing | 'open' {
  if (own.low > other.high * NOTICED) return 'more'
  if (own.high * NOTICED < other.low) return 'fewer'
  const isAlike = own.high <= other.low * ALIKE && other.high <= own.low * ALIKE
  return isAlike ? 'like' : 'open'
}

/** The least points by which shares differ where it is said: those of a county are uncertain by one or two, a state’s survey by part of one. */
export const POINTS = { ofCounty: 2, ofState: 1 }

/** A share against another, in percent: different from so many points on, and where the interval of the true share allows. */
export function shareStanding(
  own: number,
  other: number,
  points: number,
  interval: [low: number, high: number] = [own, own],
): Standing {
  if (own - other >= points && interval[0] > other) return 'more'
  return other - own >= points && interval[1] < other ? 'fewer' : 'like'
}
