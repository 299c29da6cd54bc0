import { CLOSING_BRACKETS, MAX_LINE_DISTANCE, quoteFlowItems, scanFlowSyntax } from './flowFixes.ts'
import { fixQuotes, type LineFix, quoteBlockOrListStart, quoteItem, quoteToken, quoteValue } from './quoteFixes.ts'

/** A fix with the index of the line. */
export type LocatedLineFix = LineFix & { lineIndex: number }

type LineFixer = (line: string, lineIndex: number, lines: string[]) => LineFix[]

/** Returns possible fixes near an error, best first. They aren't verified. @param textItemLineIndexes lines of list items that can be strings */
export function getLineFixes(lines: string[], errorLineIndex: number, textItemLineIndexes: Set<number>) {
  const nextIndex = lines.findIndex((line, index) => index > errorLineIndex && line.trim() !== '')
  const previousIndex = lines.findLastIndex((line, index) => index < errorLineIndex && line.trim() !== '')
  const nearby = [errorLineIndex, previousIndex]
  const upward = Array.from({ length: MAX_LINE_DISTANCE }, (_, index) => errorLineIndex - index)
  const attempts: [lineIndexes: number[], ...LineFixer[]][] = [
    [nearby.filter((lineIndex) => textItemLineIndexes.has(lineIndex)), quoteItem],
    [nearby, quoteComment, quoteBlockOrListStart, moveListBelowKey, removeBracket],
    [upward, closeBracket],
    [nearby, addComma, quoteFlowItems, addSpaceAfterColon, separateAddresses, addSpaceAfterDash],
    [nearby, quoteToken, fixQuotes],
    // The parser reports wrong indentation on the previous line.
    [[nextIndex, ...nearby], alignLine],
    [nearby, quoteValue],
  ]
  const fixes: LocatedLineFix[] = []
  for (const [lineIndexes, ...fixers] of attempts)
    for (const createFixes of fixers)
      for (const lineIndex of lineIndexes)
        fixes.push(...createFixes(lines[lineIndex] ?? '', lineIndex, lines).map((fix) => ({ lineIndex, ...fix })))
  return fixes
}

/** Adds quotes to `{ name: Unit # 5, slug: unit-5 }`. In YAML, the `#` starts a comment. */
function quoteComment(line: string): LineFix[] {
  const { unclosed, commentStart } = scanFlowSyntax(line)
  if (unclosed.length === 0 || commentStart === undefined) return []
  const isList = unclosed.at(-1)?.character === '['
  const separators = isList ? [': ', ', ', '['] : [': ']
  const start = Math.max(...separators.map((separator) => line.lastIndexOf(separator, commentStart) + separator.length))
  const commentLength = line.slice(commentStart).search(isList ? /[,\]]/ : /, [\w-]+: | ?[}\]]/)
  const end = commentLength === -1 ? line.length : commentStart + commentLength
  const text = `${line.slice(0, start)}"${line.slice(start, end)}"${line.slice(end)}`
  const message = "A ` #` starts a comment, so the text after it isn't published."
  return [{ text, start: commentStart, end, message, hint: 'Put the value in quotes.', isCertain: true }]
}

/** Moves the first item of `takeaways: - One` or `takeaways: "One"` to the next line. */
function moveListBelowKey(line: string, lineIndex: number, lines: string[]): LineFix[] {
  const [, key = '', dash = '', first = ''] = /^( *[\w-]+:) +(- )?((?<=- ).*|"[^"]*"|'[^']*')$/.exec(line) ?? []
  const [, indent] = /^( *)- /.exec(lines[lineIndex + 1] ?? '') ?? []
  if (indent === undefined || key === '') return []
  const start = key.length + 1
  const message = "The first item of a list can't be on the line of its key."
  const hint = 'Move this item to the next line, start it with `- `, and align all `-`.'
  // Without a dash, the list can also belong to the next key.
  return [{ text: `${key}\n${indent}- ${first}`, start, end: start + 1, message, hint, isCertain: dash !== '' }]
}

/** Removes an unmatched closing bracket, or adds the opening `{` of an item. */
function removeBracket(line: string): LineFix[] {
  const { unmatchedClosingBracket: start } = scanFlowSyntax(line)
  if (start === undefined) return []
  const [before, bracket, after] = [line.slice(0, start), line.charAt(start), line.slice(start + 1)]
  const isAtEnd = after.trim() === ''
  // The bracket is the complete value.
  if (/(?:^|[:-])\s*$/.test(before) && isAtEnd) return []
  const text = (before + after).trimEnd()
  const removal = { text, start, end: start + 1, message: `There is an extra \`${bracket}\`.`, isCertain: true }
  const [dash] = /^ *- (?=[\w-]+: )/.exec(line) ?? []
  if (dash === undefined || bracket !== '}' || !isAtEnd) return [removal]
  const message = 'A `{` is missing here, because the line ends with `}`.'
  const opened = `${dash}{ ${line.slice(dash.length)}`
  return [{ text: opened, start: dash.length, end: dash.length + 1, message, isCertain: true }, removal]
}

/** Closes brackets at the end of the line. A list can also end at the next key, or at the last `}`. */
function closeBracket(line: string): LineFix[] {
  const { unclosed } = scanFlowSyntax(line)
  const last = unclosed.at(-1)
  if (!last) return []
  const { character, column: start } = last
  const message = `A \`${character}\` is opened here and never closed.`
  const hint = `Close it with \`${CLOSING_BRACKETS[character]}\`.`
  const createFix = (text: string): LineFix => ({ text, start, end: start + 1, message, hint, isCertain: true })
  // `{phone is the number` is a token without its end.
  const [, name, rest = ''] = /^\{ ?([\w/-]+)((?: (?:[^:{}]|:(?! ))*)?)$/.exec(line.slice(start).trimEnd()) ?? []
  if (name !== undefined && /^ *(?:- )?(?:[\w-]+: +)?$/.test(line.slice(0, start))) {
    const text = line.slice(0, start) + JSON.stringify(`{${name}}${rest}`)
    const tokenHint = 'To insert a value, write `}` after its name, and put the whole text in quotes.'
    return [{ ...createFix(text), hint: tokenHint, isCertain: false }]
  }
  const closingBrackets = unclosed.toReversed().map((bracket) => (bracket.character === '{' ? ' }' : ']'))
  const closedAtEnd = createFix(line.trimEnd().replace(/,$/, '') + closingBrackets.join(''))
  if (character === '{') return [closedAtEnd]
  // The list of `{ counties: [Lee, population: 1 }` ends at the next key.
  const end = start + line.slice(start).search(/, [\w-]+: |$/)
  if (end < line.length) return [createFix(`${line.slice(0, end)}]${line.slice(end)}`), closedAtEnd]
  // The `}` of `[One, Two }` closes an outer group, or should be a `]`.
  if (!line.trimEnd().endsWith('}')) return [closedAtEnd]
  const list = line.trimEnd().slice(0, -1).trimEnd()
  return [createFix(`${list}] }`), createFix(`${list}]`), closedAtEnd]
}

const MAX_COMMAS = 12

function addComma(line: string): LineFix[] {
  if (!/[[{]/.test(line)) return []
  const spaces = [...line.matchAll(/(?<=[^\s,{[:]) (?=[\w-]+: |["'])/g)].slice(0, MAX_COMMAS)
  return spaces.map(({ index }) => ({
    text: `${line.slice(0, index)},${line.slice(index)}`,
    start: index,
    end: index + 1,
    message: 'A comma is missing here.',
    // In a list, `Why? A: Because` may be a single item.
    isCertain:
      /["']/.test(line[index + 1] ?? '') || scanFlowSyntax(line.slice(0, index)).unclosed.at(-1)?.character === '{',
  }))
}

/** Fixes `/old:/new` and `/old -> /new`. */
function separateAddresses(line: string): LineFix[] {
  const [, from = '', separator = '', to] =
    /^( *\/[^\s:]*?)( *(?:[-=]>|→) *|:)(?=((?:\/|https?:)\S*)$)/.exec(line.trimEnd()) ?? []
  if (to === undefined) return []
  const message = "This line isn't written as `/old: /new`."
  return [{ text: `${from}: ${to}`, start: from.length, end: from.length + separator.length, message, isCertain: true }]
}

const addSpaceAfterColon = (line: string) => addSpace(line, /^ *(?:- )?[\w-]+:(?=[^\s:/])/)
const addSpaceAfterDash = (line: string) => addSpace(line, /^ *-(?=[^\s-])/)

function addSpace(line: string, pattern: RegExp): LineFix[] {
  const [before] = pattern.exec(line) ?? []
  if (before === undefined) return []
  const end = before.length
  const message = `There is no space after this \`${before.at(-1)}\`.`
  return [{ text: `${before} ${line.slice(end)}`, start: end - 1, end, message, isCertain: true }]
}

const ALIGN_ITEMS_HINT = 'Put the `-` of all items of a list in the same column.'
const ALIGN_FIELDS_HINT = 'Start all fields of a group in the same column.'
/** Phrases for messages. The last one is the largest shift. */
const SPACE_COUNTS = ['one space', 'two spaces', 'three spaces', 'four spaces', 'five spaces', 'six spaces']
/** A fix that adds more spaces is uncertain, and no fix removes more spaces. */
const MAX_CERTAIN_SHIFT = 3

/** Moves a line to a column of the lines nearby, the closest first. */
function alignLine(line: string, lineIndex: number, lines: string[]): LineFix[] {
  const start = line.search(/\S/)
  const lineAbove = lines[lineIndex - 1] ?? ''
  if (start === -1 || continuesText(line, lineAbove)) return []
  const isItem = line.startsWith('- ', start)
  const isItemOrField = isItem || /^(?:[\w-]+|"[^"]*"|'[^']*'):(?: |$)/.test(line.slice(start))
  const hasUnclosedQuote = [lineAbove, line].some((nearby) => scanFlowSyntax(nearby).unclosedQuote !== undefined)
  // In an unclosed quote, the line is text.
  if (isItemOrField && hasUnclosedQuote) return []
  const neighbors = lines.slice(Math.max(0, lineIndex - MAX_LINE_DISTANCE), lineIndex + MAX_LINE_DISTANCE)
  const candidateColumns = neighbors.flatMap((neighbor) => {
    const column = neighbor.search(/\S/)
    if (column === -1) return []
    if (neighbor.startsWith('- ', column)) return isItem ? [column] : [column + 2]
    return isItem ? [] : [column]
  })
  const nestedColumn = (lines[lineIndex + 1] ?? '').search(/\S/)
  const hasNestedLines = !isItem && /:\s*$/.test(line) && nestedColumn > start
  // A larger shift can make text part of the previous value.
  const maxShift = isItemOrField ? SPACE_COUNTS.length : MAX_CERTAIN_SHIFT
  const shifts = [...new Set(candidateColumns)]
    // Keep the nested lines in this group.
    .filter((column) => !hasNestedLines || column === nestedColumn - 2)
    .map((column) => column - start)
    .filter((shift) => shift !== 0 && shift >= -MAX_CERTAIN_SHIFT && shift <= maxShift)
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  return shifts.map((shift) => ({
    text: ' '.repeat(start + shift) + line.slice(start),
    start,
    end: start + 1,
    message: `This line has ${SPACE_COUNTS[Math.abs(shift) - 1]} too ${shift < 0 ? 'many' : 'few'} at its start.`,
    hint: isItem ? ALIGN_ITEMS_HINT : ALIGN_FIELDS_HINT,
    isCertain: isItemOrField && shift <= MAX_CERTAIN_SHIFT,
  }))
}

/** Checks if a line continues the unquoted text of the previous line. A colon doesn't start a field there. */
function continuesText(line: string, lineAbove: string): boolean {
  const isBelowText = /^ *(?:- )?[\w-]+: +[^\s"'|>[{&*#]/.test(lineAbove)
  return isBelowText && /^ +[^\s:"'-][^\s:]* [^:]*: /.test(line)
}
