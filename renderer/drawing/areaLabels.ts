import type { Point } from './geometry.ts'
import { type Box, boxesOverlap, crossesBox, distanceToBox, isInside, type Segment, segmentsCross } from './polygons.ts'
import { measureText } from './textWidth.ts'

/** An area that a drawing can label. The point is in pixels. */
export interface Area extends Point {
  name: string
  /** True to label the area even if the label covers many lights, or if the point is outside the drawing. */
  isInNotes?: boolean | undefined
}

/** Positions of a label next to its point: right or left of it, and level, below, or above. */
const LABEL_SHIFTS = [0, 0.5, -0.5].flatMap((down) => [1, -1].map((right) => ({ right, down })))
/** Directions of a leader, relative to the direction of the point, in degrees. */
const LEADER_TURNS_DEGREES = [0, 12, -12, 24, -24, 36, -36, 48, -48]
const LEADER_END_PX = 8
const HALF_HEIGHT_EM = 0.62
const PADDING_EM = 0.3
const BASELINE_EM = 0.3
const EDGE_PX = 4
/** Distance from the point to the label. */
const GAP_PX = 5
/** Weight of the lights that a label may cover. A light in the ring weighs 1. */
const MAX_COVERED_WEIGHT = 4
/** Weight of a light just outside the ring. It falls to 0 at twice the radius. */
const OUTSIDE_RING_WEIGHT = 0.15

type Ring = Point & { radius: number }

interface AreaLabelOptions {
  fontSize: number
  maxLabels: number
  ring: Ring
  lights: Point[]
  width: number
  height: number
}

interface AreaLabelPlacement {
  center: Point
  box: Box
  isLeft: boolean
  /** Line from the point to a label outside the ring. */
  leader: Segment | undefined
}

interface HalfSize {
  width: number
  height: number
}

/** Labels areas, in order, where the labels cover the fewest lights: next to their points, or outside the ring. */
export function placeAreaLabels(
  areas: Area[],
  { fontSize, maxLabels: maxNames, ring, lights, width, height }: AreaLabelOptions,
) {
  const placements: (AreaLabelPlacement & { area: Area })[] = []
  const drawing = { left: EDGE_PX, right: width - EDGE_PX, top: EDGE_PX, bottom: height - EDGE_PX }
  const ringCenter = createCenteredSquare(ring, GAP_PX)
  const isFree = ({ box, leader }: AreaLabelPlacement, area: Area) =>
    [box, createCenteredSquare(area, 0)].every((other) => isInside(other, drawing)) &&
    !crossesRing(box, ring) &&
    !boxesOverlap(ringCenter, box) &&
    placements.every(
      (other) =>
        !boxesOverlap(other.box, box) &&
        !boxesOverlap(other.box, createCenteredSquare(area, GAP_PX)) &&
        !boxesOverlap(box, createCenteredSquare(other.area, GAP_PX)) &&
        !(leader && crossesBox(leader, other.box)) &&
        !(other.leader && crossesBox(other.leader, box)) &&
        !(leader && other.leader && segmentsCross(leader, other.leader)),
    )
  const listFree = (candidates: AreaLabelPlacement[], area: Area, half: HalfSize) =>
    candidates
      .filter((placement) => isFree(placement, area))
      .map((placement) => ({ ...placement, area, covered: sumCoveredWeights(placement.center, half, lights, ring) }))
      .toSorted((a, b) => a.covered - b.covered)
  for (const area of areas) {
    if (placements.length === maxNames) break
    const half = {
      width: measureText(area.name, 'sans', fontSize) / 2 + PADDING_EM * fontSize,
      height: HALF_HEIGHT_EM * fontSize,
    }
    const areaOnRing = { ...area, ...moveToRing(area, ring) }
    const candidates = [
      ...listFree(listPlacementsNextTo(area, half), area, half),
      ...listFree(listPlacementsOutside(area, half, ring), area, half),
      ...(area.isInNotes ? listFree(listPlacementsOutside(areaOnRing, half, ring), areaOnRing, half) : []),
    ]
    const best = candidates.find(({ covered }) => covered <= MAX_COVERED_WEIGHT)
    const placement = best ?? (area.isInNotes ? candidates[0] : undefined)
    if (placement) placements.push(placement)
  }
  return placements.map(({ area, center, box, isLeft, leader }) => ({
    text: area.name,
    x: Math.round(isLeft ? box.right : box.left),
    y: Math.round(center.y + BASELINE_EM * fontSize),
    isLeft,
    // A leader from the ring has no point, because the area is farther out.
    point: areas.includes(area) ? { x: Math.round(area.x), y: Math.round(area.y) } : undefined,
    leader,
  }))
}

/** Moves a point to the ring, in its direction. */
function moveToRing({ x, y }: Point, ring: Ring): Point {
  const angle = Math.atan2(y - ring.y, x - ring.x)
  return { x: ring.x + ring.radius * Math.cos(angle), y: ring.y + ring.radius * Math.sin(angle) }
}

function listPlacementsNextTo({ x, y }: Area, half: HalfSize): AreaLabelPlacement[] {
  return LABEL_SHIFTS.map(({ right, down }) => {
    const center = { x: x + right * (GAP_PX + half.width), y: y + down * half.height * 2 }
    return { center, box: createBox(center, half), isLeft: right < 0, leader: undefined }
  })
}

/** Lists placements only for points in the ring or near it. */
function listPlacementsOutside({ x, y }: Area, half: HalfSize, ring: Ring): AreaLabelPlacement[] {
  if (Math.hypot(x - ring.x, y - ring.y) > ring.radius + LEADER_END_PX) return []
  return LEADER_TURNS_DEGREES.map((turn) => {
    const angle = Math.atan2(y - ring.y, x - ring.x) + (turn * Math.PI) / 180
    const end = ring.radius + LEADER_END_PX + half.height * Math.abs(Math.sin(angle))
    const [endX, endY] = [Math.round(ring.x + end * Math.cos(angle)), Math.round(ring.y + end * Math.sin(angle))]
    const isLeft = endX < ring.x
    const center = { x: endX + (isLeft ? -1 : 1) * (half.width + 1), y: endY }
    return {
      center,
      box: createBox(center, half),
      isLeft,
      leader: [
        [Math.round(x), Math.round(y)],
        [endX, endY],
      ],
    }
  })
}

function sumCoveredWeights(center: Point, half: HalfSize, lights: Point[], ring: Ring): number {
  const covers = ({ x, y }: Point) => Math.abs(x - center.x) < half.width && Math.abs(y - center.y) < half.height
  const getWeight = ({ x, y }: Point) => {
    const beyond = Math.hypot(x - ring.x, y - ring.y) / ring.radius - 1
    return beyond <= 0 ? 1 : OUTSIDE_RING_WEIGHT * Math.max(0, 1 - beyond)
  }
  return lights.reduce((sum, light) => sum + (covers(light) ? getWeight(light) : 0), 0)
}

const createBox = ({ x, y }: Point, { width, height }: HalfSize): Box => ({
  left: x - width,
  right: x + width,
  top: y - height,
  bottom: y + height,
})

const createCenteredSquare = (center: Point, half: number) => createBox(center, { width: half, height: half })

/** Checks if a part of a box is inside the ring, and another part is outside. */
function crossesRing(box: Box, { x, y, radius }: Ring): boolean {
  const farthest = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y))
  return distanceToBox(box, { x, y }) < radius && farthest > radius
}
