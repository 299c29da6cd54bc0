import KDBush from 'kdbush'
import { mesh } from 'topojson-client'
import atlas from 'us-atlas/counties-10m.json'
import { isWithinRings } from '../../renderer/drawing/clip.ts'
import { LineIndex } from '../../renderer/drawing/lineIndex.ts'
import type { Line } from './shores.ts'

/** A coast of the country between two neighbors: where it begins, a point on its way, and where it ends. */
export type Stretch = Record<'from' | 'by' | 'to', [lon: number, lat: number]>

/** The three coasts of the continent that are the country's: of the Pacific, of the Atlantic with the Gulf, and Alaska's. */
export const STRETCHES: Stretch[] = [
  { from: [-117.124, 32.534], by: [-123.74, 38.95], to: [-122.757, 49.002] },
  { from: [-97.147, 25.956], by: [-75.53, 35.23], to: [-66.95, 44.815] },
  { from: [-130.02, 55.91], by: [-156.5, 71.3], to: [-141.0, 69.65] },
]

/**
 * The outline of shapes that share their borders to the point: the rings of all edges that one shape alone has.
 * @param rings of the shapes, whose last point is the first.
 */
export function outlineOf(rings: Line[]): Line[] {
  const next = new Map<string, [number, number][]>()
  const key = ([x, y]: [number, number]) => `${x} ${y}`
  const edges = new Set(rings.flatMap((ring) => waysOf(ring).map(([a, b]) => `${key(a)} ${key(b)}`)))
  for (const ring of rings)
    for (const [from, to] of waysOf(ring)) {
      if (edges.has(`${key(to)} ${key(from)}`)) continue
      next.set(key(from), [...(next.get(key(from)) ?? []), to])
    }
  const outline: Line[] = []
  for (const [start, firsts] of next)
    while (firsts.length > 0) {
      const ring: Line = []
      for (let at = firsts.pop(); at; at = next.get(key(at))?.pop()) ring.push(at)
      const [lon = 0, lat = 0] = start.split(' ').map(Number)
      outline.push([[lon, lat], ...ring])
    }
  return outline
}

function waysOf(line: Line): [[number, number], [number, number]][] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to])
}

/** A ring with some of its stretches replaced by those of finer rings. */
export function withFiner(ring: Line, finer: Line[], stretches: Stretch[]): Line {
  return stretches.reduce((whole, stretch) => {
    const fine = finer.find((each) => has(each, stretch))
    if (!fine || !has(whole, stretch)) return whole
    const { rest } = parted(whole, stretch)
    return [...rest, ...parted(fine, stretch).way, ...rest.slice(0, 1)]
  }, ring)
}

/** A ring farther from a point of a stretch, in degrees, does not have it. */
const ASIDE = 0.5

/** Whether a ring goes along a stretch. */
export function has(ring: Line, { from, by, to }: Stretch): boolean {
  return [from, by, to].every((point) => distance(ring[nearestOf(ring, point)] ?? [0, 0], point) < ASIDE)
}

/** A ring in two: the way of a stretch, and the rest, which leads back from its end to its beginning. */
function parted(ring: Line, { from, by, to }: Stretch): { way: Line; rest: Line } {
  const open = ring.slice(0, -1)
  const start = nearestOf(open, from)
  const turned = [...open.slice(start), ...open.slice(0, start)]
  const [middle, end] = [nearestOf(turned, by), nearestOf(turned, to)]
  if (middle < end) return { way: turned.slice(0, end + 1), rest: [...turned.slice(end), ...turned.slice(0, 1)] }
  const back = [...turned.slice(end), ...turned.slice(0, 1)].toReversed()
  return { way: back, rest: turned.slice(0, end + 1).toReversed() }
}

function nearestOf(line: Line, point: [number, number]): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, each] of line.entries()) {
    const far = distance(each, point)
    if (far < least) [nearest, least] = [index, far]
  }
  return nearest
}

function distance([x, y]: [number, number], [x2, y2]: [number, number]): number {
  return Math.hypot((x - x2) * Math.cos((y * Math.PI) / 180), y - y2)
}

/** Two drawings of one coast lie at most so far apart, in degrees: two miles. */
const SAME = 0.03

/** Tells whether most of a line's points lie at some other lines. */
export function sameAs(lines: Line[]): (line: Line) => boolean {
  const isAt = nearness(lines, SAME)
  return (line) => line.filter(isAt).length > line.length / 2
}

/** Tells whether a point lies within some rings. */
function landOf(rings: Line[]): (point: [number, number]) => boolean {
  const indices = rings.map((ring) => new LineIndex(ring))
  return (point) => {
    const [lon, lat] = point
    const around = { left: lon, right: lon, top: lat, bottom: lat }
    const near = indices.filter(({ box }) => lon >= box.left && lon <= box.right && lat >= box.top && lat <= box.bottom)
    return isWithinRings(
      near.map((index) => index.shortened(around)),
      point,
    )
  }
}

function nearness(lines: Line[], near: number): (point: [number, number]) => boolean {
  const points = lines.flatMap(densely)
  const index = new KDBush(points.length)
  for (const [lon, lat] of points) index.add(lon, lat)
  index.finish()
  return (point) => {
    const east = near / Math.cos((point[1] * Math.PI) / 180)
    return index
      .range(point[0] - east, point[1] - near, point[0] + east, point[1] + near)
      .some((id) => distance(points[id] ?? [0, 0], point) < near)
  }
}

/** A line with a point every hundredth of a degree. */
function densely(line: Line): Line {
  return waysOf(line).flatMap(([[x, y], [x2, y2]]) => {
    const parts = Math.ceil(Math.hypot(x2 - x, y2 - y) * 100) || 1
    return Array.from({ length: parts }, (_, part): [number, number] => [
      x + ((x2 - x) * part) / parts,
      y + ((y2 - y) * part) / parts,
    ])
  })
}

/** Water that reaches so far inland of the finer coasts, in degrees, is no fault of the coarser ones: three miles. */
const INLAND = 0.045

/**
 * The water that coarser coasts have where finer ones end at a bridge or a boundary: the Potomac at Washington. Of each stretch of a
 * coarser ring within the finer land, closed at its mouth.
 */
export function inletsOf(coarser: Line[], finer: Line[]): Line[] {
  const isAtCoast = nearness(finer, INLAND)
  const isLand = landOf(finer)
  const inlets = coarser.flatMap((ring) => runsOf(ring, isLand)).filter((run) => run.some((point) => !isAtCoast(point)))
  return inlets.flatMap((run) => (run.length > 3 ? [[...run, ...run.slice(0, 1)]] : []))
}

function runsOf(line: Line, is: (point: [number, number]) => boolean): Line[] {
  const runs: Line[] = [[]]
  for (const point of line)
    if (is(point)) runs.at(-1)?.push(point)
    else if (runs.at(-1)?.length) runs.push([])
  return runs
}

/** Smaller islands, in square degrees of the box around them, are specks on every map. */
const ISLET = 8e-6

function extentOf(ring: Line): number {
  const wide = (axis: 0 | 1) => {
    const along = ring.map((point) => point[axis])
    return along.reduce((a, b) => Math.max(a, b)) - along.reduce((a, b) => Math.min(a, b))
  }
  return wide(0) * wide(1)
}

/**
 * Land of the whole continent with the coasts of one country from a finer source, and the water that only the coarser has.
 * @param lakes whose islands the coarser source has in them.
 */
export function finerLand(coarse: Line[], states: Line[], lakes: Line[]): { land: Line[]; inlets: Line[] } {
  const outline = outlineOf(states)
  const [isAtCoast, isLand] = [sameAs(outline), landOf(outline)]
  const isOurs = (ring: Line) => isAtCoast(ring) || ring.filter(isLand).length > ring.length / 2
  const isContinent = (ring: Line) => STRETCHES.some((stretch) => has(ring, stretch))
  const continents = coarse.filter(isContinent)
  const isInLake = ([first]: Line) => first !== undefined && lakes.some((lake) => isWithinRings([lake], first))
  const inlets = inletsOf(continents, outline)
  // Their islands are drawn as coarsely as they are: Manhattan, between rivers that the finer source counts as land.
  const isInInlet = (ring: Line) => ring.filter((point) => isWithinRings(inlets, point)).length > ring.length / 2
  return {
    land: [
      ...continents.map((ring) => withFiner(ring, outline, STRETCHES)),
      ...coarse.filter((ring) => !isContinent(ring) && (!isOurs(ring) || isInInlet(ring))),
      ...outline.filter((ring) => !isContinent(ring) && !isInLake(ring) && extentOf(ring) > ISLET),
    ],
    inlets,
  }
}

/** The lines between two counties of a state. */
export function countyLines(): Line[] {
  const { counties } = atlas.objects
  // Of a county's five digits the first two are the state's.
  const stateOf = (id: string | number | undefined) => String(id).slice(0, 2)
  const { coordinates } = mesh(atlas, counties, (a, b) => a !== b && stateOf(a.id) === stateOf(b.id))
  return coordinates.map((line) => line.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]))
}
