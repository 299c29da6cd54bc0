import type { Point, Position } from './geometry.ts'
import type { Box, LineSegment } from './polygons.ts'
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
  leader: LineSegment
}

/** Sides in order of preference. */
const SIDES = [2, 6, 0, 4, 1, 3, 7, 5]
/** Distance of a name from its marker, in `viewBox` units. */
const NAME_OFFSET = 7

/** Returns the vertical shift of a name's baseline, in units of the font size. */
export function getBaselineShift(side: number): number {
  const [down] = getSideSigns(side)
  return { [-1]: -0.45, 0: 0.33, 1: 1.1 }[down] ?? 0
}

export function getTextAnchor(side: number): 'start' | 'middle' | 'end' {
  const [, right] = getSideSigns(side)
  if (right === 0) return 'middle'
  return right > 0 ? 'start' : 'end'
}

function getOffset(side: number): number {
  const [down, right] = getSideSigns(side)
  return right * (down === 0 ? NAME_OFFSET : NAME_OFFSET / 2)
}

/** Returns -1, 0, or 1 for each axis: above, level, or below, and left, centered, or right. */
function getSideSigns(side: number): [down: number, right: number] {
  const angle = (side / 4) * Math.PI
  return [-Math.sign(Math.round(Math.cos(angle) * 2)), Math.sign(Math.round(Math.sin(angle) * 2))]
}

/** Lists placements of a name next to its marker, and then those at the end of a leader, the best first. */
export function listPlacements(marker: Marker, fontSize: number, canHaveLeader: boolean): Placement[] {
  const { x, y } = marker
  const nextToMarker = SIDES.map((side) => ({ x: x + getOffset(side), y, side, hasLeader: false }))
  const withLeader = canHaveLeader ? listPositionsWithLeader(marker) : []
  return [...nextToMarker, ...withLeader].map((position) => createPlacement(marker, position, fontSize))
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
      return { ...point, side: getSideOfLeader({ x, y }, point, Math.cos(angle)), hasLeader: true }
    }),
  )
}

function getSideOfLeader(from: Point, to: Point, cosine: number): number {
  if (Math.abs(cosine) < MAX_STEEP_COSINE) return to.y < from.y ? 0 : 4
  return to.x > from.x ? 2 : 6
}

/** Font size of a name, relative to the radius of a marker. */
export const FONT_SIZE_PER_RADIUS = 5.2

/** Creates the placement of a name at a position. Its leader starts at the edge of the marker. */
export function createPlacement({ name, x, y }: Marker, position: Placement['position'], fontSize: number): Placement {
  const fraction = fontSize / FONT_SIZE_PER_RADIUS / Math.hypot(position.x - x, position.y - y)
  const from: Position = [x + (position.x - x) * fraction, y + (position.y - y) * fraction]
  return { position, box: createLabelBox(name, position, fontSize), leader: [from, [position.x, position.y]] }
}

/** Returns the box of a name, with padding. */
export function createLabelBox(name: string, { x, y, side }: Placement['position'], fontSize: number): Box {
  const width = measureText(name, 'serif', fontSize)
  const from = x - { start: 0, middle: width / 2, end: width }[getTextAnchor(side)]
  const baseline = y + getBaselineShift(side) * fontSize
  const padding = fontSize / 3
  return {
    left: from - padding,
    right: from + width + padding,
    top: baseline - fontSize * 0.85,
    bottom: baseline + fontSize * 0.35,
  }
}
