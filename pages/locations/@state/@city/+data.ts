import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { createCitation, getClaim } from '../../../../renderer/collections/claims/definition.ts'
import { extractZipCodes, HEALTH_MEASURES } from '../../../../renderer/collections/facts/figures.ts'
import { industries } from '../../../../renderer/collections/industries/definition.ts'
import { listTestimonials, services } from '../../../../renderer/collections/services/definition.ts'
import type { CITY_TOKENS, CityCopy } from '../../../../renderer/collections/states/cityCopy.ts'
import { cities, isIndexable, states } from '../../../../renderer/collections/states/definition.ts'
import type { City } from '../../../../renderer/collections/states/schema.ts'
import { RING_MILES } from '../../../../renderer/drawing/lights.ts'
import { createPageMeta, type PageProps } from '../../../../renderer/page.ts'
import { findDifferences, formatCounty, isFigureIn } from '../../../../renderer/places/comparisons.ts'
import type { CityFacts, FactsIndex } from '../../../../renderer/places/facts.ts'
import { createServiceJsonLd } from '../../../../renderer/structuredData/company.ts'
import { createBreadcrumbJsonLd } from '../../../../renderer/structuredData/entries.ts'
import { formatCount, interpolate, joinNames } from '../../../../renderer/wording/format.ts'
import { pickForPage } from '../../../../renderer/wording/pickForPage.ts'
import { createBreadcrumb } from '../../Breadcrumb.tsx'
import { createSearchFieldCopy, createStateShareImage } from '../../stateTokens.ts'

/** Returns a city, with figures about its surroundings and the nearest cities. Throws Vike's 404 for unknown slugs. */
export function data({ site, places, routeParams }: PageContextServer) {
  const match = site.findNestedEntry(cities, routeParams.state, routeParams.city)
  if (!match) throw render(404)
  const { parent: state, item: city } = match
  const copy = site.get(cities.page)
  const resultClaims = copy.results.claims.map((reference) => getClaim(site, reference))
  const address = cities.getAddress(state.slug, city.slug)
  const stateHref = states.getAddress(state.slug)
  const cityFacts = places.facts.getCity(state.slug, city.slug)
  const nearestZips = cityFacts?.zips ?? []
  const tokenValues = {
    city: city.name,
    state: state.name,
    abbreviation: state.abbreviation,
    population: formatCount(city.population),
  } satisfies Record<(typeof CITY_TOKENS)[number], string>
  const hasTeaser = city.teaser !== undefined
  const teaserValues = { ...tokenValues, teaser: city.teaser ?? '' }
  const zipRows = listZipRows(nearestZips, city)
  const differences = createDifferencesTable(places.facts, copy.differences, state.slug, city)
  const showsHealth = differences?.rows.some(({ rowCopy }) => isFigureIn(HEALTH_MEASURES, rowCopy.figure)) ?? false
  // City pages don't show specialists.
  const { specialists, health, ...sources } = places.facts.sources
  const shownSources = Object.values(showsHealth && health ? { ...sources, health } : sources)
  const heroText = interpolate(hasTeaser ? copy.hero.textWithTeaser : copy.hero.text, teaserValues)
  return {
    meta: createPageMeta(site, {
      share: createStateShareImage(site, state),
      title: interpolate(copy.meta.title, tokenValues),
      description: interpolate(hasTeaser ? copy.meta.descriptionWithTeaser : copy.meta.description, teaserValues),
      structuredData: [
        createBreadcrumbJsonLd(site, address),
        createServiceJsonLd(site, {
          name: interpolate(copy.hero.title, tokenValues),
          address,
          description: heroText,
          area: { city: city.name, state: state.name },
        }),
      ],
      ...(!isIndexable(city) && { noindex: true }),
    }),
    copy,
    tokenValues,
    heroText,
    breadcrumb: createBreadcrumb(site, { label: state.name, href: stateHref }),
    stateHref,
    state: { slug: state.slug },
    city,
    nearestCities: places.findNearestCities(city),
    residentsNearby: cityFacts?.residentsWithin[RING_MILES],
    expertiseRows: copy.expertise.rows.map(({ miles, visits, industries: references }) => ({
      miles,
      visits,
      residents: cityFacts?.residentsWithin[miles],
      industries: references.map((reference) => {
        const { slug, name } = site.getEntry(industries, reference)
        return { name, href: industries.getAddress(slug) }
      }),
    })),
    zipRows,
    differences,
    publishers: joinNames([...new Set(shownSources.map(({ publisher }) => publisher))]),
    surroundings: places.getSurroundings(city, zipRows),
    searchField: createSearchFieldCopy(site, state, nearestZips[0]?.zip),
    resultClaims,
    citation: createCitation(site, resultClaims.map(({ value }) => value).join(' ')),
    // Use a hash instead of a random choice, so that builds are reproducible.
    testimonial: pickForPage(
      `${state.slug}/${city.slug} testimonial`,
      site.listEntries(services).flatMap((service) => listTestimonials(site, service)),
      ({ name, date }) => `${name} ${date}`,
    ),
  }
}

export type Data = PageProps<typeof data>

/** Limits the size of the page. */
const MAX_ZIPS = 30

/**
 * Lists up to `MAX_ZIPS` ZIP codes near a city: first those in the notes, then those with a name in `areas`, then the rest.
 * Each group starts with the city's own ZIP codes, by households. The others follow by distance.
 */
function listZipRows(nearestZips: CityFacts['zips'], { name: cityName, notes = [], areas = [] }: City) {
  const zipsInNotes = new Set(notes.flatMap(extractZipCodes))
  const rows = nearestZips.map((zipCode) => {
    const { zip, name, state } = zipCode
    const isInCity = name === cityName && state === undefined
    const areaName = areas.find((area) => area.zip === zip)?.name
    // The table doesn't repeat the name of the city.
    const placeName = areaName ?? (isInCity ? undefined : [name, state].filter(Boolean).join(', '))
    return { ...zipCode, isInNotes: zipsInNotes.has(zip), isInCity, areaName, placeName }
  })
  type Row = (typeof rows)[number]
  const getPriority = ({ isInNotes, areaName }: Row) => (isInNotes ? 2 : Number(areaName !== undefined))
  const getOwnHouseholds = ({ isInCity, households }: Row) => (isInCity ? households : 0)
  return rows
    .toSorted((a, b) => getPriority(b) - getPriority(a) || getOwnHouseholds(b) - getOwnHouseholds(a))
    .slice(0, MAX_ZIPS)
}

/** A table needs this many rows, unless the county has a note. */
const MIN_ROWS = 2

/** Compares the main county with the state and the nation. Returns undefined if the city has parts (boroughs), if data is missing, or if the table would be too short. */
function createDifferencesTable(facts: FactsIndex, copy: CityCopy['differences'], stateSlug: string, city: City) {
  const { nation } = facts
  const county = facts.getCity(stateSlug, city.slug)?.county
  if (!county || !nation || city.parts) return undefined
  const stateFacts = facts.getState(stateSlug)
  // The District of Columbia is a single county.
  const state = stateFacts?.residents === county.residents ? undefined : stateFacts
  const rows = findDifferences(copy, { county, state, nation })
  if (rows.length < MIN_ROWS && city.countyNote === undefined) return undefined
  return {
    // Use a word joiner to avoid a line break in `Miami-Dade`.
    countyName: formatCounty(county.name).replaceAll('-', '-\u2060'),
    otherCounties: listOtherCounties(county.name, city.counties),
    rows,
  }
}

/** Lists the other counties of a city, with the kind of the main county: `DuPage` becomes `DuPage County`. */
function listOtherCounties(mainCounty: string, shortNames: string[]): string[] {
  const mainShortName = shortNames.find((name) => mainCounty.startsWith(`${name} `))
  if (mainShortName === undefined) return []
  return shortNames
    .filter((name) => name !== mainShortName)
    .map((name) => name + mainCounty.slice(mainShortName.length))
}
