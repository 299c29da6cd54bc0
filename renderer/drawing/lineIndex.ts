import { boxOf } from './clip.ts'
import type { Position } from './geometry.ts'
import type { Box } from './mapText.ts'

/** A part of a line that is halved until few points are left, and the box around them and the point before. */
interface Part {
  box: Box
  /** Its first point, and the one after its last. */
  from: number
  to: number
  halves: [Part, Part] | undefined
}

/** Fewer points are not worth a box of their own. */
const LEAF = 12

/** Finds what lies near of a long line: a coast of ten thousand points, of which a map shows fifty. */
export class LineIndex {
  /** Around all of it. */
  readonly box: Box
  private readonly points: Position[]
  private readonly whole: Part

  constructor(line: Position[]) {
    if (line.length === 0) throw new Error('A line without points.')
    this.points = line
    this.whole = partOf(line, 0, line.length)
    this.box = this.whole.box
  }

  /**
   * The line with all its points near a box. Where it keeps away from it, it is cut short, never across the box: so a ring
   * goes on around what it went around.
   */
  shortened(box: Box): Position[] {
    const points: Position[] = this.points.slice(0, 1)
    this.collect(this.whole, box, points)
    return points
  }

  private collect({ box: own, from, to, halves }: Part, box: Box, into: Position[]): void {
    const isApart = areApart(own, box)
    if (!isApart && halves) for (const half of halves) this.collect(half, box, into)
    else for (let index = isApart ? to - 1 : from; index < to; index += 1) into.push(this.points[index] ?? [0, 0])
  }
}

/** What may be seen of several lines in a box, in their order. */
export function linesNear(lines: LineIndex[], box: Box): Position[][] {
  return lines.filter((line) => !areApart(line.box, box)).map((line) => line.shortened(box))
}

function partOf(points: Position[], from: number, to: number): Part {
  if (to - from <= LEAF) return { box: boxOf(points.slice(Math.max(0, from - 1), to)), from, to, halves: undefined }
  const middle = from + Math.floor((to - from) / 2)
  const [left, right] = [partOf(points, from, middle), partOf(points, middle, to)]
  return { box: around(left.box, right.box), from, to, halves: [left, right] }
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

function areApart(a: Box, b: Box): boolean {
  return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top
}
