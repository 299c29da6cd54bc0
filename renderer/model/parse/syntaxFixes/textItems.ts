import { type Document, isNode, isPair, isScalar, isSeq, visit } from 'yaml'
import type { z } from 'zod'
import { getSchemaAt } from '../../define/schemaAt.ts'
import type { Source } from '../../explain/source.ts'
import type { FixedLine } from './lineFix.ts'
import { addQuotes, FIRST_COLON, SECOND_COLON } from './quoteFixes.ts'

/** Returns zero-based lines of list items that must be strings. */
export function findTextItemLines(source: Source, document: Document.Parsed, schema: z.ZodType): Set<number> {
  const lines = new Set<number>()
  visit(document, {
    Seq(key, { items }, ancestors) {
      const field = getSchemaAt(schema, [...getPath(key, ancestors), 0])
      if (!field?.safeParse('A text').success) return
      for (const item of items) if (isNode(item) && item.range) lines.add(source.getLineIndex(item.range[0]))
    },
  })
  return lines
}

/** Adds quotes to the item `- Re: Fwd: hello`. Otherwise, `Re` is a key. */
export function quoteItem(line: string): FixedLine[] {
  const [, prefix = '', value = ''] = /^( *- +)([^\s"'[{].*)$/.exec(line.trimEnd()) ?? []
  const colons = [...value.matchAll(/:(?= |$)/g)].map(({ index }) => prefix.length + index)
  const [first, second] = colons
  if (first === undefined) return []
  const start = second ?? first
  const message = second === undefined ? FIRST_COLON : SECOND_COLON
  const isCertain = !/ #|: +[|>[{]/.test(value)
  const text = prefix + addQuotes(value)
  return [{ text, start, end: start + 1, message, hint: 'Put the whole text in quotes.', isCertain }]
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
