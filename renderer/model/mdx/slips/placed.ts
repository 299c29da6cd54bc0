import type { Nodes, Parents } from 'mdast'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'

/** A block, and what surrounds it. */
export interface Placed<Block extends Nodes> {
  node: Block
  parent: Parents
  above: Nodes | undefined
}

/** Whether a block is directly below another one, without an empty line between them. */
export function isRightBelow({ node, above }: Placed<Nodes>): boolean {
  return above?.position?.end.line === (node.position?.start.line ?? 0) - 1
}

/** Whether a block is directly below a line that stops in the middle of a sentence. */
export function interruptsSentence(source: Source, placed: Placed<Nodes>): boolean {
  const { above } = placed
  return (
    above?.type === 'paragraph' && isRightBelow(placed) && /[\p{L}\p{N},]$/u.test(source.text.slice(...rangeOf(above)))
  )
}

/** Whether a list starts on the line of another list's sign: `- - text`, `- 1. text`. */
export function isSecondSign({ node, parent }: Placed<Nodes>): boolean {
  return (
    parent.type === 'listItem' &&
    parent.children[0] === node &&
    parent.position?.start.line === node.position?.start.line
  )
}

export const ONE_SIGN = 'Remove one of the two signs.'
