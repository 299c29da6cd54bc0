import type { Blockquote, List, ListItem, Nodes, Root } from 'mdast'
import { hasLetterOrDigit } from '../../diagnostics/characters.ts'
import type { Source } from '../../diagnostics/source.ts'
import { getNodeRange, listPlacedNodes, type PlacedNode } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

/** Reports text that Markdown reads as a quote or list, `> 500 reviews`, and list items that are empty or have a wrong number. */
export function reportLineStarts(literal: LiteralText, tree: Root): void {
  const reportedLines = new Set<number>()
  for (const placed of listPlacedNodes(tree, 'blockquote', 'list')) {
    const { node } = placed
    const line = node.position?.start.line ?? 0
    // Only report the first number in `2024. 2025. 2026.`.
    if (reportedLines.has(line)) continue
    const previousCount = literal.problems.length
    if (node.type === 'blockquote') reportQuote(literal, { ...placed, node })
    else if (node.ordered) reportNumbers(literal, { ...placed, node })
    else reportBullets(literal, { ...placed, node })
    if (node.type === 'list' && literal.problems.length === previousCount) reportEmptyItems(literal, node)
    if (literal.problems.length > previousCount) reportedLines.add(line)
  }
}

/** Checks that no blank line is above a node. */
function isAdjacent({ node, previous }: PlacedNode): boolean {
  return previous?.position?.end.line === (node.position?.start.line ?? 0) - 1
}

/** Checks for a paragraph in the line above that doesn't end a sentence. */
function interruptsSentence(source: Source, placed: PlacedNode): boolean {
  const { previous } = placed
  if (previous?.type !== 'paragraph' || !isAdjacent(placed)) return false
  return /[\p{L}\p{N},]$/u.test(source.text.slice(...getNodeRange(previous)))
}

/** Checks for two markers in a line: `- 1. text`. */
function isNestedMarker({ node, parent, previous }: PlacedNode): boolean {
  return parent.type === 'listItem' && !previous && parent.position?.start.line === node.position?.start.line
}

const REMOVE_MARKER_HINT = 'Remove one of the two markers.'

function reportEmptyItems(literal: LiteralText, { children }: List): void {
  for (const item of children.filter((child) => child.children.length === 0)) {
    const { start, end, escaped } = readMarker(literal.source, item)
    const hint = `Add text after it, or remove the line. To show it as typed, write \`${escaped}\`.`
    literal.addProblem([start, end], 'This list item is empty.', hint)
  }
}

/** Returns the marker of an item, with offsets. `digits` is empty for bullets, and `escaped` shows the marker as text. */
function readMarker({ text }: Source, item: ListItem) {
  const [start] = getNodeRange(item)
  const [raw = '', digits = '', sign = ''] = /^(\d*)([-*+.)])/.exec(text.slice(start)) ?? []
  return { start, end: start + raw.length, raw, digits, escaped: `${digits}\\${sign}` }
}

/** Matches a marker and an amount: `> $500`, `- 5 degrees`. */
const AMOUNT_PATTERN = /^[ \t]*[>+*-]=?[ \t]*[~≈]?[$€£]?\d/

function reportQuote(literal: LiteralText, placed: PlacedNode<Blockquote>): void {
  const { source } = literal
  const [start, end] = getNodeRange(placed.node)
  const hint = getQuoteHint(source, placed)
  if (hint === undefined || placed.parent.type === 'blockquote') return
  const isOneLine = end > start + 1 && !source.text.slice(start, end).includes('\n')
  const fix = isOneLine ? source.createReplacementFix([start, start], '\\') : undefined
  const message = "Is this a quote? Visitors won't see the `>`."
  literal.addProblem([start, start + 1], message, `To show it, write \`\\>\`. ${hint}`, fix)
}

/** Returns a hint for a quote, or undefined if it looks intended. */
function getQuoteHint(source: Source, placed: PlacedNode<Blockquote>): string | undefined {
  const { node } = placed
  const raw = source.text.slice(...getNodeRange(node))
  const [first, second] = node.children
  const isLink = first?.type === 'paragraph' && first.children.length === 1 && first.children[0]?.type === 'link'
  const lines = raw.split('\n').filter((line) => /^[ \t]*>/.test(line))
  if (!first || !hasLetterOrDigit(raw)) return 'Otherwise, remove it.'
  if (lines.every((line) => AMOUNT_PATTERN.test(line)))
    return 'For a quote that starts with a number, put quotation marks around it.'
  if (first.type === 'blockquote' && /^>[ \t]*>/.test(raw)) return 'For a quote, write a single `>`.'
  if (isLink && !second) return 'If you only want the link, remove the `>`.'
  if (/^>[.:;=_|/-]/.test(raw)) return 'For a quote, write a space after it.'
  return interruptsSentence(source, placed) ? 'For a quote, add a blank line above it.' : undefined
}

function reportBullets(literal: LiteralText, placed: PlacedNode<List>): void {
  const { source } = literal
  const { node } = placed
  const [start, end] = getNodeRange(node)
  const [, text] = /^\*([^*\n]+)\*$/.exec(source.text.slice(start, end)) ?? []
  if (text !== undefined) {
    const message = "Visitors would see a list, because there's a space after the first asterisk."
    const hint = 'For emphasis, write `*words*`. To show it as typed, write `\\*`.'
    literal.reportAndMask([start, end], message, hint, source.createReplacementFix([start, end], `*${text.trim()}*`))
    return
  }
  const hint = node.children.length > 1 ? getListHint(source, node) : getItemHint(source, placed)
  const message = `Is this a list? Visitors would see a bullet instead of the \`${source.text.charAt(start)}\`.`
  if (hint !== undefined) literal.addProblem([start, start + 1], message, hint)
}

/** Returns a hint for bullets that may be plus signs: `+ 5%`. */
function getListHint({ text }: Source, { children }: List): string | undefined {
  const isPositive = (item: ListItem) => /^\+=?[ \t]*[~≈]?[$€£]?\d/.test(text.slice(...getNodeRange(item)))
  return children.every(isPositive) ? 'For a list, write `- `. To show the plus signs in it, write `- +`.' : undefined
}

/** Maximum for an attribution below a quote, `- Jane Doe, Tampa`. The dash counts as a word. */
const MAX_ATTRIBUTION_WORDS = 9

/** Returns a hint for a list of one item, or undefined if it looks intended. */
function getItemHint(source: Source, placed: PlacedNode<List>): string | undefined {
  const { node, parent, previous } = placed
  const item = source.text.slice(...getNodeRange(node))
  const sign = item.charAt(0)
  const isAmount = AMOUNT_PATTERN.test(item)
  if (sign === '+' && isAmount) return 'For a list, write `- `. To show it as typed, write `\\+`.'
  const followsColon = previous?.type === 'paragraph' && source.text.slice(...getNodeRange(previous)).endsWith(':')
  const followsList = previous?.type === 'list' && isAdjacent(placed)
  if (isNestedMarker(placed)) return `${REMOVE_MARKER_HINT} To show it as typed, write \`\\${sign}\`.`
  if (parent.type === 'listItem' || followsColon || followsList) return undefined
  if (sign !== '-') return `For a list, write \`- \`. To show it as typed, write \`\\${sign}\`.`
  if (isAmount) return 'For a list, write at least two items. To show a minus, write `\\-`.'
  if (/^-[ \t]+\p{Ll}/u.test(item) && interruptsSentence(source, placed))
    return 'For a dash, write `—`. For a list, add a blank line above it.'
  const isAtEndOfQuote = parent.type === 'blockquote' && parent.children.at(-1) === node
  const isName =
    /^-[ \t]+\p{Lu}/u.test(item) && !/[.!?]$/.test(item) && item.split(/\s+/).length <= MAX_ATTRIBUTION_WORDS
  if (!isName || !(isAtEndOfQuote || previous?.type === 'blockquote')) return undefined
  return 'For an attribution below a quote, write `— `. For a list, write at least two items.'
}

function reportNumbers(literal: LiteralText, placed: PlacedNode<List>): void {
  const { source } = literal
  const { node } = placed
  const markers = node.children.map((item) => readMarker(source, item))
  const [first] = markers
  if (!first) return
  const hint = markers.length === 1 ? getNumberHint(source, first.digits, placed) : undefined
  if (hint !== undefined) {
    const { start, end, raw, escaped } = first
    const isOneLine = node.position?.start.line === node.position?.end.line
    const fix = isOneLine ? source.createReplacementFix([start, end], escaped) : undefined
    const message = `Is this a list? Visitors would see \`${raw}\` as the number of a list item.`
    literal.addProblem([start, end], message, `${getMarkerHint(escaped)} ${hint}`, fix)
    return
  }
  // All items can have the same number.
  if (/^[01]$/.test(first.digits) && markers.every(({ digits }) => digits === first.digits)) return
  const index = markers.findIndex(({ digits }, position) => digits !== String(Number(first.digits) + position))
  const marker = markers[index]
  if (!marker) return
  const message = `Visitors would see \`${Number(first.digits) + index}.\` instead of \`${marker.raw}\`, because lists are numbered automatically.`
  const itemHint = `Number the items consecutively. ${getMarkerHint(marker.escaped)}`
  literal.addProblem([marker.start, marker.end], message, itemHint)
}

const getMarkerHint = (escaped: string) => `If it's part of the text, write \`${escaped}\`.`

/** Returns a hint for a numbered list of one item, or undefined if it looks intended. */
function getNumberHint(source: Source, digits: string, placed: PlacedNode<List>): string | undefined {
  const { node, parent } = placed
  if (isNestedMarker(placed)) return REMOVE_MARKER_HINT
  if (digits === '1') {
    const isInSentence = parent.type !== 'listItem' && interruptsSentence(source, placed)
    return isInSentence ? 'For a list, add a blank line above it.' : undefined
  }
  const number = Number(digits)
  const isConsecutive = (other: Nodes) => {
    if (other.type !== 'list' || !other.ordered || other === node) return false
    const first = other.start ?? 1
    return Math.abs(first - number) === 1 || Math.abs(first + other.children.length - 1 - number) === 1
  }
  return parent.children.some(isConsecutive) ? undefined : 'Lists start with `1.`.'
}
