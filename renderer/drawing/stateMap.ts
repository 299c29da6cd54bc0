import type { Circle, Coordinates, MapSpot, Point } from './geometry.ts'
import { type TextStyle, WIDE } from './labelStyles.ts'
import { type Box, boxAround, type MapText, touch } from './mapText.ts'
import { pointsPath } from './paths.ts'
import { outlinePath, type StateFrame, stateFrame } from './stateFrame.ts'
import { type StateGround, stateGround } from './stateGround.ts'
import { boxOf, PLATE, TIMES, type Window, windowOf } from './stateInset.ts'
import { type Corner, layoutAlone, layoutWith, type StateLayout, WHOLE } from './stateLayout.ts'
import { type Names, namesOf, placeNames } from './stateNames.ts'

/** The square root of so many people is one unit of radius: areas, not radii, grow with the population. */
const PEOPLE = 130
const SMALLEST = 3
/** Larger discs would bury the places around them, which are drawn larger beside them: New York's, its boroughs. */
const LARGEST = 13
/** The light of the largest city, however small that is. */
const LIGHT = 5
/** Names in the plate. */
const IN_PLATE: TextStyle = { ...WIDE.city, size: 16 }
/** Cities beyond this number are lights without a link, or the drawing would outgrow its page. */
const LINKED = 60
/** A light of a place without a page, and the air that a name leaves around it. */
export const TOWN = 1.6

export interface DrawnCity<City> {
  spot: City
  disc: Circle
  wide: MapText | undefined
  small: MapText | undefined
}

/** A part of a map three times as large. */
export interface StatePlate<City> {
  /** Where on the map it lies. */
  corner: Corner
  box: Box
  width: number
  height: number
  /** The box of the map that it shows. */
  window: Box
  ground: StateGround
  cities: { spot: City; disc: Circle; name: MapText | undefined }[]
  lights: string
}

export interface StateMapDrawing<City> {
  /** The part of the canvas that is drawn upon. */
  top: number
  height: number
  ground: StateGround
  cities: DrawnCity<City>[]
  /** Places without a name on the map, as paths of zero-length strokes: on all maps, and where words of one set leave room. */
  lights: Record<'both' | 'wide' | 'small', string>
  plate: StatePlate<City> | undefined
}

/**
 * A state with its cities at their true places, each disc's area in proportion to the people in it. Where names find no room,
 * a plate shows the largest crowd of cities larger.
 * @param name as us-atlas spells it.
 * @param cities the largest first: names take room in this order.
 * @param towns places without a page.
 * @throws {Error} if the boundaries have no such state.
 */
export function drawStateMap<City extends MapSpot>(
  name: string,
  cities: City[],
  towns: Coordinates[],
): StateMapDrawing<City> {
  const linked = cities.slice(0, LINKED)
  const lights = [...cities.slice(LINKED), ...towns]
  const alone = stateFrame(name, WHOLE)
  const discsIn = ({ place }: StateFrame) =>
    linked.map((spot, index) => ({ ...place(spot), radius: radiusOf(spot, index) }))
  const people = linked.map(({ population }) => population)
  const window = (discs: Circle[], layout: StateLayout) =>
    windowOf(discs, namesOf(linked, discs, layout.canvas, undefined).wide.map(Boolean), people)
  const first = window(discsIn(alone), layoutAlone(alone.bounds))
  const layout = first
    ? layoutWith({ width: PLATE.width, height: first.height }, { ...alone, cities: discsIn(alone) })
    : layoutAlone(alone.bounds)
  const frame = layout.plate ? stateFrame(name, layout.state) : alone
  const discs = discsIn(frame)
  const shown = layout.plate && first && sameWindow(first, discs)
  const names = namesOf(linked, discs, layout.canvas, layout.plate, shown && boxOf(shown))
  const { top, bottom } = layout.canvas
  return {
    top: Math.floor(top),
    height: Math.ceil(bottom) - Math.floor(top),
    ground: stateGround({ ...frame, state: name, box: layout.canvas, around: frame.degreesOf(layout.canvas) }),
    cities: linked.map((spot, index) => ({
      spot,
      disc: discs[index] ?? { x: 0, y: 0, radius: 0 },
      wide: names.wide[index],
      small: names.small[index],
    })),
    lights: lightsOf(lights.map(frame.place), names),
    plate: shown && layout.plate && plateOf(name, frame, shown, layout.plate, { linked, lights }),
  }
}

/** The same cities on a map of another size. */
function sameWindow({ cities, height }: Window, discs: Circle[]): Window {
  const own = cities.flatMap((index) => discs[index] ?? [])
  const [xs, ys] = [own.map(({ x }) => x), own.map(({ y }) => y)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  return { middle, height, cities }
}

function radiusOf({ population }: MapSpot, index: number): number {
  return Math.min(LARGEST, Math.max(index === 0 ? LIGHT : SMALLEST, Math.sqrt(population) / PEOPLE))
}

/** A state alone: its outline, its cities and the lights of its towns, for a picture without words. */
export function sketchState(name: string, cities: MapSpot[], towns: Coordinates[]) {
  const frame = stateFrame(name, WHOLE)
  const { top, bottom } = layoutAlone(frame.bounds).canvas
  return {
    top,
    height: bottom - top,
    outline: outlinePath(frame),
    discs: cities.map((spot, index) => ({ name: spot.name, ...frame.place(spot), radius: radiusOf(spot, index) })),
    lights: pointsPath(towns.map(frame.place)),
  }
}

/** Lights that lie under no name of a set. */
function lightsOf(points: Point[], { wide, small }: Names): Record<'both' | 'wide' | 'small', string> {
  const under = (names: (MapText | undefined)[]) => {
    const boxes = names.flatMap((name) => name?.box ?? [])
    return points.map((point) => isUnder({ ...point, radius: TOWN }, boxes))
  }
  const [underWide, underSmall] = [under(wide), under(small)]
  const those = (isWide: boolean, isSmall: boolean) =>
    pointsPath(points.filter((_, index) => !underWide[index] === isWide && !underSmall[index] === isSmall))
  return { both: those(true, true), wide: those(true, false), small: those(false, true) }
}

function isUnder(light: Circle, words: Box[]): boolean {
  const room = boxAround(light, 0)
  return words.some((word) => touch(word, room))
}

function plateOf<City extends MapSpot>(
  state: string,
  frame: StateFrame,
  window: Window,
  { corner, ...at }: Box & { corner: Corner },
  { linked, lights }: { linked: City[]; lights: Coordinates[] },
): StatePlate<City> {
  const box = boxOf(window)
  const larger = ({ x, y }: Point): Point => ({ x: (x - box.left) * TIMES, y: (y - box.top) * TIMES })
  const place = (spot: Coordinates) => larger(frame.place(spot))
  const plate = { left: 0, top: 0, right: PLATE.width, bottom: window.height }
  const isIn = ({ x, y }: Point) => x > 6 && x < plate.right - 6 && y > 6 && y < plate.bottom - 6
  const spots = linked.filter((spot) => isIn(place(spot)))
  const discs = spots.map((spot) => ({ ...place(spot), radius: radiusOf(spot, linked.indexOf(spot)) }))
  const names = placeNames(spots, discs, IN_PLATE, { within: plate })
  const rings = frame.rings.map((ring) =>
    ring.map(([x, y]) => {
      const point = larger({ x, y })
      return [point.x, point.y] as const
    }),
  )
  return {
    corner,
    box: at,
    width: PLATE.width,
    height: window.height,
    window: box,
    ground: stateGround({ state, rings, box: plate, around: frame.degreesOf(box), place }),
    cities: spots.map((spot, index) => ({ spot, disc: discs[index] ?? { x: 0, y: 0, radius: 0 }, name: names[index] })),
    lights: lightsOf(lights.map(place).filter(isIn), { wide: names, small: names }).both,
  }
}
