import { CLOSING_BRACKETS, MAX_LINE_DISTANCE, quoteFlowItems, scanFlowSyntax } from './flowFixes.ts'
import {
  fixQuotes,
  type LineFix,
  quoteBlockOrListStart,
  quoteItem,
  quoteToken,
  quoteValue,
  unlink,
} from './quoteFixes.ts'

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
    [nearby, quoteComment, unlink, quoteBlockOrListStart, moveListBelowKey, fixClosingBracket],
    [upward, closeBracket],
    [nearby, addComma, quoteFlowItems, addSpaceAfterColon, fixRedirectSeparator, addSpaceAfterDash],
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
  const end = commentStart + line.slice(commentStart).search(isList ? /[,\]]|$/ : /, [\w-]+: | ?[}\]]|$/)
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
function fixClosingBracket(line: string): LineFix[] {
  const { unmatchedClosingBracket: start } = scanFlowSyntax(line)
  if (start === undefined) return []
  const text = line.slice(0, start) + line.slice(start + 1)
  const message = `There is an extra \`${line[start]}\`.`
  const removal = { text: text.trimEnd(), start, end: start + 1, message, isCertain: true }
  const [, dash, fields] = /^( *- )([\w-]+: .*\}\s*)$/.exec(line) ?? []
  if (dash === undefined || line.slice(start).trimEnd() !== '}') return [removal]
  const missingMessage = 'A `{` is missing here, because the line ends with `}`.'
  const opened = { start: dash.length, end: dash.length + 1, message: missingMessage, isCertain: true }
  return [{ ...opened, text: `${dash}{ ${fields}` }, removal]
}

/** Closes the brackets of a line, or the token in `{phone is the number`. */
function closeBracket(line: string): LineFix[] {
  const { unclosed } = scanFlowSyntax(line)
  const last = unclosed.at(-1)
  if (!last) return []
  const { character, column: start } = last
  const message = `A \`${character}\` is opened here and never closed.`
  const [, prefix, name, rest = ''] =
    /^( *(?:- )?(?:[\w-]+: +)?)\{ ?([\w/-]+)((?: (?:[^:{}]|:(?! ))*)?)$/.exec(line.trimEnd()) ?? []
  if (prefix?.length === start) {
    const text = prefix + JSON.stringify(`{${name}}${rest}`)
    const hint = 'To insert a value, write `}` after its name, and put the whole text in quotes.'
    return [{ text, start, end: start + 1, message, hint, isCertain: false }]
  }
  const closingBrackets = unclosed.toReversed().map((bracket) => (bracket.character === '{' ? ' }' : ']'))
  const closedAtEnd = line.trimEnd().replace(/,$/, '') + closingBrackets.join('')
  const texts = character === '[' ? [...closeListEarlier(line, start), closedAtEnd] : [closedAtEnd]
  const hint = `Close it with \`${CLOSING_BRACKETS[character]}\`.`
  return texts.map((text) => ({ text, start, end: start + 1, message, hint, isCertain: true }))
}

/** Closes a list before the next key (`{ counties: [Lee, population: 1 }`), and before or instead of a final `}`. */
function closeListEarlier(line: string, start: number): string[] {
  const listLength = line.slice(start).search(/, [\w-]+: /)
  if (listLength !== -1) return [`${line.slice(0, start + listLength)}]${line.slice(start + listLength)}`]
  const [, list] = /^(.*\S)\s*\}\s*$/.exec(line) ?? []
  return list === undefined ? [] : [`${list}] }`, `${list}]`]
}

const MAX_COMMAS = 12

function addComma(line: string): LineFix[] {
  if (!/[[{]/.test(line)) return []
  const spaces = [...line.matchAll(/(?<=[^\s,{[:]) (?=[\w-]+: |["'])/g)].slice(0, MAX_COMMAS)
  return spaces.map(({ index }) => {
    const before = line.slice(0, index)
    // In a list, `Why? A: Because` may be a single item.
    const isCertain = /^ ["']/.test(line.slice(index)) || scanFlowSyntax(before).unclosed.at(-1)?.character === '{'
    const text = `${before},${line.slice(index)}`
    return { text, start: index, end: index + 1, message: 'A comma is missing here.', isCertain }
  })
}

/** Creates a fixer that replaces the match of a pattern, except for its first group, which is the start of the line. */
function createReplacer(pattern: RegExp, replacement: string, message: string) {
  return (line: string): LineFix[] => {
    const [match = '', before = ''] = pattern.exec(line) ?? []
    if (match === '') return []
    const text = before + replacement + line.slice(match.length)
    return [{ text, start: before.length, end: match.length, message, isCertain: true }]
  }
}

const getMissingSpaceMessage = (character: string) => `There is no space after this \`${character}\`.`
const addSpaceAfterColon = createReplacer(/^( *(?:- )?[\w-]+)(:)(?=[^\s:/])/, ': ', getMissingSpaceMessage(':'))
const addSpaceAfterDash = createReplacer(/^( *)(-)(?=[^\s-])/, '- ', getMissingSpaceMessage('-'))
/** Fixes `/old:/new` and `/old -> /new`. */
const fixRedirectSeparator = createReplacer(
  /^( *\/[^\s:]*?)( *(?:[-=]>|→) *|:)(?=(?:\/|https?:)\S*\s*$)/,
  ': ',
  "This line isn't written as `/old: /new`.",
)

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
  const isInQuotes = [lineAbove, line].some((nearby) => scanFlowSyntax(nearby).unclosedQuote !== undefined)
  if (isItemOrField && isInQuotes) return []
  const neighbors = lines.slice(Math.max(0, lineIndex - MAX_LINE_DISTANCE), lineIndex + MAX_LINE_DISTANCE)
  const peers = isItem ? neighbors.filter((neighbor) => /^ *- /.test(neighbor)) : neighbors
  const peerColumns = peers.map((peer) => peer.search(isItem ? /\S/ : /[^\s-]/))
  const nestedColumn = (lines[lineIndex + 1] ?? '').search(/\S/)
  const hasNestedLines = !isItem && /:\s*$/.test(line) && nestedColumn > start
  // A larger shift can make text part of the previous value.
  const maxShift = isItemOrField ? SPACE_COUNTS.length : MAX_CERTAIN_SHIFT
  // Keep the nested lines in this group.
  const columns = hasNestedLines ? [nestedColumn - 2] : [...new Set(peerColumns)]
  const shifts = columns
    .filter((column) => column >= 0)
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

/** Checks if a line continues the unquoted text of the previous line and has a colon, which doesn't start a field there: `  two three: four`. */
function continuesText(line: string, lineAbove: string): boolean {
  const isBelowText = /^ *(?:- )?[\w-]+: +[^\s"'|>[{&*#]/.test(lineAbove)
  return isBelowText && /^ +[^\s:"'-][^\s:]* [^:]*: /.test(line)
}
