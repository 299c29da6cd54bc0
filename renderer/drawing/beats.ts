import type { Point } from './geometry.ts'
import { formatPath, roundToTenths } from './paths.ts'

type Beat = { crest: number; beatHeight: number }

/** A line with beats: `beatHeight / cosh((x - crest) / beatWidth) ^ SHARPNESS`. The line is flat beyond `flatDistance` from a crest, in units of `beatWidth`. */
type BeatCurve = { baseline: number; beatWidth: number; flatDistance: number; beats: Beat[] }

type Knot = Point & { slope: number }

const SHARPNESS = 1.7

/** Computes a point of a line with beats. Adds up beats that overlap. */
function computeKnot(x: number, { baseline, beatWidth, flatDistance, beats }: BeatCurve): Knot {
  const knot = { x, y: baseline, slope: 0 }
  for (const { crest, beatHeight } of beats) {
    const distance = (x - crest) / beatWidth
    const heightAtX = Math.abs(distance) >= flatDistance ? 0 : beatHeight / Math.cosh(distance) ** SHARPNESS
    knot.y -= heightAtX
    knot.slope += (SHARPNESS * Math.tanh(distance) * heightAtX) / beatWidth
  }
  return knot
}

/** Connects knots with cubic Bézier curves: two control points and an end. No control point is below `maxY`. */
function connectKnots(knots: Knot[], maxY = Number.POSITIVE_INFINITY): Point[][] {
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
function computeOffsets(start: Point, curves: Point[][]): number[][] {
  let currentPoint = { x: roundToTenths(start.x), y: roundToTenths(start.y) }
  return curves.map((points) => {
    const offsets = points.flatMap(({ x, y }) => [roundToTenths(x - currentPoint.x), roundToTenths(y - currentPoint.y)])
    const [dx = 0, dy = 0] = offsets.slice(-2)
    currentPoint = { x: currentPoint.x + dx, y: currentPoint.y + dy }
    return offsets
  })
}

/** Sections of a page or chapters of a recording: the starts, in order, and the total length, in the same unit. */
export type Segments = { starts: readonly number[]; length: number }

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
const MAX_WIDTH_PER_GAP = 0.21

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
  const beatWidth = Math.min(frame.maxBeatWidth, ...gaps.map((gap) => gap * MAX_WIDTH_PER_GAP))
  const beats = crests.map((crest, index) => ({ crest, beatHeight: ((lengths[index] ?? 0) / longest) * beatHeight }))
  const curve = { baseline, beatWidth, flatDistance: FLAT_DISTANCE, beats }
  // Beats can overlap, so knots that almost coincide are dropped.
  const positions = crests
    .flatMap((crest) => KNOTS.map((knot) => crest + knot * beatWidth))
    .toSorted((a, b) => a - b)
    .filter((x, index, sorted) => x - (sorted[index - 1] ?? -beatWidth) > beatWidth / 4 && x > 0 && x < width)
  const knots = [0, ...positions, width].map((x) => computeKnot(x, curve))
  const firstPoint = { x: 0, y: roundToTenths(knots[0]?.y ?? baseline) }
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

/** A line with a single beat. `crest` is the x coordinate of the highest point, `beatHeight` its distance from the baseline, and `beatWidth` a scale (`BeatCurve`), not the visible width. */
type Pulse = Beat & Record<'width' | 'baseline' | 'beatWidth', number>

/** The line of the logo, in a view box of 56 × 24. */
export const LOGO_PULSE = { width: 56, baseline: 21.4, crest: 40, beatWidth: 2.9, beatHeight: 17.6 }

/** The line on the home page and not-found pages, in `viewBox` units. */
export const HOME_LINE = { width: 1600, baseline: 386, crest: 1464, beatWidth: 30, beatHeight: 356 }

/** Positions of curve ends around the crest, in units of `beatWidth`. */
const PULSE_KNOTS = [-9, -5, -3.6, -2.6, -1.9, -1.4, -1, -0.65, -0.32, 0, 0.32, 0.65, 1, 1.4, 1.9, 2.6, 3.6, 5, 9]

/** Returns SVG path data for a line with a single beat. `start` is the x coordinate of the left end. */
export const createPulsePath = (pulse: Pulse, start = 0) =>
  formatPath`M${start} ${pulse.baseline}${createBeatPath(start, pulse)}`

function createBeatPath(start: number, pulse: Pulse): string {
  const { width, baseline, crest, beatWidth } = pulse
  const positions = PULSE_KNOTS.map((knot) => crest + knot * beatWidth).filter((x) => x > start + 1 && x < width - 1)
  const [first = width] = positions
  const knots = [...positions, width].map((x) => computeKnot(x, { ...pulse, flatDistance: 9, beats: [pulse] }))
  return formatPath`H${first}c${formatOffsets({ x: first, y: baseline }, connectKnots(knots))}`
}

const formatOffsets = (start: Point, curves: Point[][]) =>
  computeOffsets(start, curves).flat().join(' ').replaceAll(' -', '-')

/** A pulse after `beatCount` smaller beats, which end at `calmFrom`, and are at most `amplitude` high. Each half of a beat is wider than the previous half, by the factor `growth`. */
type CalmingLine = Pulse & Record<'beatCount' | 'amplitude' | 'calmFrom' | 'growth', number>

/** Returns SVG path data for a line with beats that flatten, and the beat of the pulse after them. */
export function createCalmingPath(line: CalmingLine): string {
  const { baseline, beatCount, amplitude, calmFrom, growth } = line
  const halfBeats = 2 * beatCount
  const toX = (half: number) => (calmFrom * (growth ** half - 1)) / (growth ** halfBeats - 1)
  // The exponent makes beats shrink faster toward the end.
  const toY = (half: number) => (half % 2 ? baseline - amplitude * (1 - toX(half) / calmFrom) ** 0.75 : baseline)
  const curves = Array.from({ length: halfBeats }, (_, index) => {
    const to = toX(index + 1)
    // Approximates half of a sine wave. The command `s` mirrors the control point of the previous curve, which is nearly as long.
    const controlDistance = 0.3642 * (to - toX(index))
    return [
      { x: to - controlDistance, y: toY(index + 1) },
      { x: to, y: toY(index + 1) },
    ]
  })
  return formatPath`M0 ${baseline}s${formatOffsets({ x: 0, y: baseline }, curves)}${createBeatPath(calmFrom, line)}`
}
