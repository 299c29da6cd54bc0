import { toString as collectText } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Leftover } from '../leftovers/leftoverKinds.ts'
import { CERTAIN_LEFTOVERS } from '../leftovers/leftovers.ts'

/** Syntax that fields would show as typed. */
export interface Markup {
  pattern: RegExp
  /** The text without the syntax. Undefined if only the writer knows. */
  plain?: (match: RegExpExecArray) => string | undefined
  /** True if `--fix` can remove the syntax. */
  isCertain: boolean
  /** The text is unfinished. */
  leftover?: Leftover
}

const inner = ([, text = '']: RegExpExecArray) => text

/** `<name>` is not HTML. */
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/

/** Tokens with wrong braces: `{{brand}}`, `${brand}`. */
export const BRACES = /\$\{[^{}]*\}|\{\{[^{}]*\}{1,2}|\{[^{}]*\}\}|\{(?![^{}]{0,200}\})|(?<!\{[^{}]{0,200})\}/

const toMarkup = (leftover: Leftover): Markup => ({
  pattern: leftover.pattern,
  plain: ([raw]) => leftover.write?.(raw),
  isCertain: false,
  leftover,
})

/** The first match wins. */
export const MARKUP: Markup[] = [
  ...CERTAIN_LEFTOVERS.filter(({ isCertain }) => isCertain === 'everywhere').map(toMarkup),
  { pattern: BRACES, isCertain: false },
  { pattern: /(?<!\w)\*\*([^*\n]+)\*\*(?!\w)/, plain: inner, isCertain: true },
  { pattern: /\*\*([^*\n]+)\*\*/, isCertain: false },
  { pattern: /\[([^[\]\n]+)\]\([^()\s]*\)/, plain: inner, isCertain: false },
  { pattern: /(?<![\w*])\*([^\s*][^*\n]*)\*(?![\w*])/, plain: inner, isCertain: true },
  { pattern: /(?<![\w_])__(?=[^\s_])([^_\n]+)__(?![\w_])/, plain: inner, isCertain: true },
  { pattern: /(?<![\w_/])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_/])/, plain: inner, isCertain: true },
  { pattern: /~~[^~\n]+~~/, isCertain: false },
  { pattern: /(?<![\w=])==(?=[^\s=])([^=\n]*[^\s=])==(?![\w=])/, plain: inner, isCertain: true },
  { pattern: /\[\^[^[\]\s]+\]|(?<!\w)\[[^[\]\n]+\]\[[^[\]\n]*\]/, isCertain: false },
  { pattern: /<!--[^\n<]{0,300}-->/, isCertain: false },
  { pattern: /`([^`\n]+)`/, plain: inner, isCertain: true },
  { pattern: /<\/?[A-Z][^<>]*>/, isCertain: false },
  {
    pattern: /<(b|em|i|mark|small|span|strong|sub|sup|u)>([^<>]*)<\/\1>/,
    plain: ([, , text = '']) => text,
    isCertain: true,
  },
  { pattern: /<br ?\/?>/, plain: () => ' ', isCertain: false },
  { pattern: TAG, isCertain: false },
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i, plain: ([entity]) => decodeEntity(entity), isCertain: true },
  { pattern: /^ *#{2,6} (.+)/m, plain: inner, isCertain: true },
  { pattern: /^ *# (.+)/m, plain: inner, isCertain: false },
  { pattern: /\*\*(?=\w)|(?<=\w)\*\*(?!\*)/, isCertain: false },
  { pattern: /\[[^[\]\n]+\] ?\(\/[^()\s]*\)?/, isCertain: false },
  { pattern: /(?<![\w:]):(?:[a-z][a-z\d_+-]*|[+-]1|100|1234):(?![\w:/])/i, isCertain: false },
  { pattern: /\^[A-Za-z\d+=()-]{1,20}\^|(?<!~)~[A-Za-z\d+=()-]{1,20}~(?!~)/, isCertain: false },
  // Paths of a server start with two backslashes.
  { pattern: /(?<!\\)\\[!#-&(-/:-@[\]-`{-~]/, plain: ([raw]) => raw.slice(1), isCertain: false },
]

/** Includes text that can be meant, because a body has a way to show it as typed. */
export const MARKUP_IN_BODY: Markup[] = [
  ...CERTAIN_LEFTOVERS.filter(({ isCertain }) => isCertain === 'inBody').map(toMarkup),
  ...MARKUP,
]

const MAX_PROBLEMS = 20

/** A match of a kind of markup. */
export interface MarkupMatch {
  markup: Markup
  match: RegExpExecArray
}

/** Returns matches that don't overlap, and the text without them. Skips closing tags, and tags around tags. */
export function findAllMarkup(text: string, kinds = MARKUP): { matches: MarkupMatch[]; rest: string } {
  const matches: MarkupMatch[] = []
  let rest = text
  for (let next = findMarkup(rest, kinds); next && matches.length < MAX_PROBLEMS; next = findMarkup(rest, kinds)) {
    const { index, 0: raw } = next.match
    const isNested = raw.includes('\ufffc')
    if (!isNested && (next.markup.plain || matches.every(({ markup }) => markup !== next?.markup))) matches.push(next)
    rest = rest.slice(0, index) + '\ufffc'.repeat(raw.length) + rest.slice(index + raw.length)
  }
  return { matches, rest }
}

/** Returns the first match of the first kind that matches. */
export function findMarkup(text: string, kinds = MARKUP): MarkupMatch | undefined {
  for (const markup of kinds) {
    markup.pattern.lastIndex = 0
    const match = markup.pattern.exec(text)
    if (match && !(match[0].startsWith('&') && decodeEntity(match[0]) === match[0])) return { markup, match }
  }
  return undefined
}

/** Converts `&amp;` to `&`. */
export function decodeEntity(entity: string): string {
  return collectText(unified().use(remarkParse).parse(entity)).replaceAll('\u00a0', ' ')
}
