import { CLOSING_BRACKETS, findBrackets, moveListBelowKey, quoteFlowItems } from './flowFixes.ts'
import {
  fixInnerQuotes,
  type LineFix,
  MAX_LINE_DISTANCE,
  quoteBlockOrListStart,
  quoteItem,
  quoteToken,
  quoteValue,
} from './quoteFixes.ts'

/** A fix with its line. Lines start at 0. */
export type LocatedLineFix = LineFix & { lineIndex: number }

/** Returns possible fixes near an error, best first. They aren't verified. @param textItemIndexes lines of items that must be strings */
export function getLineFixes(lines: string[], errorLineIndex: number, textItemIndexes: Set<number>): LocatedLineFix[] {
  // The parser reports wrong indentation on the previous line.
  const nextIndex = lines.findIndex((line, index) => index > errorLineIndex && line.trim() !== '')
  const previousIndex = lines.findLastIndex((line, index) => index < errorLineIndex && line.trim() !== '')
  const nearbyIndexes = [errorLineIndex, previousIndex]
  const indexesUpward = Array.from({ length: MAX_LINE_DISTANCE }, (_, index) => errorLineIndex - index)
  const createFixesAt = (
    indexes: number[],
    ...fixers: ((line: string, lineIndex: number, lines: string[]) => LineFix[])[]
  ) =>
    fixers.flatMap((createFixes) =>
      indexes.flatMap((lineIndex) =>
        createFixes(lines[lineIndex] ?? '', lineIndex, lines).map((fix): LocatedLineFix => ({ lineIndex, ...fix })),
      ),
    )
  const nearbyTextItems = nearbyIndexes.filter((lineIndex) => textItemIndexes.has(lineIndex))
  return [
    ...createFixesAt(nearbyTextItems, quoteItem),
    ...createFixesAt(nearbyIndexes, quoteComment, quoteBlockOrListStart, moveListBelowKey, removeBracket),
    ...createFixesAt(indexesUpward, closeBracket),
    ...createFixesAt(nearbyIndexes, addComma, quoteFlowItems, addSpaceAfterColon, separateAddresses, addSpaceAfterDash),
    ...createFixesAt(nearbyIndexes, quoteToken, fixInnerQuotes),
    ...createFixesAt([nextIndex, ...nearbyIndexes], alignLine),
    ...createFixesAt(nearbyIndexes, quoteValue),
  ]
}

/** Adds quotes to `{ name: Unit # 5, slug: unit-5 }`. YAML starts a comment at the `#`. */
function quoteComment(line: string): LineFix[] {
  const { unclosed, commentStart } = findBrackets(line)
  if (unclosed.length === 0 || commentStart === undefined) return []
  const isList = unclosed.at(-1)?.character === '['
  const separator = isList
    ? Math.max(line.lastIndexOf('[', commentStart) + 1, line.lastIndexOf(', ', commentStart) + 2)
    : 0
  const start = Math.max(line.lastIndexOf(': ', commentStart) + 2, separator)
  const commentLength = line.slice(commentStart).search(isList ? /[,\]]/ : /, [\w-]+: | ?[}\]]/)
  const end = commentLength === -1 ? line.length : commentStart + commentLength
  const text = `${line.slice(0, start)}"${line.slice(start, end)}"${line.slice(end)}`
  const message = "A ` #` starts a comment, so the text after it isn't published."
  return [{ text, start: commentStart, end, message, hint: 'Put the value in quotes.', isCertain: true }]
}

function removeBracket(line: string): LineFix[] {
  const { firstUnopened: start } = findBrackets(line)
  if (start === undefined) return []
  const [before, bracket, after] = [line.slice(0, start), line.charAt(start), line.slice(start + 1)]
  const isAtEnd = after.trim() === ''
  // A bracket that's the whole value can't be removed.
  if (/(?:^|[:-])\s*$/.test(before) && isAtEnd) return []
  const text = (before + after).trimEnd()
  const removal = { text, start, end: start + 1, message: `There is an extra \`${bracket}\`.`, isCertain: true }
  const [dash] = /^ *- (?=[\w-]+: )/.exec(line) ?? []
  if (dash === undefined || bracket !== '}' || !isAtEnd) return [removal]
  const message = 'A `{` is missing here, because the line ends with `}`.'
  const opened = `${dash}{ ${line.slice(dash.length)}`
  return [{ text: opened, start: dash.length, end: dash.length + 1, message, isCertain: true }, removal]
}

function closeBracket(line: string): LineFix[] {
  const { unclosed } = findBrackets(line)
  const last = unclosed.at(-1)
  if (!last) return []
  const { character, index: start } = last
  const message = `A \`${character}\` is opened here and never closed.`
  const hint = `Close it with \`${CLOSING_BRACKETS[character]}\`.`
  const createFix = (text: string): LineFix => ({ text, start, end: start + 1, message, hint, isCertain: true })
  // `{phone is the number` is a token without its end.
  const [, name, rest = ''] = /^\{ ?([\w/-]+)((?: (?:[^:{}]|:(?! ))*)?)$/.exec(line.slice(start).trimEnd()) ?? []
  if (name !== undefined && /^ *(?:- )?(?:[\w-]+: +)?$/.test(line.slice(0, start))) {
    const text = line.slice(0, start) + JSON.stringify(`{${name}}${rest}`)
    return [{ ...createFix(text), hint: UNCLOSED_TOKEN_HINT, isCertain: false }]
  }
  const closingBrackets = unclosed
    .map((bracket) => (bracket.character === '{' ? ' }' : ']'))
    .toReversed()
    .join('')
  const closedAtEnd = createFix(line.trimEnd().replace(/,$/, '') + closingBrackets)
  if (character === '{') return [closedAtEnd]
  // The list of `{ counties: [Lee, population: 1 }` ends at the next key.
  const end = start + line.slice(start).search(/, [\w-]+: |$/)
  if (end < line.length) return [createFix(`${line.slice(0, end)}]${line.slice(end)}`), closedAtEnd]
  // The `}` of `[One, Two }` closes an outer group, or should be a `]`.
  if (!line.trimEnd().endsWith('}')) return [closedAtEnd]
  const list = line.trimEnd().slice(0, -1).trimEnd()
  return [createFix(`${list}] }`), createFix(`${list}]`), closedAtEnd]
}

const UNCLOSED_TOKEN_HINT = 'To insert a value, write `}` after its name, and put the whole text in quotes.'

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
      /["']/.test(line[index + 1] ?? '') || findBrackets(line.slice(0, index)).unclosed.at(-1)?.character === '{',
  }))
}

const addSpaceAfterColon = (line: string) => addSpace(line, /^ *(?:- )?[\w-]+:(?=[^\s:/])/)

/** Fixes `/old:/new` and `/old -> /new`. */
function separateAddresses(line: string): LineFix[] {
  const [, from = '', separator = '', to] =
    /^( *\/[^\s:]*?)( *(?:[-=]>|→) *|:)(?=((?:\/|https?:)\S*)$)/.exec(line.trimEnd()) ?? []
  if (to === undefined) return []
  const message = "This line isn't written as `/old: /new`."
  const end = from.length + separator.length
  return [{ text: `${from}: ${to}`, start: from.length, end, message, isCertain: true }]
}

const addSpaceAfterDash = (line: string) => addSpace(line, /^ *-(?=[^\s-])/)

function addSpace(line: string, pattern: RegExp): LineFix[] {
  const [before] = pattern.exec(line) ?? []
  if (before === undefined) return []
  const end = before.length
  const message = `There is no space after this \`${before.at(-1)}\`.`
  return [{ text: `${before} ${line.slice(end)}`, start: end - 1, end, message, isCertain: true }]
}

const SPACE_COUNTS = ['one space', 'two spaces', 'three spaces', 'four spaces', 'five spaces', 'six spaces']
/** Larger shifts to the right are suggestions. Larger ones to the left aren't offered. */
const MAX_CERTAIN_SHIFT = 3

function alignLine(line: string, lineIndex: number, lines: string[]): LineFix[] {
  const indentation = line.search(/\S/)
  const lineAbove = lines[lineIndex - 1] ?? ''
  if (indentation === -1 || continuesText(line, lineAbove)) return []
  const neighbors = lines.slice(Math.max(0, lineIndex - MAX_LINE_DISTANCE), lineIndex + MAX_LINE_DISTANCE)
  const isItem = line.startsWith('- ', indentation)
  const candidateColumns = neighbors.flatMap((neighbor) => {
    const column = neighbor.search(/\S/)
    if (column === -1) return []
    if (neighbor.startsWith('- ', column)) return isItem ? [column] : [column + 2]
    return isItem ? [] : [column]
  })
  const hint = isItem
    ? 'Put the `-` of all items of a list in the same column.'
    : 'Start all fields of a group in the same column.'
  const isItemOrField = isItem || /^(?:[\w-]+|"[^"]*"|'[^']*'):(?: |$)/.test(line.slice(indentation))
  const hasUnclosedQuote = [lineAbove, line].some((nearby) => findBrackets(nearby).quoteStart !== undefined)
  if (isItemOrField && hasUnclosedQuote) return []
  // Text that moves further could become part of the text above.
  const maxShift = isItemOrField ? SPACE_COUNTS.length : MAX_CERTAIN_SHIFT
  const nestedColumn = (lines[lineIndex + 1] ?? '').search(/\S/)
  const hasNestedLines = !isItem && /:\s*$/.test(line) && nestedColumn > indentation
  return (
    [...new Set(candidateColumns)]
      // Other columns would leave the group below empty, or add lines to it.
      .filter((column) => !hasNestedLines || column === nestedColumn - 2)
      .map((column) => column - indentation)
      .filter((shift) => shift !== 0 && shift >= -MAX_CERTAIN_SHIFT && shift <= maxShift)
      .sort((a, b) => Math.abs(a) - Math.abs(b))
      .map((shift) => ({
        text: ' '.repeat(indentation + shift) + line.slice(indentation),
        start: indentation,
        end: indentation + 1,
        message: `This line has ${SPACE_COUNTS[Math.abs(shift) - 1]} too ${shift < 0 ? 'many' : 'few'} at its start.`,
        hint,
        isCertain: isItemOrField && shift <= MAX_CERTAIN_SHIFT,
      }))
  )
}

/** Checks if a line continues the unquoted text of the line above. A colon in it doesn't start a field. */
function continuesText(line: string, lineAbove: string): boolean {
  const isBelowText = /^ *(?:- )?[\w-]+: +[^\s"'|>[{&*#]/.test(lineAbove)
  return isBelowText && /^ +[^\s:"'-][^\s:]* [^:]*: /.test(line)
}
