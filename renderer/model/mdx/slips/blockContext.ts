import type { Nodes, Parents } from 'mdast'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'

export interface BlockContext<Block extends Nodes> {
  node: Block
  parent: Parents
  above: Nodes | undefined
}

export function isAdjacent({ node, above }: BlockContext<Nodes>): boolean {
  return above?.position?.end.line === (node.position?.start.line ?? 0) - 1
}

export function interruptsSentence(source: Source, context: BlockContext<Nodes>): boolean {
  const { above } = context
  return (
    above?.type === 'paragraph' && isAdjacent(context) && /[\p{L}\p{N},]$/u.test(source.text.slice(...rangeOf(above)))
  )
}

export function isNestedMarker({ node, parent }: BlockContext<Nodes>): boolean {
  return (
    parent.type === 'listItem' &&
    parent.children[0] === node &&
    parent.position?.start.line === node.position?.start.line
  )
}

export const REMOVE_MARKER = 'Remove one of the two signs.'
