import { cityFrame, frameReach } from '../drawing/cityFrame.ts'
import type { StateEntry } from './atlas.ts'
import { NEAREST } from './cityMap.ts'
import { milesBetween, type Point } from './geography.ts'

/** In miles: from these places a page tells of larger ones. */
export const REACH = 25
/** In miles: no page looks farther, but for the nearest cities. The frame of a map is as wide wherever its city lies. */
export const SIGHT = Math.max(REACH, frameReach(cityFrame({ lat: 0, lon: 0 }, Number.POSITIVE_INFINITY)))

/** Of rounding. */
const ALLOWANCE = 1.001

/**
 * The states among whose places are all that any page of a state's cities can show: the nearest cities, and whatever lies
 * within sight. There may be others among them, so that few distances have to be measured.
 * @returns them in the order of the country's, by the slug of the state.
 */
export function neighborhoods(states: StateEntry[]): Map<string, StateEntry[]> {
  const boxes = new Map(states.map((state) => [state, boxOf(state)]))
  const around = (state: StateEntry) => {
    const reaches = state.cities.map((city) => ({
      city,
      reach: ALLOWANCE * Math.max(SIGHT, milesToNearest(city, state)),
    }))
    return states.filter((other) => {
      const box = boxes.get(other)
      return other === state || (box && reaches.some(({ city, reach }) => leastMiles(city, box) <= reach))
    })
  }
  return new Map(states.map((state) => [state.slug, around(state)]))
}

/** So many cities of a state are looked at for those that lie near one. */
const LOOKED_AT = 40

/** Within so many miles are as many cities as a page lists, and perhaps nearer ones. */
function milesToNearest(city: Point, { cities }: StateEntry): number {
  const others = cities.slice(0, LOOKED_AT).filter((other) => other !== city)
  const miles = others.map((other) => milesBetween(city, other)).sort((a, b) => a - b)
  return miles[NEAREST - 1] ?? Number.POSITIVE_INFINITY
}

/** In degrees. */
interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** Around all places of a state; none where it has none. */
function boxOf({ cities, towns }: StateEntry): Box | undefined {
  const spots = [...cities, ...towns]
  if (spots.length === 0) return undefined
  const box = { south: 90, north: -90, west: 180, east: -180 }
  for (const { lat, lon } of spots) {
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
    box.west = Math.min(box.west, lon)
    box.east = Math.max(box.east, lon)
  }
  return box
}

const EARTH_RADIUS = milesBetween({ lat: 0, lon: 0 }, { lat: 90, lon: 0 }) / (Math.PI / 2)

/** No point of a box is nearer, in miles: each part of the haversine formula is at its least. */
export function leastMiles({ lat, lon }: Point, { south, north, west, east }: Box): number {
  const up = Math.max(0, south - lat, lat - north)
  const isBetween = lon >= west && lon <= east
  const aside = isBetween ? 0 : Math.min(turn(west - lon), turn(lon - east))
  const narrowing = cosine(lat) * Math.min(cosine(south), cosine(north))
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, haversine(up) + narrowing * haversine(aside))))
}

/** Degrees to go eastward, from 0 to 360. */
function turn(degrees: number): number {
  return (degrees + 720) % 360
}

function haversine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 360) ** 2
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}
