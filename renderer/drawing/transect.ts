import { rounded } from './rounding.ts'
import { textWidth } from './textWidth.ts'

/** Something on a line, so many miles from its beginning. */
interface Stop {
  name: string
  mile: number
}

/** A name at its place: a share of the line's length in percent, heights in em. */
export interface StopName {
  text: string
  at: number
  /** Of the base line. */
  height: number
  anchor: 'start' | 'middle' | 'end'
  /** Where a hairline leads from the name to the line; none beside it. */
  leader: { from: number; to: number } | undefined
}

/** The line's height, and the whole drawing's, in em. */
export const TRANSECT = { line: 4.9, height: 9.4 }

/** Base lines above and below the line, the nearest first; and where a leader to it ends. */
const ROWS = [
  { height: 4.0, leader: undefined },
  { height: 6.5, leader: undefined },
  { height: 2.4, leader: 2.8 },
  { height: 8.1, leader: 7.2 },
  { height: 0.9, leader: 1.3 },
]
/** Between two names of a row, in em. */
const AIR = 0.9

/**
 * Which names of a line fit, and where: the two ends first, then in the order given. Rows fill from the line outward, and a
 * leader crosses no name.
 * @param stops in the order in which they take room, the most important first.
 * @param miles the line's length.
 * @param width the least width in em that the drawing has.
 */
export function placeStops(stops: Stop[], miles: number, width: number): StopName[] {
  const isEnd = ({ mile }: Stop) => mile === 0 || mile === miles
  const taken: Taken[] = []
  return [...stops.filter(isEnd), ...stops.filter((stop) => !isEnd(stop))].flatMap(({ name, mile }) => {
    const x = (mile / miles) * width
    const span = spanOf(x, textWidth(name, 'sans', 1), width)
    const row = ROWS.find((each) => isFree({ ...span, x, ...each }, taken))
    if (!row) return []
    taken.push({ ...span, x, ...row })
    const leader = row.leader === undefined ? undefined : { from: row.leader, to: TRANSECT.line }
    return [{ text: name, at: rounded((mile / miles) * 100), height: row.height, anchor: span.anchor, leader }]
  })
}

interface Taken {
  left: number
  right: number
  x: number
  height: number
  leader: number | undefined
}

/** A name stands over its stop, but never beyond the ends of the line. */
function spanOf(x: number, wide: number, width: number): Pick<Taken, 'left' | 'right'> & Pick<StopName, 'anchor'> {
  if (x < wide / 2) return { left: x, right: x + wide, anchor: 'start' }
  if (x > width - wide / 2) return { left: x - wide, right: x, anchor: 'end' }
  return { left: x - wide / 2, right: x + wide / 2, anchor: 'middle' }
}

function isFree(name: Taken, taken: Taken[]): boolean {
  return taken.every((other) => {
    const isBeside = name.left > other.right + AIR || name.right < other.left - AIR
    if (name.height === other.height) return isBeside
    return !crosses(name, other) && !crosses(other, name)
  })
}

/** Whether a name's leader runs through another name, which stands between it and the line. */
function crosses({ x, height, leader }: Taken, other: Taken): boolean {
  if (leader === undefined || height < TRANSECT.line !== other.height < TRANSECT.line) return false
  const isBetween = Math.abs(height - TRANSECT.line) > Math.abs(other.height - TRANSECT.line)
  return isBetween && x > other.left - AIR / 2 && x < other.right + AIR / 2
}
