import type { Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement

/** Returns the value of an attribute. Empty if it's missing or an expression: `width={960}`. */
export function getAttribute({ attributes }: ComponentNode, name: string): string {
  const value = attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value
  return typeof value === 'string' ? value : ''
}

/** Returns the offsets of a node in the source, in UTF-16 code units. */
export function getNodeRange(node: Pick<Nodes, 'position'>): [number, number] {
  const start = node.position?.start.offset ?? 0
  return [start, node.position?.end.offset ?? start + 1]
}

/** Checks for components in headings. They can insert text, so the heading's id depends on more files. */
export function hasComponentInHeading(tree: Root): boolean {
  return listNodes(tree, 'heading').some((heading) => listNodes(heading, 'mdxJsxTextElement').length > 0)
}

type NodeOfType<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

/** Lists a node and its descendants in document order. Faster than `unist-util-visit`. @param types defaults to all types */
export function listNodes<Type extends Nodes['type']>(root: Nodes, ...types: Type[]): NodeOfType<Type>[] {
  const descendants = listPlacedNodes(root, ...types).map(({ node }) => node)
  const includesRoot = types.length === 0 || types.includes(root.type as Type)
  return includesRoot ? [root as NodeOfType<Type>, ...descendants] : descendants
}

/** A node with its parent and siblings. */
export interface PlacedNode<Node extends Nodes = Nodes> {
  node: Node
  parent: Parents
  previous: Nodes | undefined
  next: Nodes | undefined
}

/** Lists the descendants of a node in document order. @param types defaults to all types */
export function listPlacedNodes<Type extends Nodes['type']>(root: Nodes, ...types: Type[]) {
  const placedNodes: PlacedNode<NodeOfType<Type>>[] = []
  const addDescendants = (parent: Parents) => {
    for (const [index, child] of parent.children.entries()) {
      if (types.length === 0 || types.includes(child.type as Type)) {
        const [previous, next] = [parent.children[index - 1], parent.children[index + 1]]
        placedNodes.push({ node: child as NodeOfType<Type>, parent, previous, next })
      }
      if ('children' in child) addDescendants(child)
    }
  }
  if ('children' in root) addDescendants(root)
  return placedNodes
}
