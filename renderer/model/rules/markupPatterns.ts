import { toString as collectText } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Leftover } from '../leftovers/leftoverKinds.ts'
import { PROBLEM_LEFTOVERS } from '../leftovers/leftovers.ts'
import { MASK } from '../mdx/unrendered/literalText.ts'

/** Markup that plain text shows as typed. */
export interface Markup {
  pattern: RegExp
  /** Returns the text without the markup, or undefined if only the writer knows it. */
  toReplacement?: (match: RegExpExecArray) => string | undefined
  /** True if `--fix` can remove the markup. */
  isCertain: boolean
  leftover?: Leftover
}

const getInnerText = ([, text = '']: RegExpExecArray) => text

/** Matches HTML tags, but not blanks: `<name>`. */
const HTML_TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/

/** Matches tokens with wrong braces, and unpaired braces: `{{brand}}`, `${brand}`, `{brand`. */
export const WRONG_BRACES = /\$\{[^{}]*\}|\{\{[^{}]*\}{1,2}|\{[^{}]*\}\}|\{(?![^{}]{0,200}\})|(?<!\{[^{}]{0,200})\}/

const toMarkup = (leftover: Leftover): Markup => ({
  pattern: leftover.pattern,
  toReplacement: ([raw]) => leftover.toReplacement?.(raw),
  isCertain: false,
  leftover,
})

/** Markup in fields. If several patterns match, the first has precedence. */
const MARKUP: Markup[] = [
  ...PROBLEM_LEFTOVERS.filter(({ problemIn }) => problemIn === 'everywhere').map(toMarkup),
  { pattern: WRONG_BRACES, isCertain: false },
  { pattern: /(?<!\w)\*\*([^*\n]+)\*\*(?!\w)/, toReplacement: getInnerText, isCertain: true },
  { pattern: /\*\*([^*\n]+)\*\*/, isCertain: false },
  { pattern: /\[([^[\]\n]+)\]\([^()\s]*\)/, toReplacement: getInnerText, isCertain: false },
  { pattern: /(?<![\w*])\*([^\s*][^*\n]*)\*(?![\w*])/, toReplacement: getInnerText, isCertain: true },
  { pattern: /(?<![\w_])__(?=[^\s_])([^_\n]+)__(?![\w_])/, toReplacement: getInnerText, isCertain: true },
  { pattern: /(?<![\w_/])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_/])/, toReplacement: getInnerText, isCertain: true },
  { pattern: /~~[^~\n]+~~/, isCertain: false },
  { pattern: /(?<![\w=])==(?=[^\s=])([^=\n]*[^\s=])==(?![\w=])/, toReplacement: getInnerText, isCertain: true },
  // Footnotes `[^1]`, and reference links `[text][1]`.
  { pattern: /\[\^[^[\]\s]+\]|(?<!\w)\[[^[\]\n]+\]\[[^[\]\n]*\]/, isCertain: false },
  { pattern: /<!--[^\n<]{0,300}-->/, isCertain: false },
  { pattern: /`([^`\n]+)`/, toReplacement: getInnerText, isCertain: true },
  { pattern: /<\/?[A-Z][^<>]*>/, isCertain: false },
  {
    pattern: /<(b|em|i|mark|small|span|strong|sub|sup|u)>([^<>]*)<\/\1>/,
    toReplacement: ([, , text = '']) => text,
    isCertain: true,
  },
  { pattern: /<br ?\/?>/, toReplacement: () => ' ', isCertain: false },
  { pattern: HTML_TAG, isCertain: false },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i,
    toReplacement: ([entity]) => decodeEntity(entity),
    isCertain: true,
  },
  { pattern: /^ *#{2,6} (.+)/m, toReplacement: getInnerText, isCertain: true },
  { pattern: /^ *# (.+)/m, toReplacement: getInnerText, isCertain: false },
  // Unpaired asterisks, and a link with a space or without its end: `[text] (/about`.
  { pattern: /\*\*(?=\w)|(?<=\w)\*\*(?!\*)/, isCertain: false },
  { pattern: /\[[^[\]\n]+\] ?\(\/[^()\s]*\)?/, isCertain: false },
  // Emoji `:smile:`, superscript `^2^`, and subscript `~2~`.
  { pattern: /(?<![\w:]):(?:[a-z][a-z\d_+-]*|[+-]1|100|1234):(?![\w:/])/i, isCertain: false },
  { pattern: /\^[A-Za-z\d+=()-]{1,20}\^|(?<!~)~[A-Za-z\d+=()-]{1,20}~(?!~)/, isCertain: false },
  // Paths of a server start with two backslashes.
  { pattern: /(?<!\\)\\[!#-&(-/:-@[\]-`{-~]/, toReplacement: ([raw]) => raw.slice(1), isCertain: false },
]

/** Markup in attributes and alt text. Leftovers with `problemIn: 'inBody'` are only warnings in fields, because fields have no escapes for intended text. */
export const ATTRIBUTE_MARKUP: Markup[] = [
  ...PROBLEM_LEFTOVERS.filter(({ problemIn }) => problemIn === 'inBody').map(toMarkup),
  ...MARKUP,
]

export interface MarkupMatch {
  markup: Markup
  index: number
  raw: string
  /** The text without the markup. Undefined if only the writer knows it. */
  replacement: string | undefined
}

const MAX_MATCHES = 20

/** Returns non-overlapping matches, and the text with a mask in their place. Skips markup that contains another match. Without a replacement, only the first match of a kind is returned. */
export function findAllMarkup(text: string, kinds = MARKUP): { matches: MarkupMatch[]; maskedText: string } {
  const matches: MarkupMatch[] = []
  let maskedText = text
  while (matches.length < MAX_MATCHES) {
    const next = findMarkup(maskedText, kinds)
    if (!next) break
    const { index, raw, markup } = next
    const canRepeat = markup.toReplacement || matches.every((match) => match.markup !== markup)
    if (canRepeat && !raw.includes(MASK)) matches.push(next)
    maskedText = maskedText.slice(0, index) + MASK.repeat(raw.length) + maskedText.slice(index + raw.length)
  }
  return { matches, maskedText }
}

/** Finds the first kind of markup that matches. */
export function findMarkup(text: string, kinds = MARKUP): MarkupMatch | undefined {
  for (const markup of kinds) {
    // Patterns of leftovers are global.
    markup.pattern.lastIndex = 0
    const match = markup.pattern.exec(text)
    if (!match) continue
    // The name isn't an entity: `&foo;`.
    if (match[0].startsWith('&') && decodeEntity(match[0]) === match[0]) continue
    return { markup, index: match.index, raw: match[0], replacement: markup.toReplacement?.(match) }
  }
  return undefined
}

/** Converts `&amp;` to `&`. Returns an unknown entity as it is. */
function decodeEntity(entity: string): string {
  return collectText(unified().use(remarkParse).parse(entity)).replaceAll('\u00a0', ' ')
}
