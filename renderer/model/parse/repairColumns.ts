import { ABOVE, type Repair, type Stop } from './repairing.ts'

/** How far from its column a line may be to count as a slip. */
const SHIFT = 3

/** A line that stands beside the column of its neighbours. */
export function columns(stop: Stop, line: number): Repair[] {
  const text = stop.lines[line] ?? ''
  const own = text.search(/\S/)
  if (line < 0 || own === -1) return []
  const around = stop.lines.slice(Math.max(0, line - ABOVE), line + ABOVE)
  const kind = text.startsWith('- ', own)
  const beside = around.flatMap((each) => {
    const column = each.search(/\S/)
    if (column === -1) return []
    // The keys of an entry stand below its first one, behind the `- `.
    return each.startsWith('- ', column) ? (kind ? [column] : [column + 2]) : kind ? [] : [column]
  })
  const shifts = [...new Set(beside)].map((column) => column - own).filter((by) => by !== 0 && Math.abs(by) <= SHIFT)
  return shifts
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((by) => ({
      line,
      text: ' '.repeat(own + by) + text.slice(own),
      start: own,
      end: own + 1,
      message: `This line stands ${COUNTS[Math.abs(by) - 1]} too far ${by < 0 ? 'in' : 'out'}.`,
      hint: kind ? 'The `-` of all entries of a list stand in one column.' : 'All keys of a group stand in one column.',
      isCertain: true,
    }))
}

const COUNTS = ['one column', 'two columns', 'three columns']
