import type { Point } from './geometry.ts'
import { roundTenth } from './paths.ts'

/** A line with beats: `height / cosh((x - crest) / width) ^ SHARPNESS`. The line is flat beyond `flatDistance` from a crest, in units of `width`. */
interface BeatCurve {
  baseline: number
  width: number
  flatDistance: number
  beats: { crest: number; height: number }[]
}

type Knot = Point & { slope: number }

const SHARPNESS = 1.7

/** Computes a point of a line with beats. Adds up beats that overlap. */
export function computeKnot(x: number, { baseline, width, flatDistance, beats }: BeatCurve): Knot {
  const knot = { x, y: baseline, slope: 0 }
  for (const { crest, height } of beats) {
    const distance = (x - crest) / width
    const heightAtX = Math.abs(distance) >= flatDistance ? 0 : height / Math.cosh(distance) ** SHARPNESS
    knot.y -= heightAtX
    knot.slope += (SHARPNESS * Math.tanh(distance) * heightAtX) / width
  }
  return knot
}

/** Connects knots with cubic Bézier curves: two control points and an end. No control point is below `maxY`. */
export function connectKnots(knots: Knot[], maxY = Number.POSITIVE_INFINITY): Point[][] {
  return knots.slice(1).map((to, index) => {
    const from = knots[index] ?? to
    const third = (to.x - from.x) / 3
    return [
      { x: from.x + third, y: Math.min(maxY, from.y + from.slope * third) },
      { x: to.x - third, y: Math.min(maxY, to.y - to.slope * third) },
      to,
    ]
  })
}

/** Converts curves to offsets from the start of each curve, for SVG's commands `c` and `s`. A curve starts where the rounded previous curve ends, so that errors don't add up. */
export function computeOffsets(start: Point, curves: Point[][]): number[][] {
  let currentPoint = { x: roundTenth(start.x), y: roundTenth(start.y) }
  return curves.map((points) => {
    const offsets = points.flatMap(({ x, y }) => [roundTenth(x - currentPoint.x), roundTenth(y - currentPoint.y)])
    const [dx = 0, dy = 0] = offsets.slice(-2)
    currentPoint = { x: currentPoint.x + dx, y: currentPoint.y + dy }
    return offsets
  })
}

/** Sections of a page or chapters of a recording: the starts, in order, and the total length, in the same unit. */
export interface Segments {
  starts: readonly number[]
  length: number
}

/** Geometry of a line with beats, in SVG units. The line goes from 0 to `width`, and has beats from `beatsFrom` to `beatsTo`, up to `beatHeight`. `maxBeatWidth` is a scale (`BeatCurve`), not the visible width. */
export type BeatFrame = Record<'width' | 'baseline' | 'beatsFrom' | 'beatsTo' | 'beatHeight' | 'maxBeatWidth', number>

const computeSegmentLengths = ({ starts, length }: Segments) =>
  starts.map((start, index) => (starts[index + 1] ?? length) - start)

/** Returns the index of the first longest segment, or 0 if there are no segments. */
export function findLongestSegmentIndex(segments: Segments): number {
  const lengths = computeSegmentLengths(segments)
  return Math.max(lengths.indexOf(Math.max(...lengths)), 0)
}

/** The line is flat beyond this distance from a crest, in units of the beat's width. */
const FLAT_DISTANCE = 4.2
/** Positions of curve ends around a crest, in the same unit. With more, curves dip under the baseline. */
const KNOTS = [-FLAT_DISTANCE, -2.4, -1, 0, 1, 2.4, FLAT_DISTANCE]
/** Maximum width of a beat, as a fraction of the shortest gap. */
const MAX_GAP_FRACTION = 0.21

/** Draws a line with a beat for each segment, and a dot on the highest beat. The longest segment has the highest beat. */
export function drawBeats(segments: Segments, frame: BeatFrame): { path: string; dot: Point } {
  // By default, draw a single beat, right of the center.
  const { starts, length } = segments.starts.length > 0 ? segments : { starts: [0.68], length: 1 }
  const { width, baseline, beatsFrom, beatsTo, beatHeight } = frame
  const lengths = computeSegmentLengths({ starts, length })
  const longest = Math.max(...lengths)
  const fractions = starts.map((start) => start / length)
  const crests = fractions.map((fraction) => beatsFrom + fraction * (beatsTo - beatsFrom))
  const gaps = fractions.slice(1).map((fraction, index) => (fraction - (fractions[index] ?? 0)) * (beatsTo - beatsFrom))
  const beatWidth = Math.min(frame.maxBeatWidth, ...gaps.map((gap) => gap * MAX_GAP_FRACTION))
  const beats = crests.map((crest, index) => ({ crest, height: ((lengths[index] ?? 0) / longest) * beatHeight }))
  const curve = { baseline, width: beatWidth, flatDistance: FLAT_DISTANCE, beats }
  // Beats can overlap, so knots that almost coincide are dropped.
  const positions = crests
    .flatMap((crest) => KNOTS.map((knot) => crest + knot * beatWidth))
    .toSorted((a, b) => a - b)
    .filter((x, index, sorted) => x - (sorted[index - 1] ?? -beatWidth) > beatWidth / 4 && x > 0 && x < width)
  const knots = [0, ...positions, width].map((x) => computeKnot(x, curve))
  const firstPoint = { x: 0, y: roundTenth(knots[0]?.y ?? baseline) }
  const curves = computeOffsets(firstPoint, connectKnots(knots, baseline)).map((offsets) => `c${offsets.join(' ')}`)
  return {
    path: `M${firstPoint.x} ${firstPoint.y}${curves.join('')}`,
    dot: { x: crests[lengths.indexOf(longest)] ?? 0, y: baseline - beatHeight },
  }
}

/** Computes the y coordinate of a line from `drawBeats`. The control points divide a curve into thirds, so x is linear in the Bézier parameter. */
export function findYAtX(path: string, x: number): number {
  const [left = 0, top = 0, ...offsets] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  let currentPoint = { x: left, y: top }
  for (let index = 0; index + 5 < offsets.length; index += 6) {
    const [, firstHandleY = 0, , secondHandleY = 0, dx = 0, dy = 0] = offsets.slice(index, index + 6)
    const t = (x - currentPoint.x) / dx
    if (t <= 1) return currentPoint.y + 3 * t * (1 - t) * ((1 - t) * firstHandleY + t * secondHandleY) + t ** 3 * dy
    currentPoint = { x: currentPoint.x + dx, y: currentPoint.y + dy }
  }
  return currentPoint.y
}
