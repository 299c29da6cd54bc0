import { measureMilesToState } from '../../drawing/boundaries.ts'
import { defineCollection, defineNested } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { compareText } from '../../model/diagnostics/characters.ts'
import type { DataProblem, Explanation } from '../../model/diagnostics/diagnostic.ts'
import { formatCount } from '../../wording/format.ts'
import { cityCopy } from './cityCopy.ts'
import { type City, city, type Place, STATE_NAMES, type State, state } from './schema.ts'
import { listingCopy, stateCopy } from './stateCopy.ts'

/** Maximum distance from a place to the boundary of the state. Boundaries omit capes and small islands: Seward is 0.3 miles outside. */
const SHORE_TOLERANCE_MILES = 3

function checkAbbreviation({ name, abbreviation }: State): DataProblem[] {
  if (STATE_NAMES[abbreviation] === name) return []
  const path = ['abbreviation']
  const message = `The abbreviation of ${name} isn't \`${abbreviation}\`.`
  const hint = `\`${abbreviation}\` is ${STATE_NAMES[abbreviation]}.`
  const correctValues = Object.keys(STATE_NAMES).filter((key) => STATE_NAMES[key] === name)
  return [{ path, message, hint, fixedValues: correctValues.map((value) => ({ path, value })) }]
}

function checkPlaces(state: State): DataProblem[] {
  return (['cities', 'towns'] as const).flatMap((list) =>
    state[list].flatMap((place, index) => findCoordinateProblem(state.name, place, [list, index]) ?? []),
  )
}

function findCoordinateProblem(stateName: string, { name, lat, lon }: Place, path: PropertyKey[]) {
  const isInside = (point: Pick<Place, 'lat' | 'lon'>) => measureMilesToState(stateName, point) <= SHORE_TOLERANCE_MILES
  const miles = measureMilesToState(stateName, { lat, lon })
  if (miles <= SHORE_TOLERANCE_MILES) return undefined
  const message = `${name} is ${formatCount(Math.round(miles))} miles outside ${stateName}.`
  const latPath = [...path, 'lat']
  const lonPath = [...path, 'lon']
  if (isInside({ lat, lon: -lon })) {
    const hint = '`lon` needs a minus sign, because west is negative.'
    return { path: lonPath, message, hint, fixedValues: [{ path: lonPath, value: -lon }], isCertain: true }
  }
  // The minus sign of swapped values can be missing, or on the wrong value.
  const swapped = [lat, -Math.abs(lat)].map((value) => ({ lat: Math.abs(lon), lon: value })).find(isInside)
  if (!swapped) return { path: latPath, message, hint: 'Check `lat` (degrees north) and `lon` (negative in the west).' }
  const fixedValues = [
    { path: latPath, value: swapped.lat },
    { path: lonPath, value: swapped.lon },
  ]
  const hint = `\`lat\` and \`lon\` are swapped. Write \`lat: ${swapped.lat}\` and \`lon: ${swapped.lon}\`.`
  return { path: latPath, message, hint, fixedValues, isCertain: true }
}

function checkCounties({ cities }: State): DataProblem[] {
  return cities.flatMap(({ name, counties }, cityIndex) => {
    const path = ['cities', cityIndex, 'counties']
    const names = counties.map(removeCountyWord)
    const fixedValues = [{ path, value: [...new Set(names)] }]
    const problems: DataProblem[] = []
    const report = (index: number, explanation: Explanation) =>
      problems.push({ path: [...path, index], ...explanation, fixedValues, isCertain: true })
    const longName = counties.find((county, index) => county !== names[index])
    if (longName !== undefined) {
      const message = `\`${longName}\` includes the word \`${longName.split(' ').at(-1)}\`.`
      report(counties.indexOf(longName), { message, hint: 'Leave it out, because pages add it.' })
    }
    const duplicateIndex = names.findIndex((county, index) => names.indexOf(county) < index)
    const message = `${name} names \`${names[duplicateIndex]}\` twice.`
    if (duplicateIndex !== -1) report(duplicateIndex, { message, hint: 'Name each county once.' })
    return problems
  })
}

/** Removes `County`, `Parish` (in Louisiana), or `Borough` (in Alaska). */
const removeCountyWord = (county: string) => county.replace(/ (?:County|Parish|Borough)$/, '')

function checkTowns({ cities, towns }: State): DataProblem[] {
  const citiesByName = new Map(cities.map((city) => [city.name.toLowerCase(), city]))
  return towns.flatMap((town, index): DataProblem[] => {
    const city = citiesByName.get(town.name.toLowerCase())
    if (!city || !isNear(city, town)) return []
    const message = `${town.name} is already a city, so it can't also be a town.`
    return [{ path: ['towns', index, 'name'], message, hint: 'Remove it from `towns`: a city has a page of its own.' }]
  })
}

/** Checks if places with the same name are within five miles of each other. A degree of latitude is 69 miles. */
function isNear(a: Place, b: Place): boolean {
  const degrees = Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))
  return degrees * 69 < 5
}

export const states = defineCollection({
  name: 'states',
  singular: 'state',
  format: 'yaml',
  schema: state,
  getName: ({ name }) => name,
  compareEntries: (a, b) => compareText(a.name, b.name),
  unique: (paths) => [paths.name, paths.abbreviation],
  base: '/locations',
  param: 'state',
  listingSchema: listingCopy,
  listingSections: ['states', 'popular', 'finder', 'closing'],
  pageSchema: stateCopy,
  sections: ['cities', 'finder', 'why', 'services', 'closing'],
  // Notes are about a single place, so other places can't have the same sentence.
  requireUniqueSentences: { except: () => [] },
  listElementIds: ({ notes, advertisingRule }) => [...(notes ? ['notes'] : []), ...(advertisingRule ? ['rule'] : [])],
  properNames: (paths) => [
    paths.name,
    paths.cities.each.name,
    paths.cities.each.counties,
    paths.cities.each.parts.each.name,
    paths.towns.each.name,
  ],
  checkEntry: (state) => [checkAbbreviation, checkPlaces, checkCounties, checkTowns].flatMap((check) => check(state)),
})

export type StateEntry = Entry<typeof states>

/** Cities of states, with pages such as `/locations/florida/tampa`. */
export const cities = defineNested({
  name: 'cities',
  singular: 'city',
  param: 'city',
  parent: states,
  schema: city,
  list: (paths) => paths.cities,
  slug: (paths) => paths.slug,
  getName: ({ name }) => name,
  getTitle: ({ name }, state) => `${name}, ${state.name}`,
  pageSchema: cityCopy,
  sections: ['finder', 'expertise', 'services', 'results', 'testimonial', 'closing'],
  listElementIds: ({ notes }) => (notes ? ['notes'] : []),
  sharesNotFound: true,
})

/** Checks if search engines may index the page of a city. */
export const isIndexable = ({ notes }: City) => notes !== undefined
