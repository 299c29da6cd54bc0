import type { Nodes } from 'mdast'

/** The stretch of the file where a node stands. */
export function rangeOf(node: Nodes): [number, number] {
  const start = node.position?.start.offset ?? 0
  return [start, node.position?.end.offset ?? start + 1]
}
