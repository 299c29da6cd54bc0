import { geoBounds, geoCentroid, geoConicEqualArea, geoPath } from 'd3-geo'
import statesInDegrees from 'us-atlas/states-10m.json'
import { type Boundary, boundariesOf, pointsPath, ringsPath } from './boundaries.ts'
import { type Circle, MAP, type Point } from './cityFrame.ts'
import type { MapSpot } from './citySpots.ts'
import { SMALL, type TextStyle, WIDE, wordOf } from './labelStyles.ts'
import { boxAround, type MapText, type TakenRoom, takeRoom, textsAround } from './mapText.ts'

export const STATE_MAP = MAP

/** The outline keeps this distance from the edge, in units: names of cities on the coast need it. */
const MARGIN = 40
/** The smallest triangle of the outline that is drawn, in square units. */
const SMALLEST = 4
/** The square root of so many people is one unit of radius: areas, not radii, grow with the population. */
const PEOPLE = 70
const RADIUS = { smallest: 3, largest: 24 }
/** Cities beyond this number are lights without a link, or the drawing would outgrow its page. */
const LINKED = 60
/** From a disc to its name. */
const GAP = 5

export interface StateMapDrawing<City> {
  /** The part of the map's height that is drawn upon: a state that is wider than high leaves the rest empty. */
  top: number
  height: number
  outline: string
  cities: { spot: City; disc: Circle; wide: MapText | undefined; small: MapText | undefined }[]
  /** Places without a name on the map, as one path of zero-length strokes. */
  lights: string
}

/**
 * A state with its cities at their true places, each disc's area in proportion to the people in it.
 * @param name as us-atlas spells it.
 * @param cities the largest first: names take room in this order.
 * @param towns places without a page.
 * @throws {Error} if the boundaries have no such state.
 */
export function drawStateMap<City extends MapSpot>(
  name: string,
  cities: City[],
  towns: { lat: number; lon: number }[],
): StateMapDrawing<City> {
  const { outline, bounds, place } = framedState(name, { ...STATE_MAP, margin: MARGIN })
  const discs = cities.slice(0, LINKED).map((spot) => ({ spot, disc: { ...place(spot), radius: radiusOf(spot) } }))
  const boxes = discs.map(({ disc }) => boxAround(disc, 0))
  const rooms: Record<'wide' | 'small', TakenRoom> = {
    wide: { words: [], discs: boxes },
    small: { words: [], discs: boxes },
  }
  const drawn = discs.map(({ spot, disc }, index) => ({
    spot,
    disc,
    wide: nameOf(spot, disc, WIDE.city, rooms.wide, mostCovered(index)),
    small: index < SMALL.cities ? nameOf(spot, disc, SMALL.city, rooms.small, mostCovered(index)) : undefined,
  }))
  const taken = [bounds, ...rooms.wide.words, ...rooms.small.words, ...boxes]
  const top = Math.floor(Math.min(...taken.map((box) => box.top)))
  const bottom = Math.ceil(Math.max(...taken.map((box) => box.bottom)))
  return {
    top,
    height: bottom - top,
    outline,
    cities: drawn,
    lights: pointsPath([...cities.slice(LINKED), ...towns].map(place)),
  }
}

function radiusOf({ population }: MapSpot): number {
  return Math.min(RADIUS.largest, Math.max(RADIUS.smallest, Math.sqrt(population) / PEOPLE))
}

/** How many discs a name may cover: the largest city's any number, since the page's text points at it by name. */
function mostCovered(index: number): number {
  return index === 0 ? Number.POSITIVE_INFINITY : 1
}

/** A name beside its disc, where there is room. */
function nameOf(spot: MapSpot, disc: Circle, style: TextStyle, room: TakenRoom, covered: number): MapText | undefined {
  return takeRoom(room, textsAround(wordOf(spot.name, style), disc, disc.radius + GAP), covered)
}

/** A state at a size, in units. */
export interface FramedState {
  outline: string
  bounds: { top: number; bottom: number }
  place: (spot: { lat: number; lon: number }) => Point
}

/**
 * A state's outline, and where its places stand: an equal-area cone through the state's own middle.
 * @throws {Error} if the boundaries have no such state.
 */
export function framedState(
  name: string,
  { width, height, margin }: Record<'width' | 'height' | 'margin', number>,
): FramedState {
  const boundary = boundaryIn(name, height)
  const [[, south], [, north]] = geoBounds(boundary)
  const [longitude] = geoCentroid(boundary)
  const sixth = (north - south) / 6
  const projection = geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-longitude, 0])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      boundary,
    )
  const [[, top], [, bottom]] = geoPath(projection).bounds(boundary)
  return {
    bounds: { top, bottom },
    outline: ringsPath(projectedRings(boundary, projection)),
    place: ({ lat, lon }) => {
      const [x, y] = projection([lon, lat]) ?? [Number.NaN, Number.NaN]
      return { x, y }
    },
  }
}

/** The boundary as geoPath draws it, but as rings: it cuts at the antimeridian, which Alaska crosses. */
function projectedRings(boundary: Boundary, projection: ReturnType<typeof geoConicEqualArea>): [number, number][][] {
  const rings: [number, number][][] = []
  let ring: [number, number][] = []
  const pen = {
    moveTo: (x: number, y: number) => {
      ring = [[x, y]]
      rings.push(ring)
    },
    lineTo: (x: number, y: number) => ring.push([x, y]),
    closePath: () => ring.push(...ring.slice(0, 1)),
    beginPath: () => {},
    arc: () => {},
  }
  geoPath(projection, pen)(boundary)
  return rings
}

/** A state's boundary in as much detail as the map shows: Rhode Island's map needs closer points than that of Texas. */
function boundaryIn(name: string, height: number): Boundary {
  const whole = boundariesOf(statesInDegrees, 0)(name)
  const [[, south], [, north]] = geoBounds(whole)
  const unit = (north - south) / height
  return boundariesOf(statesInDegrees, SMALLEST * unit * unit)(name)
}
