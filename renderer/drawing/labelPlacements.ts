import type { Point, Position } from './geometry.ts'
import type { Box, LineSegment } from './polygons.ts'
import { measureText } from './textWidth.ts'

/** Side of a marker, as a compass direction. */
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** Position of a city's name. The side decides if the text starts there, ends there, or is centered. */
export interface MapLabel extends Point {
  side: Side
  hasLeader: boolean
  fitsPhones: boolean
}

/** A city on a map, in `viewBox` units. */
export type Marker = Point & { name: string }

/** A possible position of a name. The leader connects the marker and the name. It isn't drawn if they're close. */
export interface Placement {
  position: Omit<MapLabel, 'fitsPhones'>
  box: Box
  leader: LineSegment
}

/** Sides in order of preference. */
const SIDES: Side[] = ['e', 'w', 'n', 's', 'ne', 'se', 'nw', 'sw']
/** Horizontal distance from a marker to the name, in `viewBox` units. Half as much on diagonal sides. */
const NAME_OFFSET = 7

/** Returns the vertical shift of a name's baseline, in units of the font size. */
export function getBaselineShift(side: Side): number {
  if (side.startsWith('n')) return -0.45
  return side.startsWith('s') ? 1.1 : 0.33
}

/** Returns SVG's `text-anchor` for a name. */
export function getTextAnchor(side: Side): 'start' | 'middle' | 'end' {
  if (side.endsWith('e')) return 'start'
  return side.endsWith('w') ? 'end' : 'middle'
}

function getOffset(side: Side): number {
  const offset = side.length === 1 ? NAME_OFFSET : NAME_OFFSET / 2
  return { start: offset, middle: 0, end: -offset }[getTextAnchor(side)]
}

/** Lists placements of a name, the best first: next to the marker, and then at the end of a leader. */
export function listPlacements(
  marker: Marker,
  { fontSize, canHaveLeader }: { fontSize: number; canHaveLeader: boolean },
): Placement[] {
  const { x, y } = marker
  const nextToMarker = SIDES.map((side) => ({ x: x + getOffset(side), y, side, hasLeader: false }))
  const withLeader = canHaveLeader ? listPositionsWithLeader(marker) : []
  return [...nextToMarker, ...withLeader].map((position) => createPlacement(marker, position, fontSize))
}

const LEADER_LENGTHS = [20, 28, 36, 46, 56, 66]
/** Angles in degrees, alternately clockwise and counterclockwise. */
const LEADER_ANGLES = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 7.5 : -7.5) * index)

/** If the cosine of a leader is smaller, the leader is steep, and the name is centered. */
const MAX_STEEP_COSINE = 0.2

function listPositionsWithLeader({ x, y }: Marker): Placement['position'][] {
  return LEADER_LENGTHS.flatMap((length) =>
    LEADER_ANGLES.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const [horizontal, vertical] = [dx > 0 ? 'e' : 'w', dy < 0 ? 'n' : 's'] as const
      return {
        x: Math.round(x + length * dx),
        y: Math.round(y + length * dy),
        side: Math.abs(dx) < MAX_STEEP_COSINE ? vertical : horizontal,
        hasLeader: true,
      }
    }),
  )
}

/** Font size of a name, relative to the radius of a marker. */
export const FONT_SIZE_PER_RADIUS = 5.2

/** Creates the placement of a name. The leader starts on the edge of the marker. */
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
