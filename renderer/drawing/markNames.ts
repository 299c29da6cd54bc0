import type { Point, Position } from './geometry.ts'
import { type Box, crosses, distanceToBox, distanceToWay, isInside, meet, touch, type Way } from './rings.ts'
import { textWidth } from './textWidth.ts'

/** Where a name begins, and at which side of that it stands: in eighths of a turn, 0 is above and 2 at the right. */
export interface MarkName extends Point {
  side: number
  /** Whether a line leads to it from its mark. */
  isLed: boolean
  /** Whether there is room for it where letters are large, on phones. */
  isAlways: boolean
}

/** Sizes of names in units of the drawing: on phones, and on wide screens. The sheet says them again. */
export const NAME_SIZES = [28, 17] as const
/** Right, left, above, below, and the corners. */
const SIDES = [2, 6, 0, 4, 1, 3, 7, 5]
/** From the middle of a mark to a name beside it, and the air between a name, or its line, and another mark. */
const OFF = 7
const AIR = 7
/** Among the largest, so many may have a line, on phones and on wide screens: more would be a web of lines. */
const LED = [6, 10] as const
/** More would find no room; to seek it for two hundred takes seconds. */
const MOST = 60
/** So many of an inset have a name, which do not leave it. */
const MOST_IN_INSET = 6
/** A smaller one so near to one without a name has none either. */
export const NEAR = 40

/** The place of a name's base line, from its mark, in parts of its size: `dy` of the text. */
export function baseLine(side: number): number {
  const [down] = stepOf(side)
  return { [-1]: -0.45, 0: 0.33, 1: 1.1 }[down] ?? 0
}

/** Which end of the name is at its mark. */
export function anchorOf(side: number): 'start' | 'middle' | 'end' {
  const [, right] = stepOf(side)
  return right === 0 ? 'middle' : right > 0 ? 'start' : 'end'
}

function offsetOf(side: number): number {
  const [down, right] = stepOf(side)
  return right * (down === 0 ? OFF : OFF / 2)
}

function stepOf(side: number): [number, number] {
  const angle = (side / 4) * Math.PI
  return [-Math.sign(Math.round(Math.cos(angle) * 2)), Math.sign(Math.round(Math.sin(angle) * 2))]
}

type Mark = Point & { name: string }

interface Named {
  place: Omit<MarkName, 'isAlways'>
  box: Box
  way: Way
}

/**
 * Names of marks, the largest first. Where one would touch another, leave the drawing, or come as near to another mark as to its own,
 * it stands farther off, with a line that leads to it past all other marks, names and lines. Nobody takes the place of a larger one:
 * near to one without a name, no smaller one has any.
 */
export function markNames(marks: Mark[], drawing: Box, inset?: { from: Box; to: Box }): (MarkName | undefined)[] {
  const names: (MarkName | undefined)[] = marks.map(() => undefined)
  const inInset = marks.filter((mark) => inset && distanceToBox(inset.to, mark) === 0)
  const isClear = ({ box, way }: Pick<Named, 'box' | 'way'>) =>
    !inset || [inset.from, inset.to].every((frame) => !touch(box, frame) && !crosses(way, frame))
  for (const size of NAME_SIZES) {
    const isAlways = size === NAME_SIZES[0]
    const known = marks.flatMap((mark, index) => (names[index] ? [namedAs(mark, names[index], size)] : []))
    const places = marks.map((mark, index) => {
      const rank = inInset.indexOf(mark)
      if (names[index] || index >= MOST || rank >= MOST_IN_INSET) return []
      const others = marks.filter((other) => other !== mark)
      const free = placesOf(mark, index >= LED[isAlways ? 0 : 1], size).filter(
        ({ place, box, way }) =>
          isInside(box, drawing) &&
          // A name is near to its mark at each size.
          [box, boxOf(mark.name, place, NAME_SIZES[1])].every((box) =>
            others.every((other) => isPast(other, { box, way, size })),
          ),
      )
      const framed = free.filter((each) => (inset && rank >= 0 ? isInside(each.box, inset.to) : isClear(each)))
      // The largest of all is never without a name.
      return index === 0 && framed.length === 0 ? free : framed
    })
    const placed = mostPlaced(places, known, (placed) => {
      const nameless: Mark[] = []
      return marks.flatMap((mark, index) => {
        const isLeftOut = nameless.some(({ x, y }) => Math.hypot(x - mark.x, y - mark.y) < NEAR)
        if (placed.has(index) && !isLeftOut) return [index]
        if (!names[index]) nameless.push(mark)
        return []
      })
    })
    for (const [index, { place }] of placed) names[index] = { ...place, isAlways }
  }
  return names
}

/** So often those without a place may choose before all others. */
const TRIES = 12

/** Gives each a place of its own where it can; of several ways the one that leaves out the fewest and smallest. */
function mostPlaced(places: Named[][], known: Named[], fair: (placed: Map<number, Named>) => number[]) {
  let order = [...places.keys()]
  let best = { score: -1, placed: new Map<number, Named>() }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const placed = new Map<number, Named>()
    for (const index of order) {
      const taken = [...known, ...placed.values()]
      const free = places[index]?.find((each) => taken.every((other) => areApart(each, other)))
      if (free) placed.set(index, free)
    }
    const kept = fair(placed)
    const score = kept.reduce((sum, index) => sum + places.length - index, 0)
    if (score > best.score) best = { score, placed: new Map([...placed].filter(([index]) => kept.includes(index))) }
    const without = [...places.keys()].find((index) => !placed.has(index) && places[index]?.length)
    if (without === undefined) break
    order = [without, ...order.filter((index) => index !== without)]
  }
  return best.placed
}

/** Where a name may stand, the nearest first. */
function placesOf(mark: Mark, isNear: boolean, size: number): Named[] {
  return [...beside(mark), ...(isNear ? [] : farther(mark))].map((place) => namedAs(mark, place, size))
}

function beside({ x, y }: Mark): Named['place'][] {
  return SIDES.map((side) => ({ x: x + offsetOf(side), y, side, isLed: false }))
}

/** How far off a led name may begin, and in which directions, in degrees from the right. */
const FARTHER = [20, 28, 36, 46, 56, 66]
const DIRECTIONS = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 7.5 : -7.5) * index)

function farther({ x, y }: Mark): Named['place'][] {
  return FARTHER.flatMap((far) =>
    DIRECTIONS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const at = { x: Math.round(x + far * Math.cos(angle)), y: Math.round(y + far * Math.sin(angle)) }
      return { ...at, side: at.x > x ? 2 : 6, isLed: true }
    }),
  )
}

/** Letters are so many times as large as the radius of a disc, with its air. */
const DISC = 5.2

/** A name, and the way to it from the edge of its mark's disc, which may lie on another's. */
function namedAs({ name, x, y }: Mark, place: Named['place'], size: number): Named {
  const share = size / DISC / Math.hypot(place.x - x, place.y - y)
  const from: Position = [x + (place.x - x) * share, y + (place.y - y) * share]
  return { place, box: boxOf(name, place, size), way: [from, [place.x, place.y]] }
}

function isPast(other: Mark, { box, way, size }: Pick<Named, 'box' | 'way'> & { size: number }): boolean {
  return distanceToBox(box, other) > AIR && distanceToWay(...way, [other.x, other.y]) > size / DISC
}

function areApart(one: Named, other: Named): boolean {
  return (
    !touch(one.box, other.box) &&
    !crosses(one.way, other.box) &&
    !crosses(other.way, one.box) &&
    !meet(one.way, other.way)
  )
}

function boxOf(name: string, { x, y, side }: Pick<MarkName, 'x' | 'y' | 'side'>, size: number): Box {
  const width = textWidth(name, 'serif', size)
  const from = x - { start: 0, middle: width / 2, end: width }[anchorOf(side)]
  const base = y + baseLine(side) * size
  return { left: from - 3, right: from + width + 3, top: base - size * 0.85, bottom: base + size * 0.35 }
}
