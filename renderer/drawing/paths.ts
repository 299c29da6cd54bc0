import type { Point, Position } from './geometry.ts'

/** Rounds to a tenth. */
export const roundToTenths = (value: number) => Number(value.toFixed(1))

/** Rounds to a hundredth. */
export const roundToHundredths = (value: number) => Number(value.toFixed(2))

/** Formats a fraction for CSS or SVG: 0.125 becomes `12.5%`. */
export const toCssPercent = (fraction: number) => `${roundToHundredths(fraction * 100)}%`

/** Formats SVG path data, with numbers rounded to tenths: formatPath`M${x} ${y}`. */
export function formatPath(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  const rounded = values.map((value) => (typeof value === 'number' ? roundToTenths(value) : value))
  return String.raw({ raw: parts }, ...rounded)
}

/** Creates SVG path data with relative integer coordinates, which are shorter than absolute coordinates. Omits outlines with fewer than three points after rounding. */
export function createOutlinesPath(outlines: readonly (readonly Position[])[]): string {
  let currentPoint = { x: 0, y: 0 }
  const paths = outlines.map((outline) => {
    const points = roundToDistinctPoints(outline)
    const [first] = points
    if (!first || points.length < 3) return ''
    const offsets = points.map(({ x, y }) => {
      const offset = `${x - currentPoint.x} ${y - currentPoint.y}`
      currentPoint = { x, y }
      return offset
    })
    // The command `z` returns to the first point.
    currentPoint = first
    return `m${offsets[0]}l${offsets.slice(1).join(' ')}z`
  })
  return paths.join('').replaceAll(' -', '-')
}

function roundToDistinctPoints(outline: readonly Position[]): Point[] {
  const points = outline.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) }))
  return points.filter(({ x, y }, index) => x !== points.at(index - 1)?.x || y !== points.at(index - 1)?.y)
}
