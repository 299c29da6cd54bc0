import { bracketsOf } from './brackets.ts'

/** A change of one line that may be what the writer meant. Columns count from 0. */
export interface Repair {
  /** Which line, counted from 0. */
  line: number
  /** The line as it then reads. */
  text: string
  /** What is marked. */
  start: number
  end: number
  message: string
  hint?: string
  isCertain: boolean
}

/** The lines of a text, and the one in which the parser has stopped. */
interface Stop {
  lines: string[]
  /** Counted from 0. */
  at: number
}

/** How many lines above its end a bracket may be opened. */
const ABOVE = 10

/** What may have been meant where the parser has stopped: the likeliest first. Each is tried. */
export function repairsOf(stop: Stop): Repair[] {
  const near = [stop.at, before(stop, stop.at)].filter((line) => line >= 0)
  const above = Array.from({ length: ABOVE }, (_, index) => stop.at - index).filter((line) => line >= 0)
  const each = (lines: number[], repair: (text: string) => Found[]) =>
    lines.flatMap((line) => repair(stop.lines[line] ?? '').map((found) => ({ line, ...found })))
  return [
    ...each(near, tabs),
    ...each(near, cutInside),
    ...each(near, openedNowhere),
    ...each(above, closed),
    ...each(near, commas),
    ...each(near, spaces),
    ...each(near, token),
    ...each(near, innerQuotes),
    ...[after(stop), ...near].flatMap((line) => columns(stop, line)),
    ...each(near, quoted),
  ]
}

/** What stands further in than it should goes on with the line above, where the parser then stops. */
function after({ lines, at }: Stop): number {
  return lines.findIndex((line, index) => index > at && line.trim() !== '')
}

type Found = Omit<Repair, 'line'>

function before({ lines }: Stop, at: number): number {
  return lines.findLastIndex((line, index) => index < at && line.trim() !== '')
}

function tabs(line: string): Found[] {
  const [white = ''] = /^[ \t]*/.exec(line) ?? []
  if (!white.includes('\t')) return []
  const text = white.replaceAll('\t', '  ') + line.slice(white.length)
  const message = 'A tab is used for indentation.'
  return [{ text, start: 0, end: white.length, message, hint: 'Use two spaces.', isCertain: true }]
}

/** `{ name: Unit # 5, slug: unit-5 }` ends at its ` #`. */
function cutInside(line: string): Found[] {
  const { open, comment } = bracketsOf(line)
  if (open.length === 0 || comment === undefined) return []
  const start = Math.max(line.lastIndexOf(': ', comment) + 2, line.lastIndexOf('[', comment) + 1)
  const rest = line.slice(comment).search(/, [\w-]+: | ?[}\]]/)
  const end = rest === -1 ? line.length : comment + rest
  const text = `${line.slice(0, start)}"${line.slice(start, end)}"${line.slice(end)}`
  const message = 'A ` #` begins a comment: nobody reads what stands behind it.'
  return [{ text, start: comment, end, message, hint: 'Put the value in quotes.', isCertain: true }]
}

/** A bracket that is closed and was not opened: it goes, or is opened behind the `- `. */
function openedNowhere(line: string): Found[] {
  const { extra } = bracketsOf(line)
  const [at] = extra
  if (at === undefined) return []
  const sign = line[at] ?? ''
  const item = /^ *- (?=[\w-]+: )/.exec(line)?.[0].length
  const mark = { start: at, end: at + 1 }
  const isList = item !== undefined && sign === '}' && line.slice(at + 1).trim() === ''
  const opened = { start: item ?? 0, end: (item ?? 0) + 1, message: 'A `{` is missing here: the line ends with `}`.' }
  return [
    ...(isList ? [{ ...opened, text: `${line.slice(0, item)}{ ${line.slice(item)}`, isCertain: true }] : []),
    {
      ...mark,
      text: (line.slice(0, at) + line.slice(at + 1)).trimEnd(),
      message: `There is a \`${sign}\` too many.`,
      isCertain: true,
    },
  ]
}

const CLOSING = { '{': '}', '[': ']' } as const

function closed(line: string): Found[] {
  const { open } = bracketsOf(line)
  const last = open.at(-1)
  if (!last) return []
  const mark = {
    start: last.at,
    end: last.at + 1,
    message: `A \`${last.sign}\` is opened here and never closed.`,
    hint: `Close it with \`${CLOSING[last.sign]}\`.`,
  }
  // `{ counties: [Lee, population: 1 }`: the list ends where the next key begins.
  const key = last.sign === '[' ? line.slice(last.at).search(/, [\w-]+: /) : -1
  const end = last.at + key
  const signs = open.toReversed().map(({ sign }) => CLOSING[sign])
  const tail = signs.map((sign) => (sign === '}' ? ' }' : sign)).join('')
  return [
    ...(key === -1 ? [] : [{ ...mark, text: `${line.slice(0, end)}]${line.slice(end)}`, isCertain: true }]),
    ...(last.sign === '[' && key === -1 && /\}\s*$/.test(line)
      ? [{ ...mark, text: line.replace(/ ?\}$/, '] }'), isCertain: true }]
      : []),
    { ...mark, text: line.trimEnd().replace(/,$/, '') + tail, isCertain: true },
  ]
}

/** Between two entries of one line: before a key, and between two quotes. At most so many are tried. */
const PLACES = 12

function commas(line: string): Found[] {
  if (!/[[{]/.test(line)) return []
  const places = [...line.matchAll(/(?<=[^\s,{[:]) (?=[\w-]+: |["'])/g)].slice(0, PLACES)
  return places.map(({ index }) => ({
    text: `${line.slice(0, index)},${line.slice(index)}`,
    start: index,
    end: index + 1,
    message: 'A comma is missing here.',
    isCertain: true,
  }))
}

function spaces(line: string): Found[] {
  const [all = '', head = '', next = ''] = /^( *(?:- )?[\w-]+:)([^\s:/])/.exec(line) ?? []
  if (all === '') return []
  const mark = { start: head.length - 1, end: head.length, message: 'There is no space behind this `:`.' }
  return [{ ...mark, text: `${head} ${next}${line.slice(all.length)}`, isCertain: true }]
}

const KEY = /^ *(?:- )?(?:[\w-]+: |(?<=- ))/

/** The place of a line's value; undefined where it has none. */
function valueIn(line: string): { start: number; value: string } | undefined {
  const start = KEY.exec(line)?.[0].length
  const value = start === undefined ? '' : line.slice(start).trimEnd()
  return start === undefined || value === '' ? undefined : { start, value }
}

/** `title: {brand} and more` begins a group. */
function token(line: string): Found[] {
  const found = valueIn(line)
  if (!found || !/^\{[\w:/-]+\}/.test(found.value)) return []
  return [{ ...inQuotes(line, found, found.value), message: 'A text that begins with `{` stands in quotes.' }]
}

function innerQuotes(line: string): Found[] {
  const found = valueIn(line)
  const [quote = ''] = found?.value ?? ''
  if (!found || !/["'“]/.test(quote)) return []
  const inner = found.value.slice(1).replace(/["'”]$/, '')
  if (quote === '“') {
    const message = 'These are curly quotes, which YAML takes for letters.'
    return [{ ...inQuotes(line, found, inner), message, hint: 'Straight quotes keep a value together.' }]
  }
  const isOpen = !found.value.slice(1).includes(quote)
  const at = found.start + 1 + inner.indexOf(quote)
  const message = isOpen ? 'A quote is opened here and never closed.' : 'The quotes end here, inside of the value.'
  const mark = isOpen ? { start: found.start, end: found.start + 1 } : { start: at, end: at + 1 }
  const hint = isOpen ? 'Close it at the end of the value.' : 'Quotes inside quotes are of the other kind, or curly.'
  return [{ ...inQuotes(line, found, inner), ...mark, message, hint, isCertain: !isOpen }]
}

/** A second `: `, or a sign that begins something else. */
function quoted(line: string): Found[] {
  const found = valueIn(line)
  if (!found || /^["'[{|>]/.test(found.value)) return []
  const second = found.value.indexOf(': ')
  const repair = inQuotes(line, found, found.value)
  if (second !== -1) {
    const mark = { start: found.start + second, end: found.start + second + 1 }
    return [
      { ...repair, ...mark, message: 'There is a second `: ` in this line.', hint: 'Put the whole value in quotes.' },
    ]
  }
  if (!/^[@%`*&!]/.test(found.value)) return []
  const mark = { start: found.start, end: found.start + 1 }
  const message = `A value cannot start with \`${found.value[0]}\`.`
  return [{ ...repair, ...mark, message, hint: 'Put the whole value in quotes.' }]
}

function inQuotes(line: string, { start, value }: { start: number; value: string }, words: string): Found {
  const written = words.includes('"') && !words.includes("'") ? `'${words}'` : JSON.stringify(words)
  const text = line.slice(0, start) + written
  return { text, start, end: start + value.length, message: '', isCertain: true }
}

/** How far from its column a line may be to count as a slip. */
const SHIFT = 3

/** A line that stands beside the column of its neighbours. */
function columns(stop: Stop, line: number): Repair[] {
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
