import { computeKnot, computeOffsets, connectKnots } from './beats.ts'
import type { Point } from './geometry.ts'
import { formatPath } from './paths.ts'

/** A line with a single beat. `end` and `crest` are x coordinates, of the right end and the highest point. `width` is a scale (`BeatCurve`), not the visible width. `height` is the distance from the crest to the baseline. */
type Pulse = Record<'end' | 'baseline' | 'crest' | 'width' | 'height', number>

/** The line on the home page and not-found pages, in `viewBox` units. */
export const HOME_LINE = { end: 1600, baseline: 386, crest: 1464, width: 30, height: 356 }

/** The line is flat beyond this distance from the crest, in units of `width`. */
const FLAT_DISTANCE = 9
/** Positions of curve ends around the crest, in the same unit. */
const KNOTS = [-9, -5, -3.6, -2.6, -1.9, -1.4, -1, -0.65, -0.32, 0, 0.32, 0.65, 1, 1.4, 1.9, 2.6, 3.6, 5, 9]

/** Returns SVG path data for a line with a single beat. `start` is the x coordinate of the left end. */
export const createPulsePath = (pulse: Pulse, start = 0) =>
  formatPath`M${start} ${pulse.baseline}${createBeatPath(start, pulse)}`

function createBeatPath(start: number, pulse: Pulse): string {
  const { end, baseline, crest, width } = pulse
  const positions = KNOTS.map((knot) => crest + knot * width).filter((x) => x > start + 1 && x < end - 1)
  const [first = end] = positions
  const curve = { baseline, width, flatDistance: FLAT_DISTANCE, beats: [pulse] }
  const knots = [...positions, end].map((x) => computeKnot(x, curve))
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
