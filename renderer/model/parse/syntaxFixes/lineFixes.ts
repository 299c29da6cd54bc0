import { findBrackets } from './brackets.ts'
import { moveListBelowKey, quoteFlowItems } from './flowFixes.ts'
import { type ErrorContext, type FixedLine, type LineFix, MAX_DISTANCE_LINES } from './lineFix.ts'
import { fixInnerQuotes, quoteIndicator, quoteItem, quoteToken, quoteValue } from './quoteFixes.ts'

/** Returns possible fixes near an error, best first. They aren't verified. */
export function getLineFixes(context: ErrorContext): LineFix[] {
  const nearbyLines = [context.errorLine, findPreviousLine(context, context.errorLine)].filter((line) => line >= 0)
  const previousLines = Array.from({ length: MAX_DISTANCE_LINES }, (_, index) => context.errorLine - index).filter(
    (line) => line >= 0,
  )
  const fixLines = (lines: number[], fix: (text: string) => FixedLine[]) =>
    lines.flatMap((line) => fix(context.lines[line] ?? '').map((fixed) => ({ line, ...fixed })))
  return [
    ...fixLines(
      nearbyLines.filter((line) => context.textItems.has(line)),
      quoteItem,
    ),
    ...fixLines(nearbyLines, quoteComment),
    ...fixLines(nearbyLines, quoteIndicator),
    ...nearbyLines.flatMap((line) => moveListBelowKey(context, line)),
    ...fixLines(nearbyLines, removeBracket),
    ...fixLines(previousLines, closeBracket),
    ...fixLines(nearbyLines, addComma),
    ...fixLines(nearbyLines, quoteFlowItems),
    ...fixLines(nearbyLines, addSpaceAfterColon),
    ...fixLines(nearbyLines, addSpaceAfterDash),
    ...fixLines(nearbyLines, quoteToken),
    ...fixLines(nearbyLines, fixInnerQuotes),
    ...[findNextLine(context), ...nearbyLines].flatMap((line) => alignLine(context, line)),
    ...fixLines(nearbyLines, quoteValue),
  ]
}

/** Finds the line after the error. The parser reports wrong indentation on the previous line. */
function findNextLine({ lines, errorLine }: ErrorContext): number {
  return lines.findIndex((line, index) => index > errorLine && line.trim() !== '')
}

function findPreviousLine({ lines }: ErrorContext, start: number): number {
  return lines.findLastIndex((line, index) => index < start && line.trim() !== '')
}

/** Adds quotes to `{ name: Unit # 5, slug: unit-5 }`. YAML starts a comment at the `#`. */
function quoteComment(line: string): FixedLine[] {
  const { unclosed, commentStart } = findBrackets(line)
  if (unclosed.length === 0 || commentStart === undefined) return []
  const isList = unclosed.at(-1)?.character === '['
  const separator = isList
    ? Math.max(line.lastIndexOf('[', commentStart) + 1, line.lastIndexOf(', ', commentStart) + 2)
    : 0
  const start = Math.max(line.lastIndexOf(': ', commentStart) + 2, separator)
  const rest = line.slice(commentStart).search(isList ? /[,\]]/ : /, [\w-]+: | ?[}\]]/)
  const end = rest === -1 ? line.length : commentStart + rest
  const text = `${line.slice(0, start)}"${line.slice(start, end)}"${line.slice(end)}`
  const message = "A ` #` starts a comment, so the text after it isn't published."
  return [{ text, start: commentStart, end, message, hint: 'Put the value in quotes.', isCertain: true }]
}

function removeBracket(line: string): FixedLine[] {
  const { unopened } = findBrackets(line)
  const [column] = unopened
  if (column === undefined) return []
  const sign = line[column] ?? ''
  const item = /^ *- (?=[\w-]+: )/.exec(line)?.[0].length
  const range = { start: column, end: column + 1 }
  const isList = item !== undefined && sign === '}' && line.slice(column + 1).trim() === ''
  // Don't remove the value.
  if (/(?:^|[:-])\s*$/.test(line.slice(0, column)) && line.slice(column + 1).trim() === '') return []
  const missingOpening = {
    start: item ?? 0,
    end: (item ?? 0) + 1,
    message: 'A `{` is missing here, because the line ends with `}`.',
  }
  return [
    ...(isList ? [{ ...missingOpening, text: `${line.slice(0, item)}{ ${line.slice(item)}`, isCertain: true }] : []),
    {
      ...range,
      text: (line.slice(0, column) + line.slice(column + 1)).trimEnd(),
      message: `There is an extra \`${sign}\`.`,
      isCertain: true,
    },
  ]
}

const CLOSING_BRACKETS = { '{': '}', '[': ']' } as const

function closeBracket(line: string): FixedLine[] {
  const { unclosed } = findBrackets(line)
  const last = unclosed.at(-1)
  if (!last) return []
  const range = {
    start: last.index,
    end: last.index + 1,
    message: `A \`${last.character}\` is opened here and never closed.`,
    hint: `Close it with \`${CLOSING_BRACKETS[last.character]}\`.`,
  }
  // The list of `{ counties: [Lee, population: 1 }` ends at the next key.
  const key = last.character === '[' ? line.slice(last.index).search(/, [\w-]+: /) : -1
  const end = last.index + key
  // `{phone is the number` cites a value.
  const [, name, rest = ''] = /^\{ ?([\w/-]+)((?: (?:[^:{}]|:(?! ))*)?)$/.exec(line.slice(last.index).trimEnd()) ?? []
  if (name !== undefined && /^ *(?:- )?(?:[\w-]+: +)?$/.test(line.slice(0, last.index))) {
    const text = line.slice(0, last.index) + JSON.stringify(`{${name}}${rest}`)
    return [{ ...range, text, hint: CITE_HINT, isCertain: false }]
  }
  const signs = unclosed.toReversed().map(({ character }) => CLOSING_BRACKETS[character])
  const closingBrackets = signs.map((sign) => (sign === '}' ? ' }' : sign)).join('')
  return [
    ...(key === -1 ? [] : [{ ...range, text: `${line.slice(0, end)}]${line.slice(end)}`, isCertain: true }]),
    ...(last.character === '[' && key === -1 && /\}\s*$/.test(line)
      ? [{ ...range, text: line.replace(/ ?\}$/, '] }'), isCertain: true }]
      : []),
    { ...range, text: line.trimEnd().replace(/,$/, '') + closingBrackets, isCertain: true },
  ]
}

const CITE_HINT = 'To cite a value, write `}` behind its name, and put the whole text in quotes.'

const MAX_COMMAS = 12

function addComma(line: string): FixedLine[] {
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

function addSpaceAfterDash(line: string): FixedLine[] {
  const column = /^ *-(?=[^\s-])/.exec(line)?.[0].length
  if (column === undefined) return []
  const message = 'There is no space after this `-`.'
  return [
    {
      text: `${line.slice(0, column)} ${line.slice(column)}`,
      start: column - 1,
      end: column,
      message,
      isCertain: true,
    },
  ]
}

function addSpaceAfterColon(line: string): FixedLine[] {
  const [match = '', key = '', next = ''] = /^( *(?:- )?[\w-]+:)([^\s:/])/.exec(line) ?? []
  if (match === '') return []
  const range = { start: key.length - 1, end: key.length, message: 'There is no space after this `:`.' }
  return [{ ...range, text: `${key} ${next}${line.slice(match.length)}`, isCertain: true }]
}

const MAX_SHIFTED_COLUMNS = 3

function alignLine(context: ErrorContext, line: number): LineFix[] {
  const text = context.lines[line] ?? ''
  const indentation = text.search(/\S/)
  if (line < 0 || indentation === -1 || continuesText(context.lines, line)) return []
  const neighbors = context.lines.slice(Math.max(0, line - MAX_DISTANCE_LINES), line + MAX_DISTANCE_LINES)
  const isItem = text.startsWith('- ', indentation)
  const columns = neighbors.flatMap((neighbor) => {
    const column = neighbor.search(/\S/)
    if (column === -1) return []
    return neighbor.startsWith('- ', column) ? (isItem ? [column] : [column + 2]) : isItem ? [] : [column]
  })
  const shifts = [...new Set(columns)]
    .map((column) => column - indentation)
    .filter((shift) => shift !== 0 && Math.abs(shift) <= MAX_SHIFTED_COLUMNS)
  return shifts
    .sort((a, b) => Math.abs(a) - Math.abs(b))
    .map((shift) => ({
      line,
      text: ' '.repeat(indentation + shift) + text.slice(indentation),
      start: indentation,
      end: indentation + 1,
      message: `This line has ${SPACE_COUNTS[Math.abs(shift) - 1]} too ${shift < 0 ? 'many' : 'few'} at its start.`,
      hint: isItem
        ? 'The `-` of all items of a list must be in the same column.'
        : 'All fields of a group start in the same column.',
      isCertain: isItem || /^(?:[\w-]+|"[^"]*"|'[^']*'):(?: |$)/.test(text.slice(indentation)),
    }))
}

/** Matches the rest of a sentence with a colon, below `excerpt: The start of it`. */
function continuesText(lines: string[], line: number): boolean {
  const isBelowText = /^ *(?:- )?[\w-]+: +[^\s"'|>[{&*#]/.test(lines[line - 1] ?? '')
  return isBelowText && /^ +[^\s:"'-][^\s:]* [^:]*: /.test(lines[line] ?? '')
}

const SPACE_COUNTS = ['one space', 'two spaces', 'three spaces']
