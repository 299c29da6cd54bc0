import type { Point } from './geometry.ts'
import { formatCoordinate } from './rounding.ts'

/** A line with a rise: `y = base - height / cosh((x - crest) / width) ^ 1.7`. It starts at 0, and ends at `end`. */
interface Pulse {
  end: number
  base: number
  crest: number
  width: number
  height: number
}

/** The line on the home page, in the units of its view box. */
export const HOME_LINE = { end: 1600, base: 386, crest: 1464, width: 30, height: 356 }

const SHARPNESS = 1.7

/** Positions of curve ends around the crest, in units of `width`. */
const KNOTS = [-9, -5, -3.6, -2.6, -1.9, -1.4, -1, -0.65, -0.32, 0, 0.32, 0.65, 1, 1.4, 1.9, 2.6, 3.6, 5, 9]
/** In units of `width`. Beyond it, the line is flat. */
const FLAT_DISTANCE = 9

/** Returns SVG path data for a line with a single rise. `start` is the horizontal position of its left end. */
export function createPulsePath(pulse: Pulse, start = 0): string {
  return `M${start} ${formatCoordinate(pulse.base)}${createRise(start, pulse)}`
}

function createRise(start: number, pulse: Pulse): string {
  const { end, crest, width } = pulse
  const knots = KNOTS.map((knot) => crest + knot * width).filter((x) => x > start + 1 && x < end - 1)
  const [first = end, ...rest] = knots
  return `H${formatCoordinate(first)}${createCurves([first, ...rest, end], pulse)}`
}

function createCurves(knots: number[], pulse: Pulse): string {
  const curves = knots.slice(1).map((to, index) => {
    const from = knots[index] ?? 0
    const third = (to - from) / 3
    return [
      { x: from + third, y: computeY(from, pulse) + computeSlope(from, pulse) * third },
      { x: to - third, y: computeY(to, pulse) - computeSlope(to, pulse) * third },
      { x: to, y: computeY(to, pulse) },
    ]
  })
  return formatRelativeCurves('c', { x: knots[0] ?? 0, y: pulse.base }, curves)
}

/** Relative coordinates are shorter. Each is relative to the rounded end of the curve before, so that errors don't add up. */
function formatRelativeCurves(command: 'c' | 's', start: Point, curves: Point[][]): string {
  let currentPoint = { x: round(start.x), y: round(start.y) }
  const parts = curves.map((points) => {
    const steps = points.flatMap(({ x, y }) => [round(x - currentPoint.x), round(y - currentPoint.y)])
    const [dx = 0, dy = 0] = steps.slice(-2)
    currentPoint = { x: currentPoint.x + dx, y: currentPoint.y + dy }
    return steps.join(' ')
  })
  return command + parts.join(' ').replaceAll(' -', '-')
}

function round(value: number): number {
  return Number(formatCoordinate(value))
}

function computeY(x: number, { base, crest, width, height }: Pulse): number {
  const distance = (x - crest) / width
  return Math.abs(distance) >= FLAT_DISTANCE ? base : base - height / Math.cosh(distance) ** SHARPNESS
}

function computeSlope(x: number, pulse: Pulse): number {
  const distance = (x - pulse.crest) / pulse.width
  return Math.abs(distance) >= FLAT_DISTANCE
    ? 0
    : (SHARPNESS * Math.tanh(distance) * (pulse.base - computeY(x, pulse))) / pulse.width
}

/** A line with `beats` up to `calmFrom`. Each half of a beat is wider than the half before, by the factor `growth`. */
interface CalmingLine extends Pulse {
  beats: number
  amplitude: number
  calmFrom: number
  growth: number
}

/** Returns SVG path data for a line with beats that flatten, and a single rise after them. */
export function createCalmingPath(line: CalmingLine): string {
  const { base, beats, amplitude, calmFrom, growth } = line
  const halfBeats = 2 * beats
  const toX = (half: number) => (calmFrom * (growth ** half - 1)) / (growth ** halfBeats - 1)
  const toY = (half: number) => (half % 2 ? base - amplitude * (1 - toX(half) / calmFrom) ** 0.75 : base)
  const curves = Array.from({ length: halfBeats }, (_, index) => {
    const to = toX(index + 1)
    // Two mirrored cubics with this handle approximate half of a sine wave. Each continues the handle before, which is nearly as long.
    const handle = 0.3642 * (to - toX(index))
    return [
      { x: to - handle, y: toY(index + 1) },
      { x: to, y: toY(index + 1) },
    ]
  })
  return `M0 ${formatCoordinate(base)}${formatRelativeCurves('s', { x: 0, y: base }, curves)}${createRise(calmFrom, line)}`
}
