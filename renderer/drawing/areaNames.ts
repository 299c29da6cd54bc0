import type { Point } from './geometry.ts'
import { type Box, crossesBox, type Segment, segmentsCross } from './polygons.ts'
import { measureText } from './textWidth.ts'

/** A place that a drawing can name. The point is in pixels. */
export interface Area extends Point {
  name: string
  population: number
}

interface LabelBox extends Point {
  half: { width: number; height: number }
}

export interface AreaName extends Point {
  text: string
  isBefore: boolean
  /** Position of the area. */
  point: Point
  /** Line from the point to a label outside the ring. */
  leader: Segment | undefined
}

/** Positions of a label next to its point: after or before it, and level, below, or above. */
const LABEL_SHIFTS = [0, 0.5, -0.5].flatMap((down) => [1, -1].map((right) => ({ right, down })))
/** Directions of a leader, relative to the direction of the point, in degrees. */
const LEADER_TURNS_DEGREES = [0, 12, -12, 24, -24, 36, -36]
const LEADER_END_PX = 8
const HALF_HEIGHT_EM = 0.62
const PADDING_EM = 0.3
const BASELINE_EM = 0.3
const EDGE_PX = 4
/** Distance from the point to the label. */
const GAP_PX = 5
/** Labels cover at most this many lights in the ring. */
const MAX_COVERED_LIGHTS = 4
/** Lights outside the ring are dark, and fade out toward the edge of the drawing. */
const FAR_WEIGHT = 0.15

interface Options {
  fontSize: number
  maxNames: number
  ring: Point & { radius: number }
  lights: Point[]
  width: number
  height: number
}

interface Placement {
  box: LabelBox
  isBefore: boolean
  leader: Segment | undefined
}

/** Labels the largest areas where the labels cover the fewest lights: next to their points, or outside the ring. */
export function placeAreaNames(
  areas: Area[],
  { fontSize, maxNames, ring, lights, width, height }: Options,
): AreaName[] {
  const placements: (Placement & { area: Area })[] = []
  const center: LabelBox = { ...ring, half: { width: GAP_PX, height: GAP_PX } }
  const isFree = ({ box, leader }: Placement, area: Area) =>
    [box, toBox(area)].every((other) => isInside(other, width, height)) &&
    !crossesRing(box, ring) &&
    [center, ...placements.map((other) => other.box)].every(
      (taken) => !boxesOverlap(taken, box) && !covers(taken, area) && !crosses(leader, taken),
    ) &&
    placements.every(
      (other) =>
        !covers(box, other.area) &&
        !crosses(other.leader, box) &&
        !(leader && other.leader && segmentsCross(leader, other.leader)),
    )
  for (const area of areas.toSorted((a, b) => b.population - a.population)) {
    if (placements.length === maxNames) break
    const half = {
      width: measureText(area.name, 'sans', fontSize) / 2 + PADDING_EM * fontSize,
      height: HALF_HEIGHT_EM * fontSize,
    }
    const best = [listPlacementsNextTo(area, half), listPlacementsOutside(area, half, ring)]
      .map((placements) =>
        findBest(
          placements.filter((placement) => isFree(placement, area)),
          lights,
          ring,
        ),
      )
      .find((placement) => placement !== undefined)
    if (best) placements.push({ ...best, area })
  }
  return placements.map(({ area, box, isBefore, leader }) => ({
    text: area.name,
    x: Math.round(box.x + (isBefore ? 1 : -1) * box.half.width),
    y: Math.round(box.y + BASELINE_EM * fontSize),
    isBefore,
    point: { x: Math.round(area.x), y: Math.round(area.y) },
    leader,
  }))
}

function listPlacementsNextTo({ x, y }: Area, half: LabelBox['half']): Placement[] {
  return LABEL_SHIFTS.map(({ right, down }) => ({
    box: { x: x + right * (GAP_PX + half.width), y: y + down * half.height * 2, half },
    isBefore: right < 0,
    leader: undefined,
  }))
}

/** Lists placements only for points in the ring or near it. */
function listPlacementsOutside({ x, y }: Area, half: LabelBox['half'], ring: Options['ring']): Placement[] {
  if (Math.hypot(x - ring.x, y - ring.y) > ring.radius + LEADER_END_PX) return []
  return LEADER_TURNS_DEGREES.map((turn) => {
    const angle = Math.atan2(y - ring.y, x - ring.x) + (turn * Math.PI) / 180
    const end = ring.radius + LEADER_END_PX + half.height * Math.abs(Math.sin(angle))
    const [endX, endY] = [Math.round(ring.x + end * Math.cos(angle)), Math.round(ring.y + end * Math.sin(angle))]
    const isBefore = endX < ring.x
    const box = { x: endX + (isBefore ? -1 : 1) * (half.width + 1), y: endY, half }
    return {
      box,
      isBefore,
      leader: [
        [Math.round(x), Math.round(y)],
        [endX, endY],
      ],
    }
  })
}

function findBest(placements: Placement[], lights: Point[], ring: Options['ring']): Placement | undefined {
  const [best] = placements
    .map((placement) => ({ placement, covered: countCovered(placement.box, lights, ring) }))
    .filter(({ covered }) => covered <= MAX_COVERED_LIGHTS)
    .toSorted((a, b) => a.covered - b.covered)
  return best?.placement
}

function crosses(leader: Segment | undefined, { x, y, half }: LabelBox): boolean {
  const box: Box = { left: x - half.width, right: x + half.width, top: y - half.height, bottom: y + half.height }
  return leader !== undefined && crossesBox(leader, box)
}

function covers({ x, y, half }: LabelBox, point: Point, margin = GAP_PX): boolean {
  return Math.abs(point.x - x) < half.width + margin && Math.abs(point.y - y) < half.height + margin
}

function countCovered(box: LabelBox, lights: Point[], ring: Options['ring']): number {
  const getWeight = ({ x, y }: Point) => {
    const beyond = Math.hypot(x - ring.x, y - ring.y) / ring.radius - 1
    return beyond <= 0 ? 1 : FAR_WEIGHT * Math.max(0, 1 - beyond)
  }
  return lights.reduce((sum, light) => sum + (covers(box, light, 0) ? getWeight(light) : 0), 0)
}

const toBox = ({ x, y }: Point): LabelBox => ({ x, y, half: { width: 0, height: 0 } })

function isInside({ x, y, half }: LabelBox, width: number, height: number): boolean {
  return (
    x - half.width > EDGE_PX &&
    x + half.width < width - EDGE_PX &&
    y - half.height > EDGE_PX &&
    y + half.height < height - EDGE_PX
  )
}

function boxesOverlap(a: LabelBox, b: LabelBox): boolean {
  return Math.abs(a.x - b.x) < a.half.width + b.half.width && Math.abs(a.y - b.y) < a.half.height + b.half.height
}

function crossesRing({ x, y, half }: LabelBox, ring: Options['ring']): boolean {
  const [across, down] = [Math.abs(x - ring.x), Math.abs(y - ring.y)]
  const nearest = Math.hypot(Math.max(0, across - half.width), Math.max(0, down - half.height))
  return nearest < ring.radius && Math.hypot(across + half.width, down + half.height) > ring.radius
}
