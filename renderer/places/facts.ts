import { facts } from '../collections/facts/definition.ts'
import { REACH_MILES } from '../collections/facts/figures.ts'
import type { FactSource, FactsFile, RawCityFacts, ZipFacts } from '../collections/facts/schema.ts'
import type { Site } from '../model/site.ts'

export type FactsIndex = ReturnType<typeof indexFacts>

/** Indexes the files in `content/facts`. Lookups return undefined for places without facts. */
export function indexFacts(site: Site) {
  const files = site.listEntries(facts)
  const nation = files.find(({ state }) => !state)
  const sources: Record<string, FactSource> = nation?.sources ?? {}
  const filesByState = new Map(files.map((file) => [file.state?.id, file]))
  const citiesById = new Map(
    files.flatMap(({ cities, zips, counties }) => {
      const shownZips = new Map(zips.filter(isShown).map((zipCode) => [zipCode.zip, zipCode]))
      return cities.map((city) => [city.city.id, () => createCityFacts(city, shownZips, counties)] as const)
    }),
  )
  return {
    nation,
    sources,
    getState: (slug: string) => filesByState.get(slug),
    getCity: (stateSlug: string, slug: string) => citiesById.get(`${stateSlug}/${slug}`)?.(),
  }
}

/** Tables omit small ZIP codes that have no count of offices. */
const isShown = ({ dentists = 0, physicians = 0, households }: ZipFacts) =>
  dentists + physicians > 0 || households >= 3000

export type CityFacts = ReturnType<typeof createCityFacts>

function createCityFacts(city: RawCityFacts, zips: Map<string, ZipFacts>, counties: FactsFile['counties']) {
  const residents = REACH_MILES.map((miles, index) => [miles, city.residentsWithin[index]])
  return {
    /** Residents by distance in miles, 2020 Census. */
    residentsWithin: Object.fromEntries(residents) as Record<(typeof REACH_MILES)[number], number>,
    zips: city.zips.flatMap(([zip, miles]) => {
      const zipCode = zips.get(zip)
      return zipCode ? [{ ...zipCode, miles }] : []
    }),
    /** The main county, which city pages compare with the state and the nation. */
    county: counties.find(({ fips }) => fips === city.county),
  }
}
