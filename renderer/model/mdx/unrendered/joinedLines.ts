import type { Paragraph, Parents, Root } from 'mdast'
import type { Source } from '../../diagnostics/source.ts'
import { getNodeRange, listPlacedNodes } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

const CONTAINERS_BY_TYPE: Record<string, [name: string, hint: string]> = {
  listItem: ['list item', 'For the same item, indent it like the text of the item.'],
  blockquote: ['quote', 'For the quote, start it with `> `.'],
  footnoteDefinition: ['footnote', 'For the footnote, indent it by four spaces.'],
}

/** Reports lines that Markdown joins with a list, quote, or footnote (CommonMark 5.2, "lazy continuation"). */
export function reportJoinedLines(literal: LiteralText, tree: Root): void {
  const { source } = literal
  for (const { node, parent, next } of listPlacedNodes(tree, 'paragraph')) {
    const container = CONTAINERS_BY_TYPE[parent.type]
    const start = container && findJoinedLine(source, node, parent)
    if (!container || start === undefined) continue
    const lineIndex = source.getLineIndex(start)
    // Skip lines with a problem: `-Two` is a list item without a space.
    if (literal.problems.some((problem) => problem.line === lineIndex + 1)) continue
    const [lineStart, lineEnd] = source.getLineRange(lineIndex)
    const markers = source.text.slice(lineStart, start).trimEnd()
    const edits = [source.createTextEdit([lineStart, lineStart], `${markers}\n`)]
    const fix = next ? undefined : { line: undefined, edits, isCertain: false }
    const [name, containerHint] = container
    const message = `This line is part of the ${name} above it.`
    const hint = `For a new paragraph, add a blank line above it. ${containerHint}`
    literal.addProblem([start, lineEnd], message, hint, fix)
  }
}

/** Finds the first line that starts a sentence, but lacks the markers or indentation of the container. Returns the offset of its text. */
function findJoinedLine(source: Source, node: Paragraph, parent: Parents): number | undefined {
  const [start, end] = getNodeRange(node)
  const [firstIndex, lastIndex] = [source.getLineIndex(start), source.getLineIndex(end)]
  const quoteDepth = countQuotes(source.getLine(firstIndex).slice(0, (node.position?.start.column ?? 1) - 1))
  const markerColumn = parent.type === 'blockquote' ? 0 : (parent.position?.start.column ?? 1) - 1
  for (let lineIndex = firstIndex + 1; lineIndex <= lastIndex; lineIndex += 1) {
    const line = source.getLine(lineIndex)
    const [markers = ''] = /^[ \t>]*/.exec(line) ?? []
    const isIndented = markers.includes('\t') || markers.length > markerColumn
    const isJoined = countQuotes(markers) < quoteDepth || (parent.type !== 'blockquote' && !isIndented)
    const lineAbove = source.getLine(lineIndex - 1).trim()
    if (isJoined && startsSentence({ line: line.slice(markers.length), lineAbove }))
      return source.getLineRange(lineIndex)[0] + markers.length
  }
  return undefined
}

const countQuotes = (markers: string) => markers.split('>').length - 1

/** Lines at least this long were probably wrapped by a text editor. */
const MIN_WRAPPED_LINE_LENGTH = 60
const SENTENCE_END = /[.!?…][\p{Pe}\p{Pf}"'*_~`]*$/u
const ABBREVIATION = /\b(?:e\.g|i\.e|vs|etc|approx)\.$/i

/** Checks if a line probably starts a sentence: it has a capital letter, or the line above ends a sentence or is short. */
function startsSentence({ line, lineAbove }: { line: string; lineAbove: string }): boolean {
  if (lineAbove.endsWith('\\') || /^[–—]/.test(line)) return false
  const text = line.replace(/^[\p{Ps}\p{Pi}"'*_~`]+/u, '')
  if (/^\p{Lu}/u.test(text)) return true
  if (SENTENCE_END.test(lineAbove)) return !ABBREVIATION.test(lineAbove)
  return !/^\p{L}/u.test(text) && lineAbove.length < MIN_WRAPPED_LINE_LENGTH
}
