import { type Document, isAlias, isMap, isNode, isPair, isScalar, type Node, visit } from 'yaml'
import type { Source } from '../explain/source.ts'

export const PLACEHOLDER = '!placeholder'

/** A value that only the owner can supply, marked `!placeholder` by the writer. */
export interface Placeholder {
  file: string
  line: number
  column: number
  /** Where it stands in the file's data: `testimonials.0`. */
  path: string
}

/** Every tagged value of a document. */
export function findPlaceholders(document: Document.Parsed, source: Source): Placeholder[] {
  const placeholders: Placeholder[] = []
  visit(document, {
    Node(key, node, ancestors) {
      if (isAlias(node) || node.tag !== PLACEHOLDER) return
      const start = (node as Node).range?.[0] ?? 0
      const { file, line, column } = source.problem(start, start + 1, '')
      placeholders.push({
        file,
        line,
        column,
        path: [...pathOf(ancestors), ...(typeof key === 'number' ? [key] : [])].join('.'),
      })
    },
  })
  return placeholders
}

/** The keys that lead to a visited node: a pair's key where its parent is a map, the index where it is a list. */
function pathOf(ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    if (isPair(ancestor)) return isScalar(ancestor.key) ? [String(ancestor.key.value)] : []
    const next = ancestors[index + 1]
    const isListItem = isNode(ancestor) && 'items' in ancestor && !isMap(ancestor) && isNode(next)
    return isListItem ? [(ancestor.items as unknown[]).indexOf(next)] : []
  })
}
