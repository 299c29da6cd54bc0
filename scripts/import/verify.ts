import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ListedCity, ListedState } from './cityList.ts'
import { type BlockGroup, RINGS, readBlockGroups } from './residents.ts'

const written = z.object({ cities: z.array(z.object({ city: z.string(), within: z.array(z.number()) })) })

/** Sums that others have checked: people within 5 and 10 miles of a point, on a globe of 3,960 miles' radius. */
const EXAMPLES = [
  { lat: 27.949, lon: -82.458, people: [235_806, 760_863] },
  { lat: 39.2904, lon: -76.6122, people: [517_030, 1_253_146] },
  { lat: 36.167, lon: -115.149, people: [531_359, 1_531_022] },
]

/** A block group a few feet inside of the ring on our globe may lie outside on theirs: half a percent, no more. */
const EDGE = 0.005

/** How many cities are counted anew: evenly spread over the list, and so over the states. */
const CHECKED = 50

/**
 * Counts the people around fifty cities by a plain loop over all block groups, and compares with the files.
 * @returns whether every number is the same.
 */
export function verify(folder: string, states: ListedState[], facts: string): boolean {
  const groups = readBlockGroups(folder)
  const cities = states.flatMap((state) => state.cities.map((city) => ({ state, city })))
  const step = Math.max(1, Math.floor(cities.length / CHECKED))
  const chosen = cities.filter((_, index) => index % step === step - 1).slice(0, CHECKED)
  const wrong = chosen.flatMap(({ state, city }) => {
    const counted = RINGS.map((miles) => countWithin(groups, city, miles))
    const said = writtenOf(facts, state, city)
    return String(said) === String(counted) ? [] : [`${state.slug}/${city.slug}: ${said}, counted ${counted}`]
  })
  const examples = EXAMPLES.flatMap(({ people, ...point }) => {
    const counted = RINGS.slice(0, 2).map((miles) => countWithin(groups, point, miles))
    const isNear = people.every((sum, index) => Math.abs((counted[index] ?? 0) / sum - 1) <= EDGE)
    return isNear ? [] : [`${point.lat}, ${point.lon}: ${counted}, and should be ${people}`]
  })
  for (const line of [...wrong, ...examples]) console.error(line)
  console.log(
    `${chosen.length - wrong.length} of ${chosen.length} cities are as counted anew, and ${EXAMPLES.length - examples.length} of ${EXAMPLES.length} examples.`,
  )
  return wrong.length + examples.length === 0
}

function writtenOf(folder: string, state: ListedState, city: ListedCity): number[] | undefined {
  const { cities } = written.parse(JSON.parse(readFileSync(join(folder, `${state.slug}.json`), 'utf8')))
  return cities.find((each) => each.city === `${state.slug}/${city.slug}`)?.within
}

/** Radius of the globe in miles: the mean of 6,371 km. */
const RADIUS = 6371 / 1.609344

/** People within some miles, by haversines and without an index: on purpose not the way of the import. */
export function countWithin(groups: BlockGroup[], from: { lat: number; lon: number }, miles: number): number {
  let people = 0
  for (const { lat, lon, residents } of groups) if (haversine(from, { lat, lon }) <= miles) people += residents
  return people
}

function haversine(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const radians = Math.PI / 180
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2
  const east = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2
  return 2 * RADIUS * Math.asin(Math.sqrt(north + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * east))
}
