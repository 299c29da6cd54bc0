import { type Document, isNode, isPair, isScalar, isSeq, visit } from 'yaml'
import type { z } from 'zod'
import { schemaAt } from '../../define/schemaAt.ts'
import type { Source } from '../../explain/source.ts'
import type { Found } from './lineFix.ts'
import { quote, SECOND_COLON } from './quoteFixes.ts'

/** Returns the lines, counted from 0, of list items that their schema accepts as a text. The parser may have stopped in one of them. */
export function linesOfTextItems(source: Source, document: Document.Parsed, schema: z.ZodType): Set<number> {
  const lines = new Set<number>()
  visit(document, {
    Seq(key, { items }, ancestors) {
      const field = schemaAt(schema, [...pathOf(key, ancestors), 0])
      if (!field?.safeParse('A text').success) return
      for (const item of items) if (isNode(item) && item.range) lines.add(source.lineOf(item.range[0]))
    },
  })
  return lines
}

/**
 * Suggests quotes for the whole text of `- Re: Fwd: hello`. Quotes for `Fwd: hello` alone would make a key of `Re`, and would be part of the
 * text once the whole item has quotes.
 */
export function wholeItem(line: string): Found[] {
  const [, head = '', value = ''] = /^( *- +)([^\s"'[{].*)$/.exec(line.trimEnd()) ?? []
  const colons = [...value.matchAll(/:(?= |$)/g)].map(({ index }) => head.length + index)
  const [first, second] = colons
  if (first === undefined) return []
  const start = second ?? first
  const message = second === undefined ? 'A `: ` makes a key of the words before it.' : SECOND_COLON
  // A ` #` may start a comment. `|`, `>`, and brackets may be meant for YAML.
  const isCertain = !/ #|: +[|>[{]/.test(value)
  const text = head + quote(value)
  return [{ text, start, end: start + 1, message, hint: 'Put the whole text in quotes.', isCertain }]
}

/** Returns the path to a node from the arguments of a visitor. */
export function pathOf(key: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const keys = ancestors.flatMap((each, index): PropertyKey[] => {
    const child = ancestors[index + 1]
    if (isPair(each)) return isScalar(each.key) ? [String(each.key.value)] : []
    return isSeq(each) && child !== undefined ? [each.items.indexOf(child)] : []
  })
  return typeof key === 'number' ? [...keys, key] : keys
}
