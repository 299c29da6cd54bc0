import { fixQuotedValue, type LineFix, quoteBraces, quoteStart } from './quoteFixes.ts'

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

/** Matches an item of a list in brackets. A comma in quotes or braces doesn't end it. */
const FLOW_ITEM = /(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^\s,])(?:[^,]*[^\s,])?/g

/** Adds quotes to the items of a list in brackets: `["One" two]`, `[**Bold** words]`. */
export function quoteFlowItems(line: string): LineFix[] {
  const [, prefix = '', items = '', suffix = ''] = /^( *(?:- )*(?:[\w-]+: )?\[)(.*)(\]\s*)$/.exec(line) ?? []
  const fixes: LineFix[] = []
  const quotedItems = items.replaceAll(FLOW_ITEM, (item, offset: number) => {
    const fix = quoteFlowItem(item)
    const column = prefix.length + offset
    if (fix) fixes.push({ ...fix, start: column + fix.start, end: column + fix.end })
    return fix?.text ?? item
  })
  const isCertain = fixes.every((fix) => fix.isCertain)
  return fixes.slice(0, 1).map((first) => ({ ...first, text: prefix + quotedItems + suffix, isCertain }))
}

function quoteFlowItem(value: string): LineFix | undefined {
  if (/^(?:"[^"]*"|'[^']*')\s*\S/.test(value)) return fixQuotedValue(value)
  if (/^\{[^{}]*\}\s*\S/.test(value)) return quoteBraces(value)
  return /^(?:[@%`*&!#]|[?-] )/.test(value) ? quoteStart(value) : undefined
}
