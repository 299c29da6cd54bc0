import { type Found, OPEN_QUOTE } from './lineFix.ts'

const KEY = /^ *(?:- )?(?:[\w-]+: |(?<=- ))/

/** The place of a line's value; undefined where it has none. */
function valueIn(line: string): { start: number; value: string } | undefined {
  const start = KEY.exec(line)?.[0].length
  const value = start === undefined ? '' : line.slice(start).trimEnd()
  return start === undefined || value === '' ? undefined : { start, value }
}

/** `title: {brand} and more` begins a group. */
export function token(line: string): Found[] {
  const found = valueIn(line)
  if (!found || !/^\{[\w:/-]+\}/.test(found.value)) return []
  return [{ ...inQuotes(line, found, found.value), message: 'A text that begins with `{` stands in quotes.' }]
}

const INNER_QUOTE = [
  'The quotes end here, inside of the value.',
  'Quotes inside quotes are of the other kind, or curly.',
] as const

/** Suggests quotes for a value that starts with a quotation mark and doesn't end where that quotation ends. */
export function innerQuotes(line: string): Found[] {
  const found = valueIn(line)
  const [quote = ''] = found?.value ?? ''
  if (!found || !/["'“]/.test(quote)) return []
  if (quote === '“') return curlyAround(line, found)
  const marks = quotesIn(found.value, quote)
  const [, second] = marks
  if (second === undefined) {
    const mark = { start: found.start, end: found.start + 1 }
    const [message, hint] = OPEN_QUOTE
    // A single quote may be an apostrophe: `'Tis the season`.
    const words = quote === "'" ? found.value : found.value.slice(1)
    return [{ ...inQuotes(line, found, words), ...mark, message, hint, isCertain: false }]
  }
  const [message, hint] = INNER_QUOTE
  const at = found.start + found.value.indexOf(quote, 1)
  const isAround = !second.isClosing && marks.at(-1)?.isClosing && marks.length % 2 === 0 && found.value.endsWith(quote)
  const isWhole = marks.length === 2 && found.value.endsWith(quote)
  // The quotes around `"Say "thanks" to them"` are YAML's. In `"Hello" she said`, they're the writer's.
  const words = isAround || isWhole ? found.value.slice(1, -1) : found.value
  const isPaired = isAround || isWhole || (second.isClosing && marks.length % 2 === 0)
  // Outside of double quotes, readers would see a backslash.
  const isCertain = isPaired && !(quote === '"' && found.value.includes('\\'))
  return [{ ...inQuotes(line, found, words), start: at, end: at + 1, message, hint, isCertain }]
}

/** Quotation marks by their kind. A mark between two letters is an apostrophe. */
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
  const message = 'These are curly quotes, which YAML takes for letters.'
  return [{ ...inQuotes(line, found, inner), message, hint: 'Straight quotes keep a value together.' }]
}

/** A second `: `, or a character that starts something else. */
export function quoted(line: string): Found[] {
  const found = valueIn(line)
  if (!found || /^["'[{|>]/.test(found.value)) return []
  const second = found.value.search(/:(?: |$)/)
  const fix = inQuotes(line, found, found.value)
  if (second !== -1) {
    const mark = { start: found.start + second, end: found.start + second + 1 }
    return [{ ...fix, ...mark, message: 'There is a second `:` in this line.', hint: 'Put the whole value in quotes.' }]
  }
  if (!/^(?:[@%`*&!]|[?-] )/.test(found.value)) return []
  const mark = { start: found.start, end: found.start + 1 }
  const message = `A value cannot start with \`${found.value[0]}\`.`
  return [{ ...fix, ...mark, message, hint: 'Put the whole value in quotes.' }]
}

function inQuotes(line: string, { start, value }: { start: number; value: string }, words: string): Found {
  const written = words.includes('"') && !words.includes("'") ? `'${words}'` : JSON.stringify(words)
  const text = line.slice(0, start) + written
  return { text, start, end: start + value.length, message: '', isCertain: true }
}
