import {
  addQuotes,
  DOUBLED_QUOTE,
  explainBadStart,
  getUnquotedStartMessage,
  INNER_QUOTE,
  type LineFix,
  unquote,
} from './quoteFixes.ts'

/** Maximum distance of a fix from the error, in lines. */
export const MAX_LINE_DISTANCE = 10

export const CLOSING_BRACKETS = { '{': '}', '[': ']' } as const

/** Finds unmatched brackets, an unclosed quote, and a comment in a line of YAML. Returns columns that start at 0. */
export function scanFlowSyntax(line: string) {
  const unclosed: { character: '{' | '['; column: number }[] = []
  let unmatchedClosingBracket: number | undefined
  let unclosedQuote: number | undefined
  let commentStart: number | undefined
  for (let column = 0; column < line.length && commentStart === undefined; column += 1) {
    const character = line.charAt(column)
    const before = line[column - 1] ?? ' '
    if (unclosedQuote !== undefined)
      unclosedQuote = character === line[unclosedQuote] && before !== '\\' ? undefined : unclosedQuote
    else if ((character === '"' || character === "'") && /[\s,:[{]/.test(before)) unclosedQuote = column
    else if (character === '#' && column > 0 && /\s/.test(before)) commentStart = column
    else if (character === '{' || character === '[') unclosed.push({ character, column })
    else if (character === '}' || character === ']') {
      const last = unclosed.at(-1)
      if (last && CLOSING_BRACKETS[last.character] === character) unclosed.pop()
      else unmatchedClosingBracket ??= column
    }
  }
  return { unclosed, unmatchedClosingBracket, commentStart, unclosedQuote }
}

/** Finds the closest unclosed quote in brackets, at the error or in a previous line. Returns no fix, because the end of the value is unknown. */
export function findUnclosedQuote(lines: string[], errorLineIndex: number) {
  const firstIndex = Math.max(0, errorLineIndex - MAX_LINE_DISTANCE)
  for (let lineIndex = errorLineIndex; lineIndex >= firstIndex; lineIndex -= 1) {
    const { unclosed, unclosedQuote: column } = scanFlowSyntax(lines[lineIndex] ?? '')
    const isNextLineSeparate = /^ *(?:- |[\w-]+:(?: |$)|$)/.test(lines[lineIndex + 1] ?? '')
    if (unclosed.length > 0 && column !== undefined && isNextLineSeparate) return { lineIndex, column }
  }
  return undefined
}

/** Adds quotes to the items of a list in brackets: `["One" two]`, `[**Bold** words]`. */
export function quoteFlowItems(line: string): LineFix[] {
  const [prefix] = /^ *(?:- )*(?:[\w-]+: )?\[/.exec(line) ?? []
  const end = line.trimEnd().length - 1
  if (prefix === undefined || line[end] !== ']') return []
  const brokenItems = splitItems(line.slice(0, end), prefix.length).filter(needsQuotes)
  const [first] = brokenItems
  if (!first) return []
  let text = line
  for (const { column, value } of brokenItems.toReversed()) {
    const content = DOUBLED_QUOTE.test(value) ? unquote(value)?.text : undefined
    text = text.slice(0, column) + addQuotes(content ?? value) + text.slice(column + value.length)
  }
  return [{ ...explainItem(first), text, isCertain: brokenItems.every(hasCertainFix) }]
}

type FlowItem = { column: number; value: string }

function splitItems(line: string, from: number): FlowItem[] {
  const items: FlowItem[] = []
  for (let start = from; start < line.length; ) {
    const column = start + line.slice(start).search(/\S|$/)
    const closedLength = /^(?:"[^"]*"|'[^']*'|\{[^{}]*\})/.exec(line.slice(column))?.[0].length ?? 0
    const comma = line.indexOf(',', column + closedLength)
    const end = comma === -1 ? line.length : comma
    items.push({ column, value: line.slice(column, end).trimEnd() })
    start = end + 1
  }
  return items
}

const needsQuotes = ({ value }: FlowItem) =>
  /^(?:"[^"]*"|'[^']*'|\{[^{}]*\})\s*\S/.test(value) || /^(?:[@%`*&!#]|[?-] )/.test(value)

const hasCertainFix = ({ value }: FlowItem) =>
  /^["']/.test(value) ? unquote(value)?.isCertain === true : !value.startsWith('#')

function explainItem({ column: start, value }: FlowItem) {
  if (value.startsWith('{')) return { start, end: start + value.length, message: getUnquotedStartMessage(value) }
  if (!/^["']/.test(value)) return { ...explainBadStart(value), start, end: start + 1 }
  const innerQuote = start + value.indexOf(value.charAt(0), 1)
  return { ...INNER_QUOTE, start: innerQuote, end: innerQuote + 1 }
}
