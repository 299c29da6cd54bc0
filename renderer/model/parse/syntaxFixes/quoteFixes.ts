import type { Explanation } from '../../diagnostics/diagnostic.ts'

/** A fix for a single line. Columns start at 0. */
export interface LineFix extends Explanation {
  text: string
  /** First column to underline. */
  start: number
  /** Column after the last one to underline. */
  end: number
  isCertain: boolean
}

/** Maximum distance of a fix from the error, in lines. */
export const MAX_LINE_DISTANCE = 10

export const UNCLOSED_QUOTE: Explanation = {
  message: 'A quote is opened here and never closed.',
  hint: 'Close it at the end of the value.',
}

const KEY_PREFIX = /^ *(?:- )?(?:[\w-]+: |(?<=- ))/

export interface LineValue {
  start: number
  value: string
}

function parseLineValue(line: string): LineValue {
  const start = KEY_PREFIX.exec(line)?.[0].length ?? line.length
  return { start, value: line.slice(start).trimEnd() }
}

/** Adds quotes to `{brand} and more`, which YAML parses as a map. */
export function quoteToken(line: string): LineFix[] {
  const lineValue = parseLineValue(line)
  if (!/^\{+[\w:/-]+\}/.test(lineValue.value)) return []
  return [{ ...createQuotedLine(line, lineValue, lineValue.value), message: getUnquotedStartMessage(lineValue.value) }]
}

export const getUnquotedStartMessage = (value: string) => `A value that starts with \`${value[0]}\` needs quotes.`

export const INNER_QUOTE = {
  message: 'The quotes end here, inside the value.',
  hint: 'Inside quotes, use the other kind, or curly ones.',
}

/** Explains `"C:\files\"`. */
const ESCAPED_QUOTE = {
  message: 'The `\\` before the closing quote makes it part of the text.',
  hint: 'Write `\\\\` for a backslash.',
}

/** Fixes quotes inside a quoted value, unclosed quotes, and curly quotes. */
export function fixInnerQuotes(line: string): LineFix[] {
  const lineValue = parseLineValue(line)
  const character = lineValue.value.charAt(0)
  if (!/["'“]/.test(character)) return []
  if (character === '“') return fixCurlyQuotes(line, lineValue)
  const unquoted = unquote(lineValue.value)
  if (!unquoted) {
    // This can be an apostrophe: `'Tis the season`.
    const content = character === "'" ? lineValue.value : lineValue.value.slice(1)
    const fix = createQuotedLine(line, lineValue, content)
    return [{ ...fix, ...UNCLOSED_QUOTE, end: lineValue.start + 1, isCertain: false }]
  }
  const start = lineValue.start + lineValue.value.indexOf(character, 1)
  const { text, isCertain } = unquoted
  const explanation = /^"[^"]*\\"$/.test(lineValue.value) ? ESCAPED_QUOTE : INNER_QUOTE
  return [{ ...createQuotedLine(line, lineValue, text), ...explanation, start, end: start + 1, isCertain }]
}

/** Matches a quote that is typed twice: `""Great care""`. */
export const DOUBLED_QUOTE = /^(["'])\1(?!\1)/

/** Removes the quotes from `"Say "thanks" to them"`, but not from `"Hello" she said`. Returns undefined if they aren't closed. */
export function unquote(value: string): { text: string; isCertain: boolean } | undefined {
  if (DOUBLED_QUOTE.test(value)) return { text: value.replaceAll(/""|''/g, '"'), isCertain: false }
  const [character = ''] = value
  const quotes = findQuotes(value, character)
  const [, second] = quotes
  if (second === undefined) return undefined
  const hasEvenCount = quotes.length % 2 === 0
  const isEnclosed = value.endsWith(character) && (quotes.length === 2 || (!second.isClosing && hasEvenCount))
  const text = isEnclosed ? value.slice(1, -1) : value
  // A list without brackets: `"Call back", "Log it"`.
  const looksLikeList = /^(?:,|\s*\()/.test(value.slice(second.index + 1))
  const isBalanced = isEnclosed || (second.isClosing && hasEvenCount && !looksLikeList)
  // A backslash is only an escape in double quotes.
  return { text, isCertain: isBalanced && !(character === '"' && value.includes('\\')) }
}

const QUOTES_AT_WORD_EDGES: Record<string, RegExp> = {
  '"': /(?<![\p{L}\p{N}])"|"(?![\p{L}\p{N}])/gu,
  "'": /(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu,
}

function findQuotes(value: string, character: string): { index: number; isClosing: boolean }[] {
  return [...value.matchAll(QUOTES_AT_WORD_EDGES[character] ?? /(?!)/g)].map(({ index }) => ({
    index,
    isClosing: index > 0 && /\S/.test(value[index - 1] ?? ' '),
  }))
}

function fixCurlyQuotes(line: string, lineValue: LineValue): LineFix[] {
  const inner = lineValue.value.slice(1, -1)
  if (!lineValue.value.endsWith('”') || /[“”]/.test(inner)) return []
  const message = "Curly quotes are part of the text, so they don't quote the value."
  return [{ ...createQuotedLine(line, lineValue, inner), message, hint: 'Use straight quotes around the value.' }]
}

/** Message for `title: Local: a guide`. */
export const FIRST_COLON_MESSAGE = 'The words before `: ` become a key.'
const SECOND_COLON_MESSAGE = 'There is a second `:` in this line.'

/** Adds quotes to a value with a second `: `, or with an indicator that YAML rejects: ``@ % ` * & ! ,`` or `? `. */
export function quoteValue(line: string): LineFix[] {
  const lineValue = parseLineValue(line)
  if (/^["'[{|>]/.test(lineValue.value)) return []
  const secondColon = lineValue.value.search(/:(?: |$)/)
  const fix = createQuotedLine(line, lineValue, removeStrayQuote(lineValue.value))
  if (secondColon !== -1) {
    const start = lineValue.start + secondColon
    return [{ ...fix, start, end: start + 1, message: SECOND_COLON_MESSAGE, hint: 'Put the whole value in quotes.' }]
  }
  if (!/^(?:[@%`*&!,]|[?-] )/.test(lineValue.value)) return []
  return [{ ...fix, ...explainBadStart(lineValue), isCertain: !lineValue.value.startsWith(',') }]
}

/** Adds quotes to the item `- Re: Fwd: hello`. Otherwise, `Re` is a key. */
export function quoteItem(line: string): LineFix[] {
  const [, prefix = '', value = ''] = /^( *- +)([^\s"'[{].*)$/.exec(line.trimEnd()) ?? []
  const colons = [...value.matchAll(/:(?= |$)/g)].map(({ index }) => prefix.length + index)
  const [first, second] = colons
  if (first === undefined) return []
  const start = second ?? first
  const message = second === undefined ? FIRST_COLON_MESSAGE : SECOND_COLON_MESSAGE
  const isCertain = !/ #|: +[|>[{]/.test(value)
  const text = prefix + addQuotes(removeStrayQuote(value))
  return [{ text, start, end: start + 1, message, hint: 'Put the whole text in quotes.', isCertain }]
}

/** Removes the closing quote if the opening one is missing: `Hours: 9 to 5."`. Keeps inches: `Screen: 24"`. */
export const removeStrayQuote = (text: string) => text.replace(/^([^"]*[^"\d])"$/, '$1')

/** Quotes a string for YAML, with single quotes if it contains double quotes. */
export function addQuotes(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text)
}

export function explainBadStart({ start, value }: LineValue) {
  const character = value.startsWith('`') ? 'a backtick' : `\`${value[0]}\``
  const message = `A value can't start with ${character}.`
  return { start, end: start + 1, message, hint: 'Put the whole value in quotes.' }
}

function createQuotedLine(line: string, { start, value }: LineValue, content: string): LineFix {
  const text = line.slice(0, start) + addQuotes(content)
  return { text, start, end: start + value.length, message: '', isCertain: true }
}

/** Matches text after `>` or `|`, where YAML only allows indicators and a comment (YAML 1.2, section 8.1.1). */
const INVALID_BLOCK_HEADER = /^[|>](?!(?:[-+]?[1-9]?|[1-9][-+])[ \t]*(?:#.*)?$)/
/** Matches text after a closing bracket, but not after a token: `{brand} and more`. */
const TEXT_AFTER_BRACKETS = /^(?:\[[^[\]]*\]|\{(?![\w:/-]+\})[^{}]*\}) *[^\s,#\]}]/
const MARKDOWN_LINK = /^\[([^[\]]+)\]\(([^()\s]*)\)/

/** Adds quotes to values that start like a block or a list, with `>`, `|`, `[`, or `{`: `>500 reviews`, `[link](/about)`. */
export function quoteBlockOrListStart(line: string): LineFix[] {
  const start = /^ *(?:- )?(?:[\w-]+: +)?/.exec(line)?.[0].length ?? 0
  const value = line.slice(start).trimEnd()
  const [link, linkText = ''] = MARKDOWN_LINK.exec(value) ?? []
  const range = { start, end: start + (link?.length ?? 1), isCertain: false }
  const createLine = (text: string) => `${line.slice(0, start)}${JSON.stringify(text)}`
  if (link !== undefined) {
    const message = `\`${link}\` is a Markdown link, which doesn't work in a field.`
    const hint = 'Write only the link text. Links work in the text of an `.mdx` file.'
    return [{ ...range, text: createLine(linkText + value.slice(link.length)), message, hint }]
  }
  if (!INVALID_BLOCK_HEADER.test(value) && !TEXT_AFTER_BRACKETS.test(value)) return []
  const tokenText = value.replace(/^\{ ?([\w:/-]+) ?\}/, '{$1}')
  const message = getUnquotedStartMessage(value)
  return [{ ...range, text: createLine(tokenText), message, hint: 'Put the whole value in quotes.' }]
}
