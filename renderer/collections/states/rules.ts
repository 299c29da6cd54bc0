import { measureMilesOutside } from '../../drawing/outline.ts'
import type { DataReport } from '../../model/explain/diagnostic.ts'
import { COUNTY_KINDS, STATE_NAMES } from './names.ts'

/** In miles. Boundaries are coarse along coasts, and the centers of five places are a tenth of a mile outside. */
const SHORE = 3

interface Place {
  name: string
  lat: number
  lon: number
}

interface State {
  name: string
  abbreviation: string
  cities: (Place & { counties: string[] })[]
  towns: Place[]
}

/** Checks abbreviations, coordinates, county names, and duplicate towns. */
export function checkState(state: State): DataReport[] {
  return [
    ...checkAbbreviation(state),
    ...findPlacesOutside(state),
    ...checkCounties(state),
    ...findDuplicateTowns(state),
  ]
}

function checkAbbreviation({ name, abbreviation }: State): DataReport[] {
  if (STATE_NAMES[abbreviation] === name) return []
  const own = Object.entries(STATE_NAMES).flatMap(([letters, each]) => (each === name ? [letters] : []))
  const path = ['abbreviation']
  const hint = `\`${abbreviation}\` is ${STATE_NAMES[abbreviation]}.`
  return [
    {
      path,
      message: `The abbreviation of ${name} isn't \`${abbreviation}\`.`,
      hint,
      fix: own.map((value) => ({ path, value })),
    },
  ]
}

/** Finds coordinates in a different state, or in the ocean. */
function findPlacesOutside(state: State): DataReport[] {
  const reports = (list: 'cities' | 'towns') =>
    state[list].flatMap((place, index): DataReport[] => {
      const miles = measureMilesOutside(state.name, place)
      return miles <= SHORE ? [] : [reportPlaceOutside(state, place, [list, index], miles)]
    })
  return [...reports('cities'), ...reports('towns')]
}

function reportPlaceOutside(
  { name }: State,
  { lat, lon, name: place }: Place,
  path: (string | number)[],
  miles: number,
): DataReport {
  const message = `${place} is ${Math.round(miles).toLocaleString('en-US')} miles outside ${name}.`
  const latAt = [...path, 'lat']
  const lonAt = [...path, 'lon']
  const isInside = (north: number, east: number) => measureMilesOutside(name, { lat: north, lon: east }) <= SHORE
  if (isInside(lat, -lon)) {
    const fix = [{ path: lonAt, value: -lon }]
    return { path: lonAt, message, hint: '`lon` needs a minus sign, because west is negative.', fix, isCertain: true }
  }
  const east = [lat, -Math.abs(lat)].find((each) => isInside(Math.abs(lon), each))
  if (east === undefined)
    return { path: latAt, message, hint: 'Check `lat` (degrees north) and `lon` (negative in the west).' }
  const fix = [
    { path: latAt, value: Math.abs(lon) },
    { path: lonAt, value: east },
  ]
  return { path: latAt, message, hint: '`lat` and `lon` are swapped.', fix, isCertain: true }
}

/** Pages add the word `County`. */
function checkCounties({ cities }: State): DataReport[] {
  return cities.flatMap(({ name, counties }, index): DataReport[] => {
    const path = ['cities', index, 'counties']
    const plain = counties.map(withoutKind)
    const fix = [{ path, value: [...new Set(plain)] }]
    const withKind = counties.findIndex((county, at) => county !== plain[at])
    const duplicate = plain.findIndex((county, at) => plain.indexOf(county) < at)
    const report = (at: number, message: string, hint: string): DataReport[] =>
      at === -1 ? [] : [{ path: [...path, at], message, hint, fix, isCertain: true }]
    return [
      ...report(
        withKind,
        `\`${counties[withKind]}\` includes the word \`${counties[withKind]?.split(' ').at(-1)}\`.`,
        OMIT_KIND,
      ),
      ...report(duplicate, `${name} names \`${plain[duplicate]}\` twice.`, 'Name each county once.'),
    ]
  })
}

const OMIT_KIND = 'Leave it out, because pages add it.'

function withoutKind(county: string): string {
  const kind = COUNTY_KINDS.find((each) => county.endsWith(` ${each}`))
  return kind === undefined ? county : county.slice(0, -kind.length - 1)
}

/** In miles. Closer places with the same name are duplicates. */
const SAME = 5

function findDuplicateTowns({ cities, towns }: State): DataReport[] {
  const citiesByName = new Map(cities.map((city) => [city.name.toLowerCase(), city]))
  return towns.flatMap(({ name, lat, lon }, index): DataReport[] => {
    const city = citiesByName.get(name.toLowerCase())
    if (!city || !isNear(city, { lat, lon })) return []
    const message = `${name} is already a city, so it can't also be a town.`
    return [{ path: ['towns', index, 'name'], message, hint: 'Remove it from `towns`: a city has a page of its own.' }]
  })
}

function isNear(a: Omit<Place, 'name'>, b: Omit<Place, 'name'>): boolean {
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)) * 69 < SAME
}
