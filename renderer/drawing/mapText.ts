import type { Circle, Point } from './geometry.ts'
import type { Word } from './labelStyles.ts'

/** A rectangle of the drawing. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Anchor = 'start' | 'middle' | 'end'

/** A text at its place: the point on its base line that the anchor means, and the room it takes. */
export interface MapText extends Point {
  text: string
  anchor: Anchor
  box: Box
}

/** How far text rises above its base line and falls below it, in parts of its size; and the air around it, in units. */
const ASCENT = 0.78
const DESCENT = 0.24
export const AIR = { x: 4, y: 1 }
/** From a base line to the middle of small letters: with it a text stands level with a point. */
const HALF = 0.32

/** The base line of a text that stands level with a height. */
export function levelWith(y: number, { size }: Word): number {
  return y + size * HALF
}

/** A text at a point of its base line. */
export function textAt({ text, width, size }: Word, x: number, y: number, anchor: Anchor): MapText {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  const box = {
    left: left - AIR.x,
    top: y - size * ASCENT - AIR.y,
    right: left + width + AIR.x,
    bottom: y + size * DESCENT + AIR.y,
  }
  return { text, x, y, anchor, box }
}

/** Where a text may stand around a disc: right, left, at the four corners, above and below; best first. */
export function* textsAround(word: Word, { x, y }: Point, radius: number): Generator<MapText> {
  const corner = radius * Math.SQRT1_2
  const hanging = word.size * ASCENT
  yield textAt(word, x + radius, levelWith(y, word), 'start')
  yield textAt(word, x - radius, levelWith(y, word), 'end')
  yield textAt(word, x + corner, y - corner, 'start')
  yield textAt(word, x + corner, y + corner + hanging, 'start')
  yield textAt(word, x - corner, y - corner, 'end')
  yield textAt(word, x - corner, y + corner + hanging, 'end')
  yield textAt(word, x, y - radius - word.size * DESCENT, 'middle')
  yield textAt(word, x, y + radius + hanging, 'middle')
}

/** What is already on the map: words, which nothing may touch, and discs, which words had better not cover. */
export interface TakenRoom {
  words: Box[]
  discs: Box[]
  /** The line of the innermost ring: a word that keeps off it reads better. */
  line?: Circle
  /** What words lie in, if not in the whole map. */
  within?: Box
}

/** A word on the ring's line is half as bad as one on a disc. */
const ON_LINE = 0.5

/**
 * Chooses the first of the places that covers the fewest discs, touches no word and lies on the map, and takes it. Places
 * are made one by one, as they are asked for.
 * @param mostCovered how many discs it may cover at most.
 * @returns the chosen place, or nothing where there is no room: a light without a name is better than two names in one.
 */
export function takeRoom<Text extends { box: Box }>(
  room: TakenRoom,
  candidates: Iterable<Text>,
  mostCovered: number,
): Text | undefined {
  let best: { text: Text; cost: number } | undefined
  for (const text of candidates) {
    const cost = costOf(text.box, room, mostCovered)
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { text, cost }
    // Nothing can be better, and of two as good the first is taken. Most names end here: a map places a hundred.
    if (cost === 0) break
  }
  if (best) room.words.push(best.text.box)
  return best?.text
}

/** How bad a place is; infinite where it cannot be taken. */
function costOf(box: Box, { words, discs, line, within }: TakenRoom, mostCovered: number): number {
  if (!isInside(box, within) || words.some((word) => touch(word, box))) return Number.POSITIVE_INFINITY
  let covered = 0
  for (const disc of discs) if (touch(disc, box)) covered += 1
  if (covered > mostCovered) return Number.POSITIVE_INFINITY
  return covered + (crosses(box, line) ? ON_LINE : 0)
}

/** Whether a circle's line runs through a box. */
function crosses({ left, top, right, bottom }: Box, circle: Circle | undefined): boolean {
  if (!circle) return false
  const { x, y, radius } = circle
  const nearest = Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom))
  const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y))
  return nearest < radius && farthest > radius
}

/** Whether two boxes share more than an edge. */
export function touch(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

/** A whole map. */
const WHOLE: Box = { left: 0, top: 0, right: 760, bottom: 700 }

/** Whether a box lies on the map, or in another. */
export function isInside({ left, top, right, bottom }: Box, within = WHOLE): boolean {
  return left >= within.left && top >= within.top && right <= within.right && bottom <= within.bottom
}

/** Whether the middle of a text lies inside a circle. */
export function isWithin({ box }: MapText, { x, y, radius }: Circle): boolean {
  return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) < radius
}

/** The room that a disc takes, and so much around it. */
export function boxAround({ x, y, radius }: Circle, air: number): Box {
  const reach = radius + air
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}
