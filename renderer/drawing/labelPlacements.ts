import type { Point, Position } from './geometry.ts'
import type { Box, LineSegment } from './shapes.ts'
import { measureText } from './textWidth.ts'

/**
 * Text attributes for each side of the marker that a name can be on, the preferred side first. `offset` is the horizontal
 * distance from the marker in `viewBox` units, and `baselineShift` moves the baseline down, in units of the font size.
 */
export const SIDES = {
  e: { offset: 7, anchor: 'start', baselineShift: 0.33 },
  w: { offset: -7, anchor: 'end', baselineShift: 0.33 },
  n: { offset: 0, anchor: 'middle', baselineShift: -0.45 },
  s: { offset: 0, anchor: 'middle', baselineShift: 1.1 },
  ne: { offset: 3.5, anchor: 'start', baselineShift: -0.45 },
  se: { offset: 3.5, anchor: 'start', baselineShift: 1.1 },
  nw: { offset: -3.5, anchor: 'end', baselineShift: -0.45 },
  sw: { offset: -3.5, anchor: 'end', baselineShift: 1.1 },
} as const

export type Side = keyof typeof SIDES

/** Position of a city's name. The side decides if the text starts there, ends there, or is centered. */
export interface MapLabel extends Point {
  side: Side
  hasLeader: boolean
  fitsPhones: boolean
}

/** A city on a map, in `viewBox` units. */
export type Marker = Point & { name: string }

/** A possible label of a city. The leader connects the marker and the name. It isn't drawn if they're close. */
export interface Placement {
  label: Omit<MapLabel, 'fitsPhones'>
  box: Box
  leader: LineSegment
}

/** Lists placements of a name, the best first: next to the marker, and then at the end of a leader. */
export function listPlacements(marker: Marker, fontSize: number): Placement[] {
  const { x, y } = marker
  const sides = Object.keys(SIDES) as Side[]
  const nextToMarker = sides.map((side) => ({ x: x + SIDES[side].offset, y, side, hasLeader: false }))
  const labels = [...nextToMarker, ...listLabelsWithLeader(marker)]
  return labels.map((label) => createPlacement(marker, label, fontSize))
}

/** Lengths in `viewBox` units. */
const LEADER_LENGTHS = [20, 28, 36, 46, 56, 66]
/** Angles from the east, alternately clockwise and counterclockwise. */
const LEADER_ANGLES_DEGREES = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 7.5 : -7.5) * index)

/** If the cosine of the angle is smaller, the leader is steep, and the name is centered. */
const MAX_STEEP_COSINE = 0.2

function listLabelsWithLeader({ x, y }: Marker): Placement['label'][] {
  return LEADER_LENGTHS.flatMap((length) =>
    LEADER_ANGLES_DEGREES.map((degrees) => {
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

/** Returns the radius of a marker, which grows with the font size of names. */
export const getMarkerRadius = (fontSize: number) => fontSize / 5.2

/** Creates the placement of a name. The leader starts on the edge of the marker. */
export function createPlacement({ name, x, y }: Marker, label: Placement['label'], fontSize: number): Placement {
  const [dx, dy] = [label.x - x, label.y - y]
  const edgeFraction = getMarkerRadius(fontSize) / Math.hypot(dx, dy)
  const leaderStart: Position = [x + dx * edgeFraction, y + dy * edgeFraction]
  return { label, box: createLabelBox(name, label, fontSize), leader: [leaderStart, [label.x, label.y]] }
}

/** Returns the box of a name, with padding. */
export function createLabelBox(name: string, { x, y, side }: Placement['label'], fontSize: number): Box {
  const width = measureText(name, 'serif', fontSize)
  const { anchor, baselineShift } = SIDES[side]
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  const baseline = y + baselineShift * fontSize
  const padding = fontSize / 3
  return {
    left: left - padding,
    right: left + width + padding,
    top: baseline - fontSize * 0.85,
    bottom: baseline + fontSize * 0.35,
  }
}
