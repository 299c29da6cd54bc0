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

type NodeOfType<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

/** Lists a node and its descendants in document order. Faster than `unist-util-visit`. @param types defaults to all types */
export function listNodes<Type extends Nodes['type']>(node: Nodes, ...types: Type[]): NodeOfType<Type>[] {
  const parent = { type: 'root', children: [node] } as Root
  return listNodesWithSiblings(parent, ...types).map((descendant) => descendant.node)
}

export interface NodeWithSiblings<Node extends Nodes = Nodes> {
  node: Node
  parent: Parents
  previous: Nodes | undefined
  next: Nodes | undefined
}

/** Lists the descendants of a node in document order. @param types defaults to all types */
export function listNodesWithSiblings<Type extends Nodes['type']>(root: Parents, ...types: Type[]) {
  const nodes: NodeWithSiblings<NodeOfType<Type>>[] = []
  const addDescendants = (parent: Parents) => {
    for (const [index, node] of parent.children.entries()) {
      const [previous, next] = [parent.children[index - 1], parent.children[index + 1]]
      if (types.length === 0 || types.includes(node.type as Type))
        nodes.push({ node: node as NodeOfType<Type>, parent, previous, next })
      if ('children' in node) addDescendants(node)
    }
  }
  addDescendants(root)
  return nodes
}
