import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import { walk } from '../define/texts.ts'
import { findInvisible } from '../explain/characters.ts'
import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'
import { citeFor } from '../mdx/tokensInBody.ts'
import { rangeOf } from '../mdx/tree.ts'
import { copyOfYaml } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

interface Sign {
  pattern: RegExp
  /** The text without it; undefined if only the writer knows. */
  plain?: (match: RegExpExecArray) => string
  /** Whether nothing but the marks is lost. */
  isCertain: boolean
}

const inner = ([, text = '']: RegExpExecArray) => text

/** Elements that people write in texts. Other words between `<` and `>` are a text: `<name>`. */
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/

/** Markdown and HTML that readers would see as it was typed. */
const SIGNS: Sign[] = [
  { pattern: /\*\*([^*\n]+)\*\*/, plain: inner, isCertain: true },
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
  { pattern: /^#{1,6} (.+)/m, plain: inner, isCertain: true },
]
const HINT = 'Fields are plain text. Markdown works only in the text of an `.mdx` file.'

/** Markdown has the entities of HTML. A space that doesn't break becomes an ordinary one. */
function decodeEntity(entity: string): string {
  return textOf(unified().use(remarkParse).parse(entity)).replaceAll('\u00a0', ' ')
}

/** Finds Markdown and HTML in the copy of YAML. Pages would show its marks. */
export function checkMarkdown(file: ParsedFile, model: ContentModel): Problem[] {
  return copyOfYaml(file).flatMap(({ text, range }) => {
    const sign = signIn(text)
    return sign ? [problemOf(file.source, { ...sign, range: range(), model })] : []
  })
}

function signIn(text: string): { sign: Sign; match: RegExpExecArray } | undefined {
  for (const sign of SIGNS) {
    const match = sign.pattern.exec(text)
    if (match && !(match[0].startsWith('&') && decodeEntity(match[0]) === match[0])) return { sign, match }
  }
  return undefined
}

interface Found {
  sign: Sign
  match: RegExpExecArray
  range: [start: number, end: number]
  model: ContentModel
}

function problemOf(source: Source, { sign, match, range: [start, end], model }: Found): Problem {
  const [written] = match
  const isComponent = /^<\/?[A-Z]/.test(written)
  const plain = isComponent ? tokenOf(written, model) : sign.plain?.(match)
  const at = source.text.slice(start, end).indexOf(written)
  const place: [number, number] = at === -1 ? [start, end] : [start + at, start + at + written.length]
  const rest = plain === undefined ? undefined : match.input.replace(written, () => plain)
  // Once the marks are gone, the text could show others, or be empty.
  const isPlain = rest !== undefined && rest.trim() !== '' && (isComponent || !signIn(rest) || sign.isCertain)
  const fix = at !== -1 && plain !== undefined && isPlain ? source.replace(...place, plain, sign.isCertain) : undefined
  const message = `Readers would see \`${written.trim()}\` as it's typed.`
  const tokens = model.tokenNames().map((name) => `{${name}}`)
  return source.problem(...place, message, isComponent ? `To cite, use braces: ${tokens.join(', ')}.` : HINT, fix)
}

/** The token that a text of YAML writes for a component: `{claim:growth}` for `<Claim id="growth" />`. */
function tokenOf(component: string, model: ContentModel): string | undefined {
  const [, value] = /"([^"]*)"/.exec(component) ?? []
  if (value === undefined) return undefined
  const names = model.tokenNames().map((name) => (name.endsWith(':…') ? name.replace('…', () => value) : name))
  const tight = (text: string | undefined) => text?.replaceAll(/\s/g, '')
  const token = names.find((name) => tight(citeFor(name, model)) === tight(component))
  return token === undefined ? undefined : `{${token}}`
}

/** Finds invisible characters that are written as codes of YAML ("\u202e") or Markdown (`&#x202e;`). */
export function checkInvisible({ source, yaml, body }: ParsedFile): Problem[] {
  const problems: Problem[] = []
  const look = (text: string, range: () => [number, number]) => {
    const unpublished = findInvisible(text)
    if (unpublished)
      problems.push(
        source.problem(...range(), `This is the code of ${unpublished.name}, which readers can't see.`, 'Remove it.'),
      )
  }
  walk(yaml.data, (leaf, path) => {
    for (const key of path.slice(-1)) look(String(key), () => yaml.keyRange(path))
    if (typeof leaf === 'string') look(leaf, () => yaml.range(path))
  })
  if (body)
    visit(body.tree, (node) => {
      for (const text of textsOf(node)) look(text, () => rangeOf(node))
    })
  return problems
}

function textsOf(node: Nodes): string[] {
  const { value, url, title, alt }: Partial<Record<string, unknown>> = { ...node }
  const attributes = 'attributes' in node ? node.attributes.map((attribute) => attribute.value) : []
  return [value, url, title, alt, ...attributes].filter((text) => typeof text === 'string')
}
