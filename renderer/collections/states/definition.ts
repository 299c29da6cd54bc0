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

/** Checks abbreviations, coordinates, county names, and duplicate towns. */
export function checkState(state: State): DataProblem[] {
  return [...checkAbbreviation(state), ...checkPlaces(state), ...checkCounties(state), ...checkTowns(state)]
}

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

function findCoordinateProblem(
  stateName: string,
  { name, lat, lon }: Place,
  path: PropertyKey[],
): DataProblem | undefined {
  const miles = measureMilesToState(stateName, { lat, lon })
  if (miles <= SHORE_TOLERANCE_MILES) return undefined
  const isInside = (point: Pick<Place, 'lat' | 'lon'>) => measureMilesToState(stateName, point) <= SHORE_TOLERANCE_MILES
  const message = `${name} is ${formatCount(Math.round(miles))} miles outside ${stateName}.`
  const latPath = [...path, 'lat']
  const lonPath = [...path, 'lon']
  if (isInside({ lat, lon: -lon })) {
    const fixedValues = [{ path: lonPath, value: -lon }]
    return {
      path: lonPath,
      message,
      hint: '`lon` needs a minus sign, because west is negative.',
      fixedValues,
      isCertain: true,
    }
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
    const longNameIndex = counties.findIndex((county, index) => county !== names[index])
    const longName = counties[longNameIndex]
    if (longName !== undefined) {
      const message = `\`${longName}\` includes the word \`${longName.split(' ').at(-1)}\`.`
      report(longNameIndex, { message, hint: 'Leave it out, because pages add it.' })
    }
    const duplicateIndex = names.findIndex((county, index) => names.indexOf(county) < index)
    if (duplicateIndex !== -1)
      report(duplicateIndex, {
        message: `${name} names \`${names[duplicateIndex]}\` twice.`,
        hint: 'Name each county once.',
      })
    return problems
  })
}

/** Removes `County`, `Parish` (in Louisiana), or `Borough` (in Alaska). */
const removeCountyWord = (county: string) => county.replace(/ (?:County|Parish|Borough)$/, '')

/** A town with the name of a city within this distance is a duplicate. */
const DUPLICATE_DISTANCE_MILES = 5

const MILES_PER_DEGREE = 69

function checkTowns({ cities, towns }: State): DataProblem[] {
  const citiesByName = new Map(cities.map((city) => [city.name.toLowerCase(), city]))
  return towns.flatMap((town, index): DataProblem[] => {
    const city = citiesByName.get(town.name.toLowerCase())
    if (!city || !isNear(city, town)) return []
    const message = `${town.name} is already a city, so it can't also be a town.`
    return [{ path: ['towns', index, 'name'], message, hint: 'Remove it from `towns`: a city has a page of its own.' }]
  })
}

function isNear(a: Place, b: Place): boolean {
  const degrees = Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))
  return degrees * MILES_PER_DEGREE < DUPLICATE_DISTANCE_MILES
}

/** States and D.C., including cities and towns. */
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
  checkEntry: checkState,
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
