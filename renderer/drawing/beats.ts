import { coordinate } from './rounding.ts'

/** One rise of a line: where it is, as a share of the whole, and how high, as a share of the highest. */
interface Beat {
  at: number
  height: number
}

/** Where beats are drawn: a calm line from 0 to `end` at the height of `base`, which beats between `from` and `to`. */
export interface BeatRoom {
  end: number
  base: number
  from: number
  to: number
  /** How high the highest beat rises. */
  height: number
  /** How wide a beat is at most: about a ninth of its foot. */
  width: number
}

/** A beat for each part, as high as it is long, to scale; without parts the one rise of the brand’s mark. `starts` are in order, the first at 0. */
export function beatsOf(starts: readonly number[], length: number): Beat[] {
  if (starts.length === 0) return [{ at: 0.68, height: 1 }]
  const lengths = starts.map((start, index) => (starts[index + 1] ?? length) - start)
  const longest = Math.max(...lengths)
  return starts.map((start, index) => ({ at: start / length, height: (lengths[index] ?? 0) / longest }))
}

/** The highest beat, which has the light; of equals, the first. */
export function highest(beats: readonly Beat[]): number {
  return beats.reduce((best, { height }, index) => (height > (beats[best]?.height ?? 0) ? index : best), 0)
}

export function crestOf({ at, height }: Beat, room: BeatRoom): { x: number; y: number } {
  return { x: room.from + at * (room.to - room.from), y: room.base - height * room.height }
}

/** The rise is the pulse's: `height / cosh(x / width) ^ 1.7`. Beyond so many widths it cannot be seen. */
const SHARPNESS = 1.7
const FOOT = 4.2
/** Knots of a beat in units of its width, so few that each piece just falls without swinging below the calm line. */
const KNOTS = [-FOOT, -2.4, -1, 0, 1, 2.4, FOOT]
/** No beat is so wide that it would run into the next one's crest. */
const OF_GAP = 0.21

/** The beats as one SVG path. Its pieces are cubic Hermite curves with exact slopes, in steps from point to point. */
export function beatPath(beats: readonly Beat[], room: BeatRoom): string {
  const width = widthOf(beats, room)
  const level = (x: number) => room.base - beats.reduce((sum, beat) => sum + rise(x, beat, room, width), 0)
  const slope = (x: number) => -beats.reduce((sum, beat) => sum + steepness(x, beat, room, width), 0)
  const knots = beats
    .flatMap((beat) => KNOTS.map((knot) => crestOf(beat, room).x + knot * width))
    .toSorted((a, b) => a - b)
    .filter((x, index, all) => x - (all[index - 1] ?? -width) > width / 4 && x > 0 && x < room.end)
  return curveThrough(
    [0, ...knots, room.end].map((x) => ({ x, y: level(x), slope: slope(x) })),
    room.base,
  )
}

/** Steps from knot to knot, never below the calm line. Each begins where the one before was written to end, so that no rounding adds up. */
function curveThrough([first, ...others]: { x: number; y: number; slope: number }[], base: number): string {
  if (!first) return ''
  let at = { x: round(first.x), y: round(first.y) }
  let before = first
  const curves = others.map((knot) => {
    const third = (knot.x - before.x) / 3
    const points = [
      { x: before.x + third, y: Math.min(base, before.y + before.slope * third) },
      { x: knot.x - third, y: Math.min(base, knot.y - knot.slope * third) },
      knot,
    ]
    const [one, two, end] = points.map(({ x, y }) => `${coordinate(x - at.x)} ${coordinate(y - at.y)}`)
    at = { x: at.x + round(knot.x - at.x), y: at.y + round(knot.y - at.y) }
    before = knot
    return `c${one} ${two} ${end}`
  })
  return `M${coordinate(first.x)} ${coordinate(first.y)}${curves.join('')}`
}

function round(value: number): number {
  return Number(coordinate(value))
}

function widthOf(beats: readonly Beat[], { from, to, width }: BeatRoom): number {
  const gaps = beats.slice(1).map(({ at }, index) => (at - (beats[index]?.at ?? 0)) * (to - from))
  return Math.min(width, ...gaps.map((gap) => gap * OF_GAP))
}

function rise(x: number, beat: Beat, room: BeatRoom, width: number): number {
  const distance = (x - crestOf(beat, room).x) / width
  return Math.abs(distance) >= FOOT ? 0 : (beat.height * room.height) / Math.cosh(distance) ** SHARPNESS
}

function steepness(x: number, beat: Beat, room: BeatRoom, width: number): number {
  const distance = (x - crestOf(beat, room).x) / width
  return (-SHARPNESS * Math.tanh(distance) * rise(x, beat, room, width)) / width
}

/**
 * Returns the y of a path of `beatPath` at `x`. Within a curve, x increases evenly, so its share of the curve is the
 * parameter of the Bézier formula.
 */
export function heightAt(path: string, x: number): number {
  const [left = 0, top = 0, ...steps] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let at = { x: left, y: top }
  for (let index = 0; index + 5 < steps.length; index += 6) {
    const [, one = 0, , two = 0, across = 0, down = 0] = steps.slice(index, index + 6)
    const share = (x - at.x) / across
    if (share <= 1) return at.y + 3 * share * (1 - share) * ((1 - share) * one + share * two) + share ** 3 * down
    at = { x: at.x + across, y: at.y + down }
  }
  return at.y
}
