import type { Nodes, Root } from 'mdast'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../../diagnostics/source.ts'
import { ESCAPES_AND_CHARACTER_REFERENCES } from '../attributeTexts.ts'
import { getNodeRange, listNodes, listPlacedNodes, type PlacedNode } from '../tree.ts'

/** Replaces characters that checks skip: escapes, rendered Markdown, and reported text. */
export const MASK = '\ufffc'

const maskText = (text: string) => text.replaceAll(/[^\n]/g, MASK)

export interface LocatedNode<Node extends Nodes = Nodes> extends PlacedNode<Node> {
  start: number
  end: number
  raw: string
}

/** Collects problems of text that visitors see as typed. */
export class LiteralText {
  readonly source: Source
  readonly tree: Root
  readonly problems: Diagnostic[] = []
  /** Has the offsets of the source. Only paragraphs, headings, and table cells have text, with `MASK` in place of rendered Markdown. */
  text: string

  constructor(source: Source, tree: Root) {
    this.source = source
    this.tree = tree
    let text = ''
    for (const { node, start, raw } of this.list('paragraph', 'heading', 'tableCell')) {
      text += source.text.slice(text.length, start).replaceAll(/[^\n]/g, ' ')
      text += maskDelimiters(hideEscapesAndUrls(raw), node)
    }
    this.text = text + source.text.slice(text.length).replaceAll(/[^\n]/g, ' ')
  }

  /** Lists nodes of these types in document order. */
  list<Type extends Nodes['type']>(...types: Type[]) {
    return listPlacedNodes(this.tree, ...types).map((placed) => {
      const [start, end] = getNodeRange(placed.node)
      return { ...placed, start, end, raw: this.getRaw(placed.node) }
    })
  }

  getRaw(node: Nodes): string {
    return this.source.text.slice(...getNodeRange(node))
  }

  addProblem(...args: Parameters<Source['createProblem']>): void {
    this.problems.push(this.source.createProblem(...args))
  }

  /** Adds a problem, and masks its text for the next checks. */
  reportAndMask(range: Readonly<TextRange>, message: string, hint: string, fix?: Diagnostic['fix']): void {
    this.addProblem(range, message, hint, fix)
    this.mask(...range)
  }

  mask(start: number, end: number): void {
    this.text = this.text.slice(0, start) + maskText(this.text.slice(start, end)) + this.text.slice(end)
  }

  /** Adds the problem of each match, and masks the match. `findProblem` gets a range without surrounding spaces, and can return undefined. */
  reportAndMaskAll(pattern: RegExp, findProblem: (start: number, end: number) => Diagnostic | undefined): void {
    // `matchAll` copies the pattern, and most patterns don't match.
    if (this.text.search(pattern) === -1) return
    // `exec` leaves its position in a global pattern, and `matchAll` would start there.
    pattern.lastIndex = 0
    for (const { 0: match, index } of this.text.matchAll(pattern)) {
      const start = index + match.length - match.trimStart().length
      const problem = findProblem(start, start + match.trim().length)
      if (!problem) continue
      this.problems.push(problem)
      this.mask(index, index + match.length)
    }
  }
}

function hideEscapesAndUrls(raw: string): string {
  const blockquoteMarkers = /\n[ \t>]+/g
  const bareUrl = /(?:https?:\/\/|www\.)[^\s<>]+/g
  return raw
    .replaceAll(ESCAPES_AND_CHARACTER_REFERENCES, maskText)
    .replaceAll(blockquoteMarkers, (markers) => markers.replaceAll('>', ' '))
    .replaceAll(bareUrl, (url) => url.replaceAll(/[*_~`=+]/g, 'x'))
}

/** Masks the characters of a block that Markdown removes: `**`. */
function maskDelimiters(text: string, block: Nodes): string {
  const [blockStart] = getNodeRange(block)
  const nodes = listNodes(block).filter(({ type }) => type !== 'text' && type !== 'paragraph')
  let masked = ''
  for (const [start, end] of nodes.flatMap(getDelimiters).sort(([a], [b]) => a - b)) {
    masked += text.slice(masked.length, start - blockStart)
    masked += maskText(text.slice(masked.length, end - blockStart))
  }
  return masked + text.slice(masked.length)
}

/** Returns the ranges before and after the children, or the range of a node that has no children. */
function getDelimiters(node: Nodes): TextRange[] {
  const [start, end] = getNodeRange(node)
  const [first, last] = 'children' in node ? [node.children.at(0), node.children.at(-1)] : []
  if (!first?.position || !last?.position) return [[start, end]]
  const [firstStart] = getNodeRange(first)
  const isBareUrl = node.type === 'link' && firstStart === start
  if (isBareUrl) return []
  return [
    [start, firstStart],
    [getNodeRange(last)[1], end],
  ]
}

/** Source text around a match. */
export interface MatchContext {
  before: string
  after: string
}

/** Syntax that Markdown doesn't render, so visitors see it as typed. */
export interface UnrenderedSyntax {
  /** Needs the `g` flag. Matches the text of `LiteralText`: `\ufffc` is `MASK`. */
  pattern: RegExp
  message: string
  hint?: string
  /** Confirms a match. @param raw the source, which has no masks */
  isMatch?: (raw: string, context: MatchContext) => boolean
  /** Returns a replacement, or undefined if it's unknown. */
  toReplacement?: (raw: string, context: MatchContext) => string | undefined
  /** True if `--fix` can apply the replacement. */
  isCertain?: boolean
  /** Says how to show the text as typed. Defaults to an escape of the first character. */
  escapeHint?: string
}

/** Says how to show text as typed: `\*`, `1\.`, `&#9679;`. Returns undefined if it starts with an ASCII word. */
export function getEscapeHint(raw: string): string | undefined {
  if (raw.startsWith('`')) return 'To show the character itself, write `\\` before it.'
  const [, number = '', sign] = /^(\w{1,3} ?(?=[-.)/:])|!(?=\[)|)([!-/:-@[-`{-~])/.exec(raw) ?? []
  if (sign !== undefined) return `To show it as typed, write \`${number}\\${sign}\`.`
  const codePoint = raw.codePointAt(0) ?? 0
  return codePoint > 0x7f ? `To show the character itself, write \`&#${codePoint};\`.` : undefined
}
