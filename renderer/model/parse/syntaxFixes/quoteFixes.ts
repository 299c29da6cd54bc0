import { type Found, OPEN_QUOTE } from './lineFix.ts'

const KEY = /^ *(?:- )?(?:[\w-]+: |(?<=- ))/

function valueIn(line: string): { start: number; value: string } | undefined {
  const start = KEY.exec(line)?.[0].length
  const value = start === undefined ? '' : line.slice(start).trimEnd()
  return start === undefined || value === '' ? undefined : { start, value }
}

/** Adds quotes to `{brand} and more`, since YAML parses this to a map. */
export function token(line: string): Found[] {
  const found = valueIn(line)
  if (!found || !/^\{+[\w:/-]+\}/.test(found.value)) return []
  return [{ ...inQuotes(line, found, found.value), message: needsQuotes(found.value) }]
}

export const needsQuotes = (value: string) => `A value that starts with \`${value[0]}\` needs quotes.`

export const INNER_QUOTE = [
  'The quotes end here, inside the value.',
  'Inside quotes, use the other kind, or curly ones.',
] as const

export function innerQuotes(line: string): Found[] {
  const found = valueIn(line)
  const [quote = ''] = found?.value ?? ''
  if (!found || !/["'“]/.test(quote)) return []
  if (quote === '“') return curlyAround(line, found)
  const inside = unquote(found.value)
  if (!inside) {
    const mark = { start: found.start, end: found.start + 1 }
    const [message, hint] = OPEN_QUOTE
    // This can be an apostrophe: `'Tis the season`.
    const words = quote === "'" ? found.value : found.value.slice(1)
    return [{ ...inQuotes(line, found, words), ...mark, message, hint, isCertain: false }]
  }
  const [message, hint] = INNER_QUOTE
  const at = found.start + found.value.indexOf(quote, 1)
  const { words, isCertain } = inside
  return [{ ...inQuotes(line, found, words), start: at, end: at + 1, message, hint, isCertain }]
}

export const DOUBLED = /^(["'])\1(?!\1)/

/** Removes the quotes from `"Say "thanks" to them"`, but not from `"Hello" she said`. Returns undefined if there is no closing quote. */
export function unquote(value: string): { words: string; isCertain: boolean } | undefined {
  if (DOUBLED.test(value)) return { words: value.replaceAll(/""|''/g, '"'), isCertain: false }
  const [quote = ''] = value
  const marks = quotesIn(value, quote)
  const [, second] = marks
  if (second === undefined) return undefined
  const isAround = !second.isClosing && marks.at(-1)?.isClosing && marks.length % 2 === 0 && value.endsWith(quote)
  const isWhole = marks.length === 2 && value.endsWith(quote)
  const words = isAround || isWhole ? value.slice(1, -1) : value
  // A list without brackets: `"Call back", "Log it"`.
  const isCut = /^(?:,|\s*\()/.test(value.slice(second.at + 1))
  const isPaired = isAround || isWhole || (second.isClosing && marks.length % 2 === 0 && !isCut)
  // Without double quotes, a backslash isn't an escape.
  return { words, isCertain: isPaired && !(quote === '"' && value.includes('\\')) }
}

const MARKS: Record<string, RegExp> = {
  '"': /(?<![\p{L}\p{N}])"|"(?![\p{L}\p{N}])/gu,
  "'": /(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu,
}

function quotesIn(value: string, quote: string): { at: number; isClosing: boolean }[] {
  return [...value.matchAll(MARKS[quote] ?? /(?!)/g)].map(({ index }) => ({
    at: index,
    isClosing: index > 0 && /\S/.test(value[index - 1] ?? ' '),
  }))
}

function curlyAround(line: string, found: { start: number; value: string }): Found[] {
  const inner = found.value.slice(1, -1)
  if (!found.value.endsWith('”') || /[“”]/.test(inner)) return []
  const message = 'Curly quotes are part of the text, so they keep nothing together.'
  return [{ ...inQuotes(line, found, inner), message, hint: 'Use straight quotes around the value.' }]
}

export const SECOND_COLON = 'There is a second `:` in this line.'

export function quoted(line: string): Found[] {
  const found = valueIn(line)
  if (!found || /^["'[{|>]/.test(found.value)) return []
  const second = found.value.search(/:(?: |$)/)
  const fix = inQuotes(line, found, found.value)
  if (second !== -1) {
    const mark = { start: found.start + second, end: found.start + second + 1 }
    return [{ ...fix, ...mark, message: SECOND_COLON, hint: 'Put the whole value in quotes.' }]
  }
  if (!/^(?:[@%`*&!,]|[?-] )/.test(found.value)) return []
  return [{ ...fix, ...badStart(found), isCertain: !found.value.startsWith(',') }]
}

export function quote(words: string): string {
  return words.includes('"') && !words.includes("'") ? `'${words}'` : JSON.stringify(words)
}

export function badStart({ start, value }: { start: number; value: string }) {
  const sign = value.startsWith('`') ? 'a backtick' : `\`${value[0]}\``
  const message = `A value can't start with ${sign}.`
  return { start, end: start + 1, message, hint: 'Put the whole value in quotes.' }
}

function inQuotes(line: string, { start, value }: { start: number; value: string }, words: string): Found {
  const text = line.slice(0, start) + quote(words)
  return { text, start, end: start + value.length, message: '', isCertain: true }
}
