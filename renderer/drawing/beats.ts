import { formatCoordinate } from './rounding.ts'

interface Beat {
  position: number
  height: number
}

/** Geometry of a line with beats, in SVG units. The line ends at `end`, and beats are between `from` and `to`. */
export interface BeatFrame {
  end: number
  base: number
  from: number
  to: number
  height: number
  width: number
}

/** Returns a beat for each section, or the beat of the logo for a page without sections. @param starts in order */
export function createBeats(starts: readonly number[], length: number): Beat[] {
  if (starts.length === 0) return [{ position: 0.68, height: 1 }]
  const lengths = starts.map((start, index) => (starts[index + 1] ?? length) - start)
  const longest = Math.max(...lengths)
  return starts.map((start, index) => ({ position: start / length, height: (lengths[index] ?? 0) / longest }))
}

/** Returns the index of the highest beat, the first one if several are equal, or 0 without beats. */
export function findHighestBeat(beats: readonly Beat[]): number {
  return beats.reduce((best, { height }, index) => (height > (beats[best]?.height ?? 0) ? index : best), 0)
}

/** Returns the coordinates of a beat's top. */
export function getCrest({ position, height }: Beat, frame: BeatFrame): { x: number; y: number } {
  return { x: frame.from + position * (frame.to - frame.from), y: frame.base - height * frame.height }
}

/** `height / cosh(x / width) ^ 1.7`, like the pulse. */
const SHARPNESS = 1.7
/** In units of a beat's width. Beyond it, the line is flat. */
const FLAT_DISTANCE = 4.2
/** With more knots, curves would dip below the base. */
const KNOTS = [-FLAT_DISTANCE, -2.4, -1, 0, 1, 2.4, FLAT_DISTANCE]
const MAX_GAP_FRACTION = 0.21

/** Returns SVG path data for a line with beats, from 0 to the end of the frame. */
export function createBeatPath(beats: readonly Beat[], frame: BeatFrame): string {
  const width = fitWidth(beats, frame)
  const computeY = (x: number) => frame.base - beats.reduce((sum, beat) => sum + computeRise(x, beat, frame, width), 0)
  const computeSlopeAt = (x: number) => -beats.reduce((sum, beat) => sum + computeSlope(x, beat, frame, width), 0)
  const knots = beats
    .flatMap((beat) => KNOTS.map((knot) => getCrest(beat, frame).x + knot * width))
    .toSorted((a, b) => a - b)
    .filter((x, index, all) => x - (all[index - 1] ?? -width) > width / 4 && x > 0 && x < frame.end)
  return createCurve(
    [0, ...knots, frame.end].map((x) => ({ x, y: computeY(x), slope: computeSlopeAt(x) })),
    frame.base,
  )
}

/** Starts at rounded points, so that rounding errors don't add up. */
function createCurve([first, ...others]: { x: number; y: number; slope: number }[], base: number): string {
  if (!first) return ''
  let currentPoint = { x: round(first.x), y: round(first.y) }
  let previous = first
  const curves = others.map((knot) => {
    const third = (knot.x - previous.x) / 3
    const points = [
      { x: previous.x + third, y: Math.min(base, previous.y + previous.slope * third) },
      { x: knot.x - third, y: Math.min(base, knot.y - knot.slope * third) },
      knot,
    ]
    const [firstHandle, secondHandle, end] = points.map(
      ({ x, y }) => `${formatCoordinate(x - currentPoint.x)} ${formatCoordinate(y - currentPoint.y)}`,
    )
    currentPoint = {
      x: currentPoint.x + round(knot.x - currentPoint.x),
      y: currentPoint.y + round(knot.y - currentPoint.y),
    }
    previous = knot
    return `c${firstHandle} ${secondHandle} ${end}`
  })
  return `M${formatCoordinate(first.x)} ${formatCoordinate(first.y)}${curves.join('')}`
}

function round(value: number): number {
  return Number(formatCoordinate(value))
}

function fitWidth(beats: readonly Beat[], { from, to, width }: BeatFrame): number {
  const gaps = beats.slice(1).map(({ position }, index) => (position - (beats[index]?.position ?? 0)) * (to - from))
  return Math.min(width, ...gaps.map((gap) => gap * MAX_GAP_FRACTION))
}

function computeRise(x: number, beat: Beat, frame: BeatFrame, width: number): number {
  const distance = (x - getCrest(beat, frame).x) / width
  return Math.abs(distance) >= FLAT_DISTANCE ? 0 : (beat.height * frame.height) / Math.cosh(distance) ** SHARPNESS
}

function computeSlope(x: number, beat: Beat, frame: BeatFrame, width: number): number {
  const distance = (x - getCrest(beat, frame).x) / width
  return (-SHARPNESS * Math.tanh(distance) * computeRise(x, beat, frame, width)) / width
}

/** Finds the height of a line at a horizontal position. x is linear in the Bézier parameter. */
export function findYAtX(path: string, x: number): number {
  const [left = 0, top = 0, ...steps] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let currentPoint = { x: left, y: top }
  for (let index = 0; index + 5 < steps.length; index += 6) {
    const [, firstRise = 0, , secondRise = 0, across = 0, down = 0] = steps.slice(index, index + 6)
    const t = (x - currentPoint.x) / across
    if (t <= 1) return currentPoint.y + 3 * t * (1 - t) * ((1 - t) * firstRise + t * secondRise) + t ** 3 * down
    currentPoint = { x: currentPoint.x + across, y: currentPoint.y + down }
  }
  return currentPoint.y
}
