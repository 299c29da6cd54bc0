import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The stretch of the file where a node stands. */
export function rangeOf(node: Nodes): [number, number] {
  const start = node.position?.start.offset ?? 0
  return [start, node.position?.end.offset ?? start + 1]
}

/** Whether a heading holds a component: it stands for the words of another file, so that the heading's id does, too. */
export function citesInHeadings(tree: Root): boolean {
  let isCiting = false
  visit(tree, 'heading', (heading) => {
    visit(heading, 'mdxJsxTextElement', () => {
      isCiting = true
    })
  })
  return isCiting
}
