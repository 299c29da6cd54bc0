import { type CST, type Document, isNode, isPair, isScalar, isSeq, Lexer, visit } from 'yaml'
import type { z } from 'zod'
import { getSchemaAt } from '../define/schemaAt.ts'
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

/** Lists the comments in a YAML text with their offsets. */
export function listComments(text: string): { comment: string; offset: number }[] {
  let end = 0
  return [...new Lexer().lex(text)].flatMap((token) => {
    const offset = end
    // The lexer adds control characters at the start of documents and scalars, which aren't part of the text.
    if (!CONTROL_CHARACTERS.includes(token)) end += token.length
    return token.startsWith('#') ? [{ comment: token, offset }] : []
  })
}

const CONTROL_CHARACTERS = ['\u{feff}', '\u0002', '\u0018', '\u001f']

/** Returns the zero-based lines of list items that can be strings. */
export function findTextItemLineIndexes({ source, document, schema }: YamlInput): Set<number> {
  const lineIndexes = new Set<number>()
  visit(document, {
    Seq(key, { items }, ancestors) {
      const field = schema && getSchemaAt(schema, [...getPath(key, ancestors), 0])
      if (!field?.safeParse('A text').success) return
      for (const item of items) if (isNode(item) && item.range) lineIndexes.add(source.getLineIndex(item.range[0]))
    },
  })
  return lineIndexes
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
