import type { Explanation } from '../../diagnostics/diagnostic.ts'

/** A new text for a line of YAML, and the part to underline. Columns start at 0, and `end` is exclusive. */
export interface LineFix extends Explanation {
  text: string
  start: number
  end: number
  isCertain: boolean
}

/** Matches the text before a value: a list marker, a key, or both. */
const VALUE_PREFIX = /^ *(?:- )?(?:[\w-]+: +)?/

/** Creates a fixer of lines from a fixer of values. */
function createValueFixer(fixValue: (value: string) => LineFix | undefined, prefix = VALUE_PREFIX) {
  return (line: string): LineFix[] => {
    const start = prefix.exec(line)?.[0].length ?? line.length
    const fix = fixValue(line.slice(start).trimEnd())
    if (!fix) return []
    return [{ ...fix, text: line.slice(0, start) + fix.text, start: start + fix.start, end: start + fix.end }]
  }
}

const QUOTE_VALUE_HINT = 'Put the whole value in quotes.'

/** Adds quotes to `{brand} and more`, which YAML parses as a map. */
export const quoteToken = createValueFixer((value) => (/^\{+[\w:/-]+\}/.test(value) ? quoteBraces(value) : undefined))

/** Adds quotes to a value that starts with `{`. */
export function quoteBraces(value: string): LineFix {
  return { text: addQuotes(value), start: 0, end: value.length, message: getStartMessage(value), isCertain: true }
}

const getStartMessage = (value: string) => `A value that starts with \`${value[0]}\` needs quotes.`

export const UNCLOSED_QUOTE: Explanation = {
  message: 'A quote is opened here and never closed.',
  hint: 'Close it at the end of the value.',
}

const INNER_QUOTE = {
  message: 'The quotes end here, inside the value.',
  hint: 'Inside quotes, use the other kind, or curly ones.',
}

/** Explains `"C:\files\"`. */
const ESCAPED_QUOTE = {
  message: 'The `\\` before the closing quote makes it part of the text.',
  hint: 'Write `\\\\` for a backslash.',
}

export const fixQuotes = createValueFixer(fixQuotedValue)

/** Fixes quotes inside a quoted value, unclosed quotes, and curly quotes. */
export function fixQuotedValue(value: string): LineFix | undefined {
  const [, curlyQuoted] = /^“([^“”]*)”$/.exec(value) ?? []
  if (curlyQuoted !== undefined) {
    const message = "Curly quotes are part of the text, so they don't quote the value."
    const hint = 'Use straight quotes around the value.'
    return { text: addQuotes(curlyQuoted), start: 0, end: value.length, message, hint, isCertain: true }
  }
  const character = value.charAt(0)
  if (!/["']/.test(character)) return undefined
  const unquoted = unquote(value)
  if (!unquoted) {
    // This can be an apostrophe: `'Tis the season`.
    const content = character === "'" ? value : value.slice(1)
    return { ...UNCLOSED_QUOTE, text: addQuotes(content), start: 0, end: 1, isCertain: false }
  }
  const start = value.indexOf(character, 1)
  const explanation = /^"[^"]*\\"$/.test(value) ? ESCAPED_QUOTE : INNER_QUOTE
  return { ...explanation, text: addQuotes(unquoted.text), start, end: start + 1, isCertain: unquoted.isCertain }
}

/** Matches a quote that is typed twice: `""Great care""`. */
const DOUBLED_QUOTE = /^(["'])\1(?!\1)/
/** Matches quotes at the edge of a word. Skips apostrophes inside words. */
const DOUBLE_QUOTES = /(?<![\p{L}\p{N}])"|"(?![\p{L}\p{N}])/gu
const SINGLE_QUOTES = /(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu

/**
 * Removes the quotes from `"Say "thanks" to them"`, but not from `"Hello" she said`. Returns undefined for an unclosed
 * quote. The value starts with a straight quote.
 */
function unquote(value: string): { text: string; isCertain: boolean } | undefined {
  if (DOUBLED_QUOTE.test(value)) return { text: value.replaceAll(/""|''/g, '"'), isCertain: false }
  const character = value.charAt(0)
  const indexes = [...value.matchAll(character === '"' ? DOUBLE_QUOTES : SINGLE_QUOTES)].map(({ index }) => index)
  const [, second] = indexes
  if (second === undefined) return undefined
  const isClosing = /\S/.test(value[second - 1] ?? ' ')
  const hasEvenCount = indexes.length % 2 === 0
  const isEnclosed = value.endsWith(character) && (indexes.length === 2 || (!isClosing && hasEvenCount))
  const text = isEnclosed ? value.slice(1, -1) : value
  // A list without brackets: `"Call back", "Log it"`.
  const looksLikeList = /^(?:,|\s*\()/.test(value.slice(second + 1))
  const isBalanced = isEnclosed || (isClosing && hasEvenCount && !looksLikeList)
  // A backslash is only an escape in double quotes.
  return { text, isCertain: isBalanced && !(character === '"' && value.includes('\\')) }
}

/** Message for `- Tip: call early`. */
export const FIRST_COLON_MESSAGE = 'The words before `: ` become a key.'
/** Message for `title: Local: a guide`. */
const SECOND_COLON_MESSAGE = 'There is a second `:` in this line.'

/** Adds quotes to a value with a second `: `, or with an indicator that YAML rejects: ``@ % ` * & ! ,``, `? `, or `- `. */
export const quoteValue = createValueFixer((value) => {
  if (/^["'[{|>]/.test(value)) return undefined
  const text = addQuotes(removeStrayQuote(value))
  const start = value.search(/:(?: |$)/)
  if (start !== -1)
    return { text, start, end: start + 1, message: SECOND_COLON_MESSAGE, hint: QUOTE_VALUE_HINT, isCertain: true }
  return /^(?:[@%`*&!,]|[?-] )/.test(value) ? { ...quoteStart(value), text } : undefined
})

/** Adds quotes to a value that starts with a character that YAML rejects, or that ends the value. */
export function quoteStart(value: string): LineFix {
  const character = value.startsWith('`') ? 'a backtick' : `\`${value[0]}\``
  const message = `A value can't start with ${character}.`
  return { text: addQuotes(value), start: 0, end: 1, message, hint: QUOTE_VALUE_HINT, isCertain: !/^[,#]/.test(value) }
}

/** Adds quotes to the item `- Re: Fwd: hello`. Otherwise, `Re` is a key. */
export const quoteItem = createValueFixer((value) => {
  const [first, second] = [...value.matchAll(/:(?= |$)/g)].map(({ index }) => index)
  if (first === undefined || /^["'[{]/.test(value)) return undefined
  const start = second ?? first
  const message = second === undefined ? FIRST_COLON_MESSAGE : SECOND_COLON_MESSAGE
  const isCertain = !/ #|: +[|>[{]/.test(value)
  const text = addQuotes(removeStrayQuote(value))
  return { text, start, end: start + 1, message, hint: 'Put the whole text in quotes.', isCertain }
}, /^ *- +/)

/** Removes the closing quote if the opening one is missing: `Hours: 9 to 5."`. Keeps inches: `Screen: 24"`. */
export const removeStrayQuote = (text: string) => text.replace(/^([^"]*[^"\d])"$/, '$1')

/** Quotes a string for YAML. Uses single quotes if it contains only double quotes. */
export function addQuotes(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text)
}

/** Matches text after `>` or `|`, where YAML only allows indicators and a comment (YAML 1.2, section 8.1.1). */
const INVALID_BLOCK_HEADER = /^[|>](?!(?:[-+]?[1-9]?|[1-9][-+])[ \t]*(?:#.*)?$)/
/** Matches text after a closing bracket, but not after a token: `{brand} and more`. */
const TEXT_AFTER_BRACKETS = /^(?:\[[^[\]]*\]|\{(?![\w:/-]+\})[^{}]*\}) *[^\s,#\]}]/
const MARKDOWN_LINK = /^\[([^[\]]+)\]\(([^()\s]*)\)/

/** Replaces a Markdown link at the start of a value with its text. */
export const unlink = createValueFixer((value) => {
  const [link, linkText = ''] = MARKDOWN_LINK.exec(value) ?? []
  if (link === undefined) return undefined
  const message = `\`${link}\` is a Markdown link, which doesn't work in a field.`
  const hint = 'Write only the link text. Links work in the text of an `.mdx` file.'
  const text = JSON.stringify(linkText + value.slice(link.length))
  return { text, start: 0, end: link.length, message, hint, isCertain: false }
})

/** Adds quotes to values that start like a block, a list, or a map: `>500 reviews`, `[Free] calls`. */
export const quoteBlockOrListStart = createValueFixer((value) => {
  if (!INVALID_BLOCK_HEADER.test(value) && !TEXT_AFTER_BRACKETS.test(value)) return undefined
  const text = JSON.stringify(value.replace(/^\{ ?([\w:/-]+) ?\}/, '{$1}'))
  return { text, start: 0, end: 1, message: getStartMessage(value), hint: QUOTE_VALUE_HINT, isCertain: false }
})
