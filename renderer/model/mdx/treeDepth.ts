import type { Nodes } from 'mdast'
import { TEXT_LIMITS } from '../limits.ts'

/** The first node that stands deeper in a body than anybody means. Without recursion: the text decides how deep it is. */
export function tooDeep(tree: Nodes): Nodes | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (depth > TEXT_LIMITS.depth) return node
    if ('children' in node) for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
  return undefined
}
