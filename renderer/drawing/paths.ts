import type { Point, Position } from './geometry.ts'

/** Creates SVG path data with relative integer coordinates, which are shorter than absolute coordinates. Omits outlines with fewer than three points after rounding. */
export function createOutlinesPath(outlines: readonly (readonly Position[])[]): string {
  let currentPoint = { x: 0, y: 0 }
  const paths = outlines.map((outline) => {
    const points = roundToDistinctPoints(outline)
    if (points.length < 3) return ''
    const offsets = points.map(({ x, y }) => {
      const offset = `${x - currentPoint.x} ${y - currentPoint.y}`
      currentPoint = { x, y }
      return offset
    })
    // The command `z` returns to the first point.
    const [first] = points
    if (first) currentPoint = first
    return `m${offsets[0]}l${offsets.slice(1).join(' ')}z`
  })
  return paths.join('').replaceAll(' -', '-')
}

function roundToDistinctPoints(outline: readonly Position[]): Point[] {
  const points = outline.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) }))
  return points.filter((point, index) => {
    const previous = points.at(index - 1)
    return point.x !== previous?.x || point.y !== previous.y
  })
}
