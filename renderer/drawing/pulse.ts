import { formatCoordinate } from './rounding.ts'

/** `y = base - height / cosh((x - crest) / width) ^ 1.7` */
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

const KNOTS = [-9, -5, -3.6, -2.6, -1.9, -1.4, -1, -0.65, -0.32, 0, 0.32, 0.65, 1, 1.4, 1.9, 2.6, 3.6, 5, 9]
const FOOT = 9

/** Returns SVG path data for a line with a single rise. `start` is the horizontal position of its left end. */
export function pulsePath(pulse: Pulse, start = 0): string {
  return `M${start} ${formatCoordinate(pulse.base)}${riseFrom(start, pulse)}`
}

function riseFrom(start: number, pulse: Pulse): string {
  const { end, crest, width } = pulse
  const knots = KNOTS.map((knot) => crest + knot * width).filter((x) => x > start + 1 && x < end - 1)
  const [first = end, ...rest] = knots
  return `H${formatCoordinate(first)}${curveThrough([first, ...rest, end], pulse)}`
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
      return `C${points.map(formatCoordinate).join(' ')}`
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

interface CalmingLine extends Pulse {
  beats: number
  amplitude: number
  calmFrom: number
  growth: number
}

/** Returns SVG path data for a line with beats that flatten, and a single rise after them. */
export function calmingPath(line: CalmingLine): string {
  const { base, beats, amplitude, calmFrom, growth } = line
  const halves = 2 * beats
  const at = (half: number) => (calmFrom * (growth ** half - 1)) / (growth ** halves - 1)
  const level = (half: number) => (half % 2 ? base - amplitude * (1 - at(half) / calmFrom) ** 0.75 : base)
  const curves = Array.from({ length: halves }, (_, index) => {
    const [from, to] = [at(index), at(index + 1)]
    // Two mirrored cubics with this handle approximate half of a sine wave.
    const handle = 0.3642 * (to - from)
    return `C${[from + handle, level(index), to - handle, level(index + 1), to, level(index + 1)].map(formatCoordinate).join(' ')}`
  })
  return `M0 ${formatCoordinate(base)}${curves.join('')}${riseFrom(calmFrom, line)}`
}
