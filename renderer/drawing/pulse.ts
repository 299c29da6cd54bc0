import { coordinate } from './rounding.ts'

/** The motif: a calm hairline that rises once. `y = base - height / cosh((x - crest) / width) ^ 1.7`. */
interface Pulse {
  /** Where the drawing ends; it begins at 0. */
  end: number
  base: number
  crest: number
  /** How wide the rise is: about a ninth of its whole width. */
  width: number
  height: number
}

/** Across a wide window, where the home page begins with it. */
export const HOME_LINE = { end: 1600, base: 386, crest: 1464, width: 30, height: 356 }

const SHARPNESS = 1.7

/** Knots of the curve in units of its width: close together at the crest, wide apart along the feet. */
const KNOTS = [-9, -5, -3.6, -2.6, -1.9, -1.4, -1, -0.65, -0.32, 0, 0.32, 0.65, 1, 1.4, 1.9, 2.6, 3.6, 5, 9]
const FOOT = 9

/** The pulse as an SVG path, from its left end or later. Its pieces are cubic Hermite curves with exact slopes, so it is smooth at any size. */
export function pulsePath(pulse: Pulse, start = 0): string {
  return `M${start} ${coordinate(pulse.base)}${riseFrom(start, pulse)}`
}

/** The rise alone, as the continuation of a path that is at `start` on the calm line. */
function riseFrom(start: number, pulse: Pulse): string {
  const { end, crest, width } = pulse
  const knots = KNOTS.map((knot) => crest + knot * width).filter((x) => x > start + 1 && x < end - 1)
  const [first = end, ...rest] = knots
  return `H${coordinate(first)}${curveThrough([first, ...rest, end], pulse)}`
}

function curveThrough(knots: number[], pulse: Pulse): string {
  return knots
    .slice(1)
    .map((to, index) => {
      const from = knots[index] ?? 0
      const third = (to - from) / 3
      const points = [
        from + third,
        y(from, pulse) + slope(from, pulse) * third,
        to - third,
        y(to, pulse) - slope(to, pulse) * third,
        to,
        y(to, pulse),
      ]
      return `C${points.map(coordinate).join(' ')}`
    })
    .join('')
}

function y(x: number, { base, crest, width, height }: Pulse): number {
  const distance = (x - crest) / width
  return Math.abs(distance) >= FOOT ? base : base - height / Math.cosh(distance) ** SHARPNESS
}

function slope(x: number, pulse: Pulse): number {
  const distance = (x - pulse.crest) / pulse.width
  return Math.abs(distance) >= FOOT ? 0 : (SHARPNESS * Math.tanh(distance) * (pulse.base - y(x, pulse))) / pulse.width
}

/** The home page's line: beats that crowd the left half, widen and fade; then a long calm, and the one rise. */
interface CalmingLine extends Pulse {
  beats: number
  /** The height of the first beat. */
  amplitude: number
  /** Where the beats have faded. */
  calmFrom: number
  /** How much wider each half-beat is than the one before: 1.055 is 5.5 %. */
  growth: number
}

/** The calming line as an SVG path: two cubic curves to a beat. */
export function calmingPath(line: CalmingLine): string {
  const { base, beats, amplitude, calmFrom, growth } = line
  const halves = 2 * beats
  const at = (half: number) => (calmFrom * (growth ** half - 1)) / (growth ** halves - 1)
  const level = (half: number) => (half % 2 ? base - amplitude * (1 - at(half) / calmFrom) ** 0.75 : base)
  const curves = Array.from({ length: halves }, (_, index) => {
    const [from, to] = [at(index), at(index + 1)]
    // The handle length that makes two mirrored cubics look like half a sine wave.
    const handle = 0.3642 * (to - from)
    return `C${[from + handle, level(index), to - handle, level(index + 1), to, level(index + 1)].map(coordinate).join(' ')}`
  })
  return `M0 ${coordinate(base)}${curves.join('')}${riseFrom(calmFrom, line)}`
}
