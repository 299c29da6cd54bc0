import {
  type Box,
  boxesOverlap,
  createBoxAround,
  distanceToBox,
  isBoxInside,
  type LabelShape,
  labelsCollide,
  type Point,
} from './geometry.ts'
import { measureText } from './textWidth.ts'

/** An area that a drawing can label. Coordinates are pixels. An area in the notes gets a label even if the label covers many lights, or if the point is outside the drawing. */
export type Area = Point & { name: string; isInNotes?: boolean | undefined }

/** Positions of a label: right or left of the point, and level, below, or above. */
const LABEL_SHIFTS = [0, 0.5, -0.5].flatMap((dy) => [1, -1].map((dx) => ({ dx, dy })))
/** Directions from the center of the ring to the end of a leader, relative to the direction of the point. */
const LEADER_TURNS_DEGREES = [0, 12, -12, 24, -24, 36, -36, 48, -48]
const RING_TO_LEADER_END_PX = 8
const HALF_HEIGHT_EM = 0.62
const SIDE_PADDING_EM = 0.3
const CENTER_TO_BASELINE_EM = 0.3
const MIN_EDGE_PX = 4
const POINT_TO_LABEL_PX = 5
/** Weight of the lights that a label may cover. A light in the ring weighs 1. */
const MAX_COVERED_WEIGHT = 4
/** Weight of a light just outside the ring. Decreases to 0 toward twice the radius. */
const OUTSIDE_RING_WEIGHT = 0.15

type Ring = Point & { radius: number }
type HalfSize = { width: number; height: number }

/** A possible position of a label. Labels next to their point have no leader. */
type Placement = LabelShape & { point: Point; center: Point; isLeft: boolean }

type Options = { fontSize: number; maxLabels: number; ring: Ring; lights: Point[]; width: number; height: number }

/** Labels areas in order: next to the point, or outside the ring. Prefers labels that cover few lights. Omits an area if there's no space, or if its label covers too many lights. */
export function placeAreaLabels(areas: Area[], { fontSize, maxLabels, ring, lights, width, height }: Options) {
  const placements: (Placement & { area: Area })[] = []
  const drawing = { left: MIN_EDGE_PX, right: width - MIN_EDGE_PX, top: MIN_EDGE_PX, bottom: height - MIN_EDGE_PX }
  const centerBox = createBoxAround(ring, POINT_TO_LABEL_PX)
  const isFree = (placement: Placement) =>
    [placement.box, createBoxAround(placement.point, 0)].every((box) => isBoxInside(box, drawing)) &&
    !crossesRing(placement.box, ring) &&
    !boxesOverlap(centerBox, placement.box) &&
    !placements.some((other) => placementsCollide(placement, other))
  for (const area of areas) {
    if (placements.length === maxLabels) break
    const half = {
      width: measureText(area.name, 'sans', fontSize) / 2 + SIDE_PADDING_EM * fontSize,
      height: HALF_HEIGHT_EM * fontSize,
    }
    const candidates = [
      listPlacementsNextTo(area, half),
      listPlacementsOutside(area, half, ring),
      area.isInNotes ? listPlacementsOutside(moveToRing(area, ring), half, ring) : [],
    ].flatMap((list) =>
      list
        .filter(isFree)
        .map((placement) => ({ ...placement, area, covered: sumCoveredWeights(placement.center, half, lights, ring) }))
        .toSorted((a, b) => a.covered - b.covered),
    )
    const best = candidates.find(({ covered }) => covered <= MAX_COVERED_WEIGHT)
    const chosen = best ?? (area.isInNotes ? candidates[0] : undefined)
    if (chosen) placements.push(chosen)
  }
  return placements.map(({ area, point, center, box, isLeft, leader }) => ({
    text: area.name,
    x: Math.round(isLeft ? box.right : box.left),
    y: Math.round(center.y + CENTER_TO_BASELINE_EM * fontSize),
    isLeft,
    // A leader from the ring has no point. The area is farther out.
    point: point === area ? { x: Math.round(area.x), y: Math.round(area.y) } : undefined,
    leader,
  }))
}

/** Returns the point of the ring in the direction of a point. */
function moveToRing({ x, y }: Point, ring: Ring): Point {
  const angle = Math.atan2(y - ring.y, x - ring.x)
  return { x: ring.x + ring.radius * Math.cos(angle), y: ring.y + ring.radius * Math.sin(angle) }
}

function listPlacementsNextTo(point: Point, half: HalfSize): Placement[] {
  return LABEL_SHIFTS.map(({ dx, dy }) => {
    const center = { x: point.x + dx * (POINT_TO_LABEL_PX + half.width), y: point.y + dy * half.height * 2 }
    return { point, center, box: createBoxAround(center, half.width, half.height), isLeft: dx < 0, leader: undefined }
  })
}

/** Lists placements outside the ring, with a leader from a point inside. Returns an empty list if the point is outside. */
function listPlacementsOutside(point: Point, half: HalfSize, ring: Ring): Placement[] {
  const [dx, dy] = [point.x - ring.x, point.y - ring.y]
  if (Math.hypot(dx, dy) > ring.radius + RING_TO_LEADER_END_PX) return []
  return LEADER_TURNS_DEGREES.map((turn) => {
    const angle = Math.atan2(dy, dx) + (turn * Math.PI) / 180
    const distance = ring.radius + RING_TO_LEADER_END_PX + half.height * Math.abs(Math.sin(angle))
    const endX = Math.round(ring.x + distance * Math.cos(angle))
    const endY = Math.round(ring.y + distance * Math.sin(angle))
    const isLeft = endX < ring.x
    const center = { x: endX + (isLeft ? -1 : 1) * (half.width + 1), y: endY }
    const box = createBoxAround(center, half.width, half.height)
    const start = [Math.round(point.x), Math.round(point.y)] as const
    return { point, center, box, isLeft, leader: [start, [endX, endY]] }
  })
}

function sumCoveredWeights(center: Point, half: HalfSize, lights: Point[], ring: Ring): number {
  const covers = ({ x, y }: Point) => Math.abs(x - center.x) < half.width && Math.abs(y - center.y) < half.height
  const getWeight = ({ x, y }: Point) => {
    const radiiBeyond = Math.hypot(x - ring.x, y - ring.y) / ring.radius - 1
    return radiiBeyond <= 0 ? 1 : OUTSIDE_RING_WEIGHT * Math.max(0, 1 - radiiBeyond)
  }
  return lights.filter(covers).reduce((sum, light) => sum + getWeight(light), 0)
}

/** Checks if two labels collide, or if a label covers the point of the other. */
function placementsCollide(one: Placement, other: Placement): boolean {
  return (
    labelsCollide(one, other) ||
    boxesOverlap(one.box, createBoxAround(other.point, POINT_TO_LABEL_PX)) ||
    boxesOverlap(other.box, createBoxAround(one.point, POINT_TO_LABEL_PX))
  )
}

/** Checks if a box is partly inside the ring. */
function crossesRing(box: Box, { x, y, radius }: Ring): boolean {
  const farthest = Math.hypot(Math.max(x - box.left, box.right - x), Math.max(y - box.top, box.bottom - y))
  return distanceToBox(box, { x, y }) < radius && farthest > radius
}
