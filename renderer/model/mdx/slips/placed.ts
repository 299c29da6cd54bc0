import type { Nodes, Parents } from 'mdast'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'

export interface Placed<Block extends Nodes> {
  node: Block
  parent: Parents
  above: Nodes | undefined
}

export function isRightBelow({ node, above }: Placed<Nodes>): boolean {
  return above?.position?.end.line === (node.position?.start.line ?? 0) - 1
}

export function interruptsSentence(source: Source, placed: Placed<Nodes>): boolean {
  const { above } = placed
  return (
    above?.type === 'paragraph' && isRightBelow(placed) && /[\p{L}\p{N},]$/u.test(source.text.slice(...rangeOf(above)))
  )
}

export function isSecondSign({ node, parent }: Placed<Nodes>): boolean {
  return (
    parent.type === 'listItem' &&
    parent.children[0] === node &&
    parent.position?.start.line === node.position?.start.line
  )
}

export const ONE_SIGN = 'Remove one of the two signs.'
