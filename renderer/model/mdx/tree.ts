import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Returns the offsets of a node in the source, in UTF-16 code units. */
export function getRange(node: Nodes): [number, number] {
  const start = node.position?.start.offset ?? 0
  return [start, node.position?.end.offset ?? start + 1]
}

/** Checks for components in headings, because their ids can change with other files. */
export function hasComponentInHeading(tree: Root): boolean {
  let hasComponent = false
  visit(tree, 'heading', (heading) => {
    visit(heading, 'mdxJsxTextElement', () => {
      hasComponent = true
    })
  })
  return hasComponent
}
