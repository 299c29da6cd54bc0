import type { Point } from './geometry.ts'
import type { Box } from './rings.ts'
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
/** From the middle of a mark to a name beside it, and the air that another mark has to leave. */
const OFF = 8
const AIR = 6

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

/**
 * Names of marks, the first first: where one would touch another, leave the drawing, or come as near to another mark as to its own,
 * it stands farther off, with a line that leads to it; where that crosses a name, there is none.
 */
export function markNames(marks: Mark[], drawing: Box): (MarkName | undefined)[] {
  const names: (MarkName | undefined)[] = marks.map(() => undefined)
  const name = (isAlways: boolean, size: number, placesOf: (mark: Mark) => Omit<MarkName, 'isAlways'>[]) => {
    const taken = marks.flatMap(({ name }, index) => {
      const known = names[index]
      return known ? [boxOf(name, known, size)] : []
    })
    const led = marks.flatMap((from, index) => {
      const to = names[index]
      return to?.isLed ? [{ from, to }] : []
    })
    for (const [index, mark] of marks.entries()) {
      if (names[index]) continue
      const others = marks.filter((other) => other !== mark)
      const place = placesOf(mark).find((each) => {
        const box = boxOf(mark.name, each, size)
        if (!isInside(box, drawing) || others.some((other) => isNear(other, box))) return false
        const isFree = !taken.some((other) => touch(other, box) || (each.isLed && crosses(mark, each, other)))
        const isStruck = led.some(({ from, to }) => crosses(from, to, box))
        return isFree && !isStruck
      })
      if (!place) continue
      names[index] = { ...place, isAlways }
      taken.push(boxOf(mark.name, place, size))
      if (place.isLed) led.push({ from: mark, to: { ...place, isAlways } })
    }
  }
  const [large, small] = NAME_SIZES
  // The first, to which the page points, has a name in any case.
  name(true, large, (mark) => (mark === marks[0] ? [...beside(mark), ...farther(mark)] : beside(mark)))
  name(false, small, beside)
  name(false, small, farther)
  return names
}

function beside({ x, y }: Mark) {
  return SIDES.map((side) => ({ x: x + offsetOf(side), y, side, isLed: false }))
}

/** How far off a led name may begin, and in which directions, in degrees from the right. */
const FARTHER = [26, 40, 56, 76, 100, 130]
const DIRECTIONS = [0, 25, -25, 180, 155, 205, 50, -50, 130, 230]

function farther({ x, y }: Mark) {
  return FARTHER.flatMap((far) =>
    DIRECTIONS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const at = { x: Math.round(x + far * Math.cos(angle)), y: Math.round(y + far * Math.sin(angle)) }
      return { ...at, side: at.x > x ? 2 : 6, isLed: true }
    }),
  )
}

/** Whether a line from a mark to its name runs through a box: looked at every few units. */
function crosses(from: Point, to: Point, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4)
  return Array.from({ length: steps }, (_, step) => step / steps).some((share) =>
    isNear({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, box, 0),
  )
}

function boxOf(name: string, { x, y, side }: Pick<MarkName, 'x' | 'y' | 'side'>, size: number): Box {
  const width = textWidth(name, 'serif', size)
  const from = x - { start: 0, middle: width / 2, end: width }[anchorOf(side)]
  const base = y + baseLine(side) * size
  return { left: from - 3, right: from + width + 3, top: base - size * 0.75, bottom: base + size * 0.25 }
}

function isInside(box: Box, { left, right, top, bottom }: Box): boolean {
  return box.left > left && box.right < right && box.top > top && box.bottom < bottom
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

function isNear({ x, y }: Point, { left, right, top, bottom }: Box, air = AIR): boolean {
  return x > left - air && x < right + air && y > top - air && y < bottom + air
}
