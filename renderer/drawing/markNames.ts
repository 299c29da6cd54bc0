import type { Point, Position } from './geometry.ts'
import {
  type Box,
  crossesBox,
  distanceToBox,
  distanceToSegment,
  isInside,
  overlap,
  type Segment,
  segmentsCross,
} from './polygons.ts'
import { measureText } from './textWidth.ts'

/** Sides are eighths of a turn, clockwise from above. */
export interface MarkLabel extends Point {
  side: number
  hasLeader: boolean
  fitsPhones: boolean
}

/** Phones and wide screens. `StateMap.css` repeats them. */
export const NAME_SIZES = [28, 17] as const
const SIDES = [2, 6, 0, 4, 1, 3, 7, 5]
const NAME_OFFSET = 7
const CLEARANCE = 7
const MAX_LEADERS = [6, 10] as const
/** Trying two hundred takes seconds. */
const MAX_NAMES = 60
const MAX_NAMES_ON_PHONES = 6
const MAX_IN_INSET = 6
/** If a city has no room for its name, smaller cities within this distance aren't named, either. */
export const MIN_DISTANCE = 40

/** Returns the vertical shift of a name's baseline, in units of the font size. Sides are clockwise from the top. */
export function baselineShift(side: number): number {
  const [down] = getDirection(side)
  return { [-1]: -0.45, 0: 0.33, 1: 1.1 }[down] ?? 0
}

/** Returns the SVG `text-anchor` of a name on a side. Sides are clockwise from the top. */
export function textAnchor(side: number): 'start' | 'middle' | 'end' {
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

type Mark = Point & { name: string }

interface Placement {
  position: Omit<MarkLabel, 'fitsPhones'>
  box: Box
  leader: Segment
}

/** Starts with the largest marks. Names that don't fit get a leader line. */
export function placeMarkNames(marks: Mark[], drawing: Box, inset?: { from: Box; to: Box }): (MarkLabel | undefined)[] {
  const names: (MarkLabel | undefined)[] = marks.map(() => undefined)
  const inInset = marks.filter((mark) => inset && distanceToBox(inset.to, mark) === 0)
  const isClear = ({ box, leader }: Pick<Placement, 'box' | 'leader'>) =>
    !inset || [inset.from, inset.to].every((frame) => !overlap(box, frame) && !crossesBox(leader, frame))
  for (const size of NAME_SIZES) {
    const fitsPhones = size === NAME_SIZES[0]
    const earlierSizes = marks.flatMap((mark, index) =>
      names[index] ? [createPlacement(mark, names[index], size)] : [],
    )
    const candidates = marks.map((mark, index) => {
      const rank = inInset.indexOf(mark)
      if (names[index] || index >= MAX_NAMES || rank >= MAX_IN_INSET) return []
      const others = marks.filter((other) => other !== mark)
      const free = listPositions(mark, index >= MAX_LEADERS[fitsPhones ? 0 : 1], size).filter(
        ({ position, box, leader }) =>
          isInside(box, drawing) &&
          // Names must also fit on wide screens.
          [box, nameBox(mark.name, position, NAME_SIZES[1])].every((box) =>
            others.every((other) => isClearOf(other, { box, leader, size })),
          ),
      )
      const allowedInFrame = free.filter((each) => (inset && rank >= 0 ? isInside(each.box, inset.to) : isClear(each)))
      return index === 0 && allowedInFrame.length === 0 ? free : allowedInFrame
    })
    const placed = placeMost(candidates, earlierSizes, (placed) => {
      const withoutName: Mark[] = []
      const allowed = marks.flatMap((mark, index) => {
        const isLeftOut = withoutName.some(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < MIN_DISTANCE)
        if (placed.has(index) && !isLeftOut) return [index]
        if (!names[index]) withoutName.push(mark)
        return []
      })
      return fitsPhones ? allowed.slice(0, MAX_NAMES_ON_PHONES) : allowed
    })
    for (const [index, { position }] of placed) names[index] = { ...position, fitsPhones }
  }
  return names
}

const TRIES = 12

/** Tries several orders, and skips the fewest and smallest marks. */
function placeMost(
  candidates: Placement[][],
  earlierSizes: Placement[],
  keepAllowed: (placed: Map<number, Placement>) => number[],
) {
  let order = [...candidates.keys()]
  let best = { score: -1, placed: new Map<number, Placement>() }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const placed = new Map<number, Placement>()
    for (const index of order) {
      const taken = [...earlierSizes, ...placed.values()]
      const free = candidates[index]?.find((each) => taken.every((other) => areSeparate(each, other)))
      if (free) placed.set(index, free)
    }
    const allowed = keepAllowed(placed)
    const score = allowed.reduce((sum, index) => sum + candidates.length - index, 0)
    if (score > best.score) best = { score, placed: new Map([...placed].filter(([index]) => allowed.includes(index))) }
    const skipped = [...candidates.keys()].find((index) => !placed.has(index) && candidates[index]?.length)
    if (skipped === undefined) break
    order = [skipped, ...order.filter((index) => index !== skipped)]
  }
  return best.placed
}

function listPositions(mark: Mark, withoutLeader: boolean, size: number): Placement[] {
  return [...positionsNextTo(mark), ...(withoutLeader ? [] : positionsWithLeader(mark))].map((position) =>
    createPlacement(mark, position, size),
  )
}

function positionsNextTo({ x, y }: Mark): Placement['position'][] {
  return SIDES.map((side) => ({ x: x + getOffset(side), y, side, hasLeader: false }))
}

const LEADER_LENGTHS = [20, 28, 36, 46, 56, 66]
const DIRECTIONS = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 7.5 : -7.5) * index)

/** Names at the end of a steeper leader are centered. */
const STEEP = 0.2

function positionsWithLeader({ x, y }: Mark): Placement['position'][] {
  return LEADER_LENGTHS.flatMap((length) =>
    DIRECTIONS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const at = { x: Math.round(x + length * Math.cos(angle)), y: Math.round(y + length * Math.sin(angle)) }
      const side = Math.abs(Math.cos(angle)) < STEEP ? (at.y < y ? 0 : 4) : at.x > x ? 2 : 6
      return { ...at, side, hasLeader: true }
    }),
  )
}

const DISC = 5.2

function createPlacement({ name, x, y }: Mark, position: Placement['position'], size: number): Placement {
  const share = size / DISC / Math.hypot(position.x - x, position.y - y)
  const from: Position = [x + (position.x - x) * share, y + (position.y - y) * share]
  return { position, box: nameBox(name, position, size), leader: [from, [position.x, position.y]] }
}

function isClearOf(other: Mark, { box, leader, size }: Pick<Placement, 'box' | 'leader'> & { size: number }): boolean {
  return distanceToBox(box, other) > CLEARANCE && distanceToSegment(...leader, [other.x, other.y]) > size / DISC
}

function areSeparate(one: Placement, other: Placement): boolean {
  return (
    !overlap(one.box, other.box) &&
    !crossesBox(one.leader, other.box) &&
    !crossesBox(other.leader, one.box) &&
    !segmentsCross(one.leader, other.leader)
  )
}

function nameBox(name: string, { x, y, side }: Pick<MarkLabel, 'x' | 'y' | 'side'>, size: number): Box {
  const width = measureText(name, 'serif', size)
  const from = x - { start: 0, middle: width / 2, end: width }[textAnchor(side)]
  const base = y + baselineShift(side) * size
  const air = size / 3
  return { left: from - air, right: from + width + air, top: base - size * 0.85, bottom: base + size * 0.35 }
}
