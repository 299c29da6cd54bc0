import type { Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

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
  return listNodes(tree, 'heading').some((heading) => listNodes(heading, 'mdxJsxTextElement').length > 0)
}

type NodeOfType<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

/** Lists a node and its descendants in document order. Ten times faster than `unist-util-visit`. @param types defaults to all types */
export function listNodes<Type extends Nodes['type']>(node: Nodes, ...types: Type[]): NodeOfType<Type>[] {
  return listPlacedNodes(node, ...types).map((placed) => placed.node)
}

/** A node with its place in the tree. */
export interface PlacedNode<Node extends Nodes = Nodes> {
  node: Node
  /** Undefined for the root. */
  parent: Parents | undefined
  /** Position among the children of the parent. */
  index: number
}

/** Lists a node and its descendants in document order, with their parents. */
export function listPlacedNodes<Type extends Nodes['type']>(root: Nodes, ...types: Type[]) {
  const placedNodes: PlacedNode<NodeOfType<Type>>[] = []
  const addNodes = (node: Nodes, parent: Parents | undefined, index: number) => {
    if (types.length === 0 || types.includes(node.type as Type))
      placedNodes.push({ node: node as NodeOfType<Type>, parent, index })
    if ('children' in node) for (const [childIndex, child] of node.children.entries()) addNodes(child, node, childIndex)
  }
  addNodes(root, undefined, 0)
  return placedNodes
}
