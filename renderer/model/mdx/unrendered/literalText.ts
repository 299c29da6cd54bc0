import type { Nodes, Root } from 'mdast'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../../diagnostics/source.ts'
import { ESCAPES_AND_CHARACTER_REFERENCES } from '../attributeTexts.ts'
import { getNodeRange, listNodes, listNodesWithSiblings, type NodeWithSiblings } from '../tree.ts'

/** Replaces characters that checks skip: escapes, rendered Markdown, and reported text. */
export const MASK = '\ufffc'

const maskText = (text: string) => text.replaceAll(/[^\n]/g, MASK)

export interface NodeWithSource<Node extends Nodes = Nodes> extends NodeWithSiblings<Node> {
  start: number
  end: number
  raw: string
}

/**
 * The text of a body that visitors see as typed, and the problems that checks find in it. Has the offsets of the source.
 * Only paragraphs, headings, and table cells have text, with `MASK` in place of rendered Markdown.
 */
export class LiteralText {
  readonly source: Source
  readonly tree: Root
  readonly problems: Diagnostic[] = []
  text: string

  constructor(source: Source, tree: Root) {
    this.source = source
    this.tree = tree
    let text = ''
    for (const { node, start, raw } of this.locateNodes('paragraph', 'heading', 'tableCell')) {
      text += source.text.slice(text.length, start).replaceAll(/[^\n]/g, ' ')
      text += maskMarkdown(raw, node)
    }
    this.text = text + source.text.slice(text.length).replaceAll(/[^\n]/g, ' ')
  }

  /** Lists nodes of these types in document order. */
  locateNodes<Type extends Nodes['type']>(...types: Type[]) {
    return listNodesWithSiblings(this.tree, ...types).map((located) => {
      const [start, end] = getNodeRange(located.node)
      return { ...located, start, end, raw: this.getRaw(located.node) }
    })
  }

  getRaw(node: Nodes): string {
    return this.source.text.slice(...getNodeRange(node))
  }

  addProblem(...args: Parameters<Source['createProblem']>): void {
    this.problems.push(this.source.createProblem(...args))
  }

  /** Hides text from the next checks. */
  mask([start, end]: Readonly<TextRange>): void {
    this.text = this.text.slice(0, start) + maskText(this.text.slice(start, end)) + this.text.slice(end)
  }

  /** Calls `findProblem` with the range of each match, without surrounding spaces. Adds the problem and masks the match, unless it returns undefined. */
  reportMatches(pattern: RegExp, findProblem: (range: TextRange, raw: string) => Diagnostic | undefined): void {
    // `matchAll` copies the pattern, and most patterns don't match.
    if (this.text.search(pattern) === -1) return
    // If a caller used `exec`, a global pattern has its position, and `matchAll` would start there.
    pattern.lastIndex = 0
    for (const { 0: match, index } of this.text.matchAll(pattern)) {
      const start = index + match.length - match.trimStart().length
      const end = start + match.trim().length
      const problem = findProblem([start, end], this.source.text.slice(start, end))
      if (!problem) continue
      this.problems.push(problem)
      this.mask([index, index + match.length])
    }
  }
}

/** Masks the Markdown of a block, such as `**`, escapes, and the URLs of links. */
function maskMarkdown(raw: string, block: Nodes): string {
  const text = maskNonLiteralText(raw)
  const [blockStart] = getNodeRange(block)
  let masked = ''
  for (const node of listNodes(block, 'text')) {
    const [start, end] = getNodeRange(node)
    masked += maskText(text.slice(masked.length, start - blockStart))
    masked += text.slice(start - blockStart, end - blockStart)
  }
  return masked + maskText(text.slice(masked.length))
}

/** Masks parts of text nodes: escapes and character references. Markers of a blockquote become spaces, and delimiters in bare URLs `x`. */
function maskNonLiteralText(raw: string): string {
  const blockquoteMarkers = /\n[ \t>]+/g
  const bareUrl = /(?:https?:\/\/|www\.)[^\s<>]+/g
  return raw
    .replaceAll(ESCAPES_AND_CHARACTER_REFERENCES, maskText)
    .replaceAll(blockquoteMarkers, (markers) => markers.replaceAll('>', ' '))
    .replaceAll(bareUrl, (url) => url.replaceAll(/[*_~`=+]/g, 'x'))
}
