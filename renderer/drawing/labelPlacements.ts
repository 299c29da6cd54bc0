import type { Point, Position } from './geometry.ts'
import type { Box, Segment } from './polygons.ts'
import { measureText } from './textWidth.ts'

/** Position of a city's name. `side` is a direction from the marker in eighths of a turn, clockwise from the top: 2 is right. */
export interface MapLabel extends Point {
  side: number
  hasLeader: boolean
  fitsPhones: boolean
}

/** A city on a map, in `viewBox` units. */
export type Marker = Point & { name: string }

/** A possible position of a name, with its box and its leader line. */
export interface Placement {
  position: Omit<MapLabel, 'fitsPhones'>
  box: Box
  leader: Segment
}

/** Sides in order of preference. */
const SIDES = [2, 6, 0, 4, 1, 3, 7, 5]
/** Distance of a name from its marker, in `viewBox` units. */
const NAME_OFFSET = 7

/** Returns the vertical shift of a name's baseline, in units of the font size. */
export function getBaselineShift(side: number): number {
  const [down] = getDirection(side)
  return { [-1]: -0.45, 0: 0.33, 1: 1.1 }[down] ?? 0
}

/** Returns the SVG `text-anchor` of a name on a side. */
export function getTextAnchor(side: number): 'start' | 'middle' | 'end' {
  const [, right] = getDirection(side)
  return right === 0 ? 'middle' : right > 0 ? 'start' : 'end'
}

function getOffset(side: number): number {
  const [down, right] = getDirection(side)
  return right * (down === 0 ? NAME_OFFSET : NAME_OFFSET / 2)
}

function getDirection(side: number): [number, number] {
  const angle = (side / 4) * Math.PI
  return [-Math.sign(Math.round(Math.cos(angle) * 2)), Math.sign(Math.round(Math.sin(angle) * 2))]
}

/** Lists positions of a name around its marker, the best first. @param size the font size */
export function listPositions(marker: Marker, withoutLeader: boolean, size: number): Placement[] {
  const { x, y } = marker
  const nextToMarker = SIDES.map((side) => ({ x: x + getOffset(side), y, side, hasLeader: false }))
  const withLeader = withoutLeader ? [] : listPositionsWithLeader(marker)
  return [...nextToMarker, ...withLeader].map((position) => createPlacement(marker, position, size))
}

const LEADER_LENGTHS = [20, 28, 36, 46, 56, 66]
const LEADER_ANGLES = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 7.5 : -7.5) * index)

/** Names at the end of a steeper leader are centered. */
const MAX_STEEP_COSINE = 0.2

function listPositionsWithLeader({ x, y }: Marker): Placement['position'][] {
  return LEADER_LENGTHS.flatMap((length) =>
    LEADER_ANGLES.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const point = { x: Math.round(x + length * Math.cos(angle)), y: Math.round(y + length * Math.sin(angle)) }
      const side = Math.abs(Math.cos(angle)) < MAX_STEEP_COSINE ? (point.y < y ? 0 : 4) : point.x > x ? 2 : 6
      return { ...point, side, hasLeader: true }
    }),
  )
}

/** Font size of a name, relative to the radius of a marker. */
export const FONT_SIZE_PER_RADIUS = 5.2

/** Creates the placement of a name at a position. @param size the font size */
export function createPlacement({ name, x, y }: Marker, position: Placement['position'], size: number): Placement {
  const fraction = size / FONT_SIZE_PER_RADIUS / Math.hypot(position.x - x, position.y - y)
  const from: Position = [x + (position.x - x) * fraction, y + (position.y - y) * fraction]
  return { position, box: createLabelBox(name, position, size), leader: [from, [position.x, position.y]] }
}

/** Returns the box of a name, with padding. @param size the font size */
export function createLabelBox(name: string, { x, y, side }: Pick<MapLabel, 'x' | 'y' | 'side'>, size: number): Box {
  const width = measureText(name, 'serif', size)
  const from = x - { start: 0, middle: width / 2, end: width }[getTextAnchor(side)]
  const baseline = y + getBaselineShift(side) * size
  const padding = size / 3
  return {
    left: from - padding,
    right: from + width + padding,
    top: baseline - size * 0.85,
    bottom: baseline + size * 0.35,
  }
}
