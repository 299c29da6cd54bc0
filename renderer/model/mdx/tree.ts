import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'

export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement

/** Returns the text of an attribute. Empty if it's missing or an expression: `width={960}`. */
export function getAttribute({ attributes }: ComponentNode, name: string): string {
  const value = attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value
  return typeof value === 'string' ? value : ''
}

/** Returns the offsets of a node in the source, in UTF-16 code units. */
export function getNodeRange(node: Pick<Nodes, 'position'>): [number, number] {
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
