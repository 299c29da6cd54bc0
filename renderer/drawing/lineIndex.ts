import type { Box } from './mapText.ts'

/** A point as GeoJSON writes it: east, north; or left, top. */
export type Position = readonly [number, number]

/** A part of a line that is halved until few points are left, and the box around them and the point before. */
interface Part {
  box: Box
  last: Position
  points: Position[]
  halves: Part[]
}

/** Fewer points are not worth a box of their own. */
const LEAF = 12

/** Finds what lies near of a long line: a coast of ten thousand points, of which a map shows fifty. */
export class LineIndex {
  private readonly first: Position
  private readonly whole: Part

  constructor(line: Position[]) {
    const [first] = line
    if (!first) throw new Error('A line without points.')
    this.first = first
    this.whole = partOf(first, line)
  }

  /** Whether any of the line may be seen in a box. */
  isNear(box: Box): boolean {
    return !areApart(this.whole.box, box)
  }

  /**
   * The line with all its points near a box. Where it keeps away from it, it is cut short, never across the box: so a ring
   * goes on around what it went around.
   */
  shortened(box: Box): Position[] {
    const points: Position[] = [this.first]
    collect(this.whole, box, points)
    return points
  }
}

function partOf(before: Position, points: Position[]): Part {
  const last = points.at(-1) ?? before
  const box = boxOf([before, ...points])
  if (points.length <= LEAF) return { box, last, points, halves: [] }
  const [left, right] = [points.slice(0, points.length / 2), points.slice(points.length / 2)]
  return { box, last, points: [], halves: [partOf(before, left), partOf(left.at(-1) ?? before, right)] }
}

function collect({ box: own, last, points, halves }: Part, box: Box, into: Position[]): void {
  if (areApart(own, box)) into.push(last)
  else if (halves.length === 0) into.push(...points)
  else for (const half of halves) collect(half, box, into)
}

/** The box around points. The axes point as they do in the points: north is `bottom` in degrees. */
function boxOf(points: Position[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

function areApart(a: Box, b: Box): boolean {
  return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
}
