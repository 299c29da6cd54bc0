import { Composer, type CST, type Document, isPair, isScalar, isSeq, Lexer, YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { Source } from '../diagnostics/source.ts'

/** A YAML document, with the text and the tokens that it was composed from. */
export interface YamlInput {
  source: Source
  /** The text of the source, or the front matter with the same offsets. */
  text: string
  cstTokens: readonly CST.Token[]
  document: Document.Parsed
  schema: z.ZodType | undefined
}

const COMPOSER_OPTIONS = {
  version: '1.2',
  schema: 'core',
  prettyErrors: false,
  logLevel: 'error',
  stringKeys: true,
} as const

/** Composes a document from syntax tree tokens. Adds an error for a second document, like `parseDocument`. @param length of the text */
export function composeYaml(cstTokens: CST.Token[], length: number): Document.Parsed {
  const [document, second] = new Composer(COMPOSER_OPTIONS).compose(cstTokens, true, length)
  if (!document) throw new Error('The YAML parser returned no document.')
  if (second)
    document.errors.push(new YAMLParseError(second.range.slice(0, 2) as [number, number], 'MULTIPLE_DOCS', ''))
  return document
}

/** Control characters that the lexer adds at the start of documents and scalars. */
const CONTROL_CHARACTERS = ['\u{feff}', '\u0002', '\u0018', '\u001f']

/** Lists the comments in a YAML text with their offsets. */
export function listComments(text: string): { comment: string; offset: number }[] {
  let end = 0
  return [...new Lexer().lex(text)].flatMap((token) => {
    const offset = end
    if (!CONTROL_CHARACTERS.includes(token)) end += token.length
    return token.startsWith('#') ? [{ comment: token, offset }] : []
  })
}

/** Converts the arguments of a `visit` callback to a path in the data. */
export function getPath(key: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const keys = ancestors.flatMap((ancestor, index): PropertyKey[] => {
    const child = ancestors[index + 1]
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : []
    return isSeq(ancestor) && child !== undefined ? [ancestor.items.indexOf(child)] : []
  })
  return typeof key === 'number' ? [...keys, key] : keys
}
