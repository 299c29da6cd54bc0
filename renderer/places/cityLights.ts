import type { City, Town } from '../collections/states/definition.ts'
import { type Area, placeAreaNames } from '../drawing/areaNames.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import { computeLights, createProjection, LIGHTS, lightsPath, reachInMiles } from '../drawing/lights.ts'
import type { Group } from './cells.ts'
import { directionTo, milesBetween } from './geography.ts'
import { residentsAround } from './residents.ts'

/** A city and the places in the drawing around it. */
export interface Surroundings {
  city: Pick<City, keyof Town | 'parts'>
  others: Town[]
}

/** Distribution of residents within five miles, by compass direction: 0 is north, 7 is northwest. */
type Around =
  | { case: 'nobody' }
  /** Insufficient data. */
  | { case: 'few' }
  | { case: 'center' }
  | { case: 'oneSide'; where: number[] }
  | { case: 'mostlyOneSide'; where: number[]; empty: number[] }
  | { case: 'allSides'; empty: number[] }

const NAMES = { size: 13, max: 5 }
const RING = { x: LIGHTS.width / 2, y: LIGHTS.height / 2, radius: LIGHTS.miles * LIGHTS.scale }
/** The fade hides lights beyond this radius. */
const VISIBLE = 164

/** Computes the drawing and the data for a text alternative. */
export function cityLights({ city, others: near }: Surroundings) {
  const frame = { ...LIGHTS, center: city }
  const groups = residentsAround(city, reachInMiles(frame))
  const place = createProjection(frame)
  const area = ({ name, population, ...point }: Town): Area => ({ name, population, ...place(point) })
  const parts = city.parts?.list.map(area) ?? []
  const others = near.map(area)
  const { each, points: computed } = computeLights(frame, groups, LIGHTS.max)
  const points = computed.filter(({ x, y }) => Math.hypot(x - RING.x, y - RING.y) < VISIBLE)
  const areas = [...parts, ...others].filter(({ name }) => name !== city.name)
  const names = placeAreaNames(areas, { ...LIGHTS, ...NAMES, ring: RING, lights: points })
  return { each, path: lightsPath(points), points, names, around: describeAround(city, groups) }
}

/** Radius of the middle, in miles. */
const MIDDLE = 1.5
const MOST = 0.6
const FEW = 0.005
/** If there are fewer block groups, a direction can be empty by chance. */
const LEAST_GROUPS = 15
/** Directions per side. */
const SIDE = 3

function describeAround(center: Coordinates, groups: Group[]): Around {
  const sectors = Array.from({ length: 8 }, () => 0)
  let [all, inMiddle, count] = [0, 0, 0]
  for (const group of groups) {
    const miles = milesBetween(center, group)
    if (miles > LIGHTS.miles) continue
    all += group.residents
    count += 1
    if (miles < MIDDLE) inMiddle += group.residents
    sectors[directionTo(center, group)] = (sectors[directionTo(center, group)] ?? 0) + group.residents
  }
  if (all === 0) return { case: 'nobody' }
  if (inMiddle > all * MOST) return { case: 'center' }
  if (count < LEAST_GROUPS) return { case: 'few' }
  const directions = [...sectors.keys()]
  const share = (direction: number) => (sectors[direction] ?? 0) / all
  const empty = directions.filter((direction) => share(direction) < FEW)
  if (directions.length - empty.length <= SIDE)
    return { case: 'oneSide', where: directions.filter((direction) => !empty.includes(direction)) }
  const side = directions.toSorted((a, b) => share(b) - share(a)).slice(0, SIDE)
  const isMost = side.reduce((sum, direction) => sum + share(direction), 0) > MOST
  return isMost ? { case: 'mostlyOneSide', where: side.toSorted(), empty } : { case: 'allSides', empty }
}
