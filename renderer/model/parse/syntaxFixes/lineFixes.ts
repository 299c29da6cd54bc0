import { bracketsOf } from './brackets.ts'
import { flowItems, listOnKeyLine } from './flowFixes.ts'
import { ABOVE, type Found, type LineFix, type Stop } from './lineFix.ts'
import { innerQuotes, quoted, token } from './quoteFixes.ts'
import { signOfYaml } from './signFixes.ts'
import { wholeItem } from './textItems.ts'

export function lineFixesOf(stop: Stop): LineFix[] {
  const near = [stop.at, before(stop, stop.at)].filter((line) => line >= 0)
  const above = Array.from({ length: ABOVE }, (_, index) => stop.at - index).filter((line) => line >= 0)
  const each = (lines: number[], fix: (text: string) => Found[]) =>
    lines.flatMap((line) => fix(stop.lines[line] ?? '').map((found) => ({ line, ...found })))
  return [
    ...each(
      near.filter((line) => stop.textItems.has(line)),
      wholeItem,
    ),
    ...each(near, cutInside),
    ...each(near, signOfYaml),
    ...near.flatMap((line) => listOnKeyLine(stop, line)),
    ...each(near, openedNowhere),
    ...each(above, closed),
    ...each(near, commas),
    ...each(near, flowItems),
    ...each(near, spaces),
    ...each(near, dashes),
    ...each(near, token),
    ...each(near, innerQuotes),
    ...[after(stop), ...near].flatMap((line) => columns(stop, line)),
    ...each(near, quoted),
  ]
}

/** If the indentation is wrong, the parser reports the previous line. */
function after({ lines, at }: Stop): number {
  return lines.findIndex((line, index) => index > at && line.trim() !== '')
}

function before({ lines }: Stop, at: number): number {
  return lines.findLastIndex((line, index) => index < at && line.trim() !== '')
}

/** Adds quotes to `{ name: Unit # 5, slug: unit-5 }`. YAML starts a comment at the `#`. */
function cutInside(line: string): Found[] {
  const { open, comment } = bracketsOf(line)
  if (open.length === 0 || comment === undefined) return []
  const isList = open.at(-1)?.sign === '['
  const separator = isList ? Math.max(line.lastIndexOf('[', comment) + 1, line.lastIndexOf(', ', comment) + 2) : 0
  const start = Math.max(line.lastIndexOf(': ', comment) + 2, separator)
  const rest = line.slice(comment).search(isList ? /[,\]]/ : /, [\w-]+: | ?[}\]]/)
  const end = rest === -1 ? line.length : comment + rest
  const text = `${line.slice(0, start)}"${line.slice(start, end)}"${line.slice(end)}`
  const message = 'A ` #` starts a comment, so the text after it is not published.'
  return [{ text, start: comment, end, message, hint: 'Put the value in quotes.', isCertain: true }]
}

function openedNowhere(line: string): Found[] {
  const { extra } = bracketsOf(line)
  const [at] = extra
  if (at === undefined) return []
  const sign = line[at] ?? ''
  const item = /^ *- (?=[\w-]+: )/.exec(line)?.[0].length
  const mark = { start: at, end: at + 1 }
  const isList = item !== undefined && sign === '}' && line.slice(at + 1).trim() === ''
  // Don't remove the value.
  if (/(?:^|[:-])\s*$/.test(line.slice(0, at)) && line.slice(at + 1).trim() === '') return []
  const opened = {
    start: item ?? 0,
    end: (item ?? 0) + 1,
    message: 'A `{` is missing here, because the line ends with `}`.',
  }
  return [
    ...(isList ? [{ ...opened, text: `${line.slice(0, item)}{ ${line.slice(item)}`, isCertain: true }] : []),
    {
      ...mark,
      text: (line.slice(0, at) + line.slice(at + 1)).trimEnd(),
      message: `There is an extra \`${sign}\`.`,
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
  // The list of `{ counties: [Lee, population: 1 }` ends at the next key.
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

const PLACES = 12

function commas(line: string): Found[] {
  if (!/[[{]/.test(line)) return []
  const places = [...line.matchAll(/(?<=[^\s,{[:]) (?=[\w-]+: |["'])/g)].slice(0, PLACES)
  return places.map(({ index }) => ({
    text: `${line.slice(0, index)},${line.slice(index)}`,
    start: index,
    end: index + 1,
    message: 'A comma is missing here.',
    // In a list, `Why? A: Because` is one item.
    isCertain: /["']/.test(line[index + 1] ?? '') || bracketsOf(line.slice(0, index)).open.at(-1)?.sign === '{',
  }))
}

function dashes(line: string): Found[] {
  const at = /^ *-(?=[^\s-])/.exec(line)?.[0].length
  if (at === undefined) return []
  const message = 'There is no space after this `-`.'
  return [{ text: `${line.slice(0, at)} ${line.slice(at)}`, start: at - 1, end: at, message, isCertain: true }]
}

function spaces(line: string): Found[] {
  const [all = '', head = '', next = ''] = /^( *(?:- )?[\w-]+:)([^\s:/])/.exec(line) ?? []
  if (all === '') return []
  const mark = { start: head.length - 1, end: head.length, message: 'There is no space after this `:`.' }
  return [{ ...mark, text: `${head} ${next}${line.slice(all.length)}`, isCertain: true }]
}

const SHIFT = 3

function columns(stop: Stop, line: number): LineFix[] {
  const text = stop.lines[line] ?? ''
  const own = text.search(/\S/)
  if (line < 0 || own === -1) return []
  const around = stop.lines.slice(Math.max(0, line - ABOVE), line + ABOVE)
  const kind = text.startsWith('- ', own)
  const beside = around.flatMap((each) => {
    const column = each.search(/\S/)
    if (column === -1) return []
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
      message: `This line has ${COUNTS[Math.abs(by) - 1]} too ${by < 0 ? 'many' : 'few'} at its start.`,
      hint: kind
        ? 'The `-` of all items of a list must be in the same column.'
        : 'All keys of a group must be in the same column.',
      isCertain: kind || /^(?:[\w-]+|"[^"]*"|'[^']*'):(?: |$)/.test(text.slice(own)),
    }))
}

const COUNTS = ['one space', 'two spaces', 'three spaces']
