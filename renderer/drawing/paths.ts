import type { Point, Position } from './geometry.ts'

const DOT_SIZE = 1.5

/** Creates SVG path data in relative whole units, which are a third shorter than absolute coordinates. */
export function createRingsPath(rings: readonly (readonly Position[])[]): string {
  let currentPoint = { x: 0, y: 0 }
  const paths = rings.map((ring) => {
    const points = roundPoints(ring)
    if (isDot(points)) return ''
    const steps = points.map(({ x, y }) => {
      const step = formatPair(x - currentPoint.x, y - currentPoint.y)
      currentPoint = { x, y }
      return step
    })
    const [first] = points
    if (first) currentPoint = first
    return `m${steps[0]}l${joinSteps(steps.slice(1))}z`
  })
  return paths.join('')
}

function roundPoints(ring: readonly Position[]): Point[] {
  const points = ring.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) }))
  return points.filter((point, index) => {
    const previous = points.at(index - 1)
    return point.x !== previous?.x || point.y !== previous.y
  })
}

function isDot(points: Point[]): boolean {
  const getExtent = (values: number[]) => Math.max(...values) - Math.min(...values)
  return (
    points.length < 3 ||
    (getExtent(points.map(({ x }) => x)) < DOT_SIZE && getExtent(points.map(({ y }) => y)) < DOT_SIZE)
  )
}

function formatPair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}

function joinSteps(steps: string[]): string {
  return steps.reduce((path, step) => (path === '' || step.startsWith('-') ? path + step : `${path} ${step}`), '')
}
