import KDBush from 'kdbush'
import { mesh } from 'topojson-client'
import { presimplify } from 'topojson-simplify'
import atlas from 'us-atlas/counties-10m.json'
import { isWithinRings } from '../../renderer/drawing/clip.ts'

/** Points of a line, degrees east and north. The last of a ring is its first. */
export type Line = [number, number][]

interface Point {
  lat: number
  lon: number
}

/** So many units of the file are a degree: one is 55 m, less than a unit of the nearest map. */
export const UNITS = 2000

/** No city's map reaches farther than 50 miles: so many degrees north and south of a place every bend counts. */
const NEAR = 0.9
/** The smallest triangle that counts, in square degrees: near places it is ten units of the nearest map, elsewhere 15 miles wide. */
const SMALLEST = { near: 4e-6, far: 0.03 }

/** The lines that maps of cities can show: what lies far from every place is left out or made coarse. */
export function linesNear(lines: Line[], places: Point[]): Line[] {
  const isNear = nearnessTo(places)
  const shown = lines.filter((line) => line.some(isNear))
  const { arcs } = presimplify({ type: 'Topology', objects: {}, arcs: shown })
  return arcs.map((arc) =>
    arc.flatMap(([lon = 0, lat = 0, weight = 0]): Line => {
      const smallest = weight >= SMALLEST.far || isNear([lon, lat]) ? SMALLEST.near : SMALLEST.far
      return weight >= smallest ? [[lon, lat]] : []
    }),
  )
}

function nearnessTo(places: Point[]): (point: [number, number]) => boolean {
  const index = new KDBush(places.length)
  for (const { lon, lat } of places) index.add(lon, lat)
  index.finish()
  return ([lon, lat]) => {
    const east = NEAR / Math.cos((lat * Math.PI) / 180)
    return index.range(lon - east, lat - NEAR, lon + east, lat + NEAR).length > 0
  }
}

/** Whether a shape shares any of its area with others: rings that overlap would cancel each other out. */
export function overlaps([shore = []]: Line[], others: Line[][]): boolean {
  return others.some(([other = []]) => {
    if (areApart(extentOf(shore), extentOf(other))) return false
    return shore.some((point) => isWithinRings([other], point)) || other.some((point) => isWithinRings([shore], point))
  })
}

type Extent = [west: number, east: number, south: number, north: number]

const extents = new WeakMap<Line, Extent>()

function extentOf(line: Line): Extent {
  const known = extents.get(line)
  if (known) return known
  const [lons, lats] = [line.map(([lon]) => lon), line.map(([, lat]) => lat)]
  const extent: Extent = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)]
  extents.set(line, extent)
  return extent
}

function areApart(a: Extent, b: Extent): boolean {
  return a[1] < b[0] || b[1] < a[0] || a[3] < b[2] || b[3] < a[2]
}

/** A line as text: whole units, each point relative to the one before. Points that fall on one unit are one. */
export function lineText(line: Line): string {
  let at = [0, 0]
  const steps = line.flatMap((point, index) => {
    const units = point.map((degrees) => Math.round(degrees * UNITS))
    const [x = 0, y = 0] = units.map((value, axis) => value - (at[axis] ?? 0))
    at = units
    return index > 0 && x === 0 && y === 0 ? [] : [x, y]
  })
  return steps.join(' ')
}

/** The lines between two counties of a state, as the Census Bureau draws them at 1:10m in `us-atlas`. */
export function countyLines(): Line[] {
  const { counties } = atlas.objects
  // Of a county's five digits the first two are the state's.
  const stateOf = (id: string | number | undefined) => String(id).slice(0, 2)
  const { coordinates } = mesh(atlas, counties, (a, b) => a !== b && stateOf(a.id) === stateOf(b.id))
  return coordinates.map((line) => line.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]))
}
