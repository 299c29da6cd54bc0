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

export function innerQuotes(line: string): Found[] {
  const found = valueIn(line)
  const [quote = ''] = found?.value ?? ''
  if (!found || !/["'“]/.test(quote)) return []
  const inner = found.value.slice(1).replace(/["'”]$/, '')
  if (quote === '“') {
    const message = 'These are curly quotes, which YAML takes for letters.'
    return [{ ...inQuotes(line, found, inner), message, hint: 'Straight quotes keep a value together.' }]
  }
  if (isEscape(found.value)) {
    const single = `'${inner.replaceAll("'", "''")}'`
    const at = found.start + found.value.indexOf('\\')
    const text = line.slice(0, found.start) + single
    return [
      { text, start: at, end: at + 2, message: ESCAPE, hint: 'Write the value in single quotes.', isCertain: true },
    ]
  }
  const isOpen = !found.value.slice(1).includes(quote)
  const at = found.start + 1 + inner.indexOf(quote)
  const [message, hint] = isOpen ? OPEN_QUOTE : INNER_QUOTE
  const mark = isOpen ? { start: found.start, end: found.start + 1 } : { start: at, end: at + 1 }
  return [{ ...inQuotes(line, found, inner), ...mark, message, hint, isCertain: !isOpen }]
}

const ESCAPE = 'In double quotes, a `\\` starts a special character, but there is none like this.'

/** Whether a value in double quotes is complete, so that the mistake is a backslash in it: `"C:\Users"`. */
function isEscape(value: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$/.test(value) && value.includes('\\')
}

/** A second `: `, or a character that starts something else. */
export function quoted(line: string): Found[] {
  const found = valueIn(line)
  if (!found || /^["'[{|>]/.test(found.value)) return []
  const second = found.value.indexOf(': ')
  const fix = inQuotes(line, found, found.value)
  if (second !== -1) {
    const mark = { start: found.start + second, end: found.start + second + 1 }
    return [
      { ...fix, ...mark, message: 'There is a second `: ` in this line.', hint: 'Put the whole value in quotes.' },
    ]
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
