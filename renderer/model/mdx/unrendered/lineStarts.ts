import type { Blockquote, List, ListItem, Nodes } from 'mdast'
import { hasLetterOrDigit } from '../../diagnostics/characters.ts'
import { getNodeRange } from '../tree.ts'
import type { LiteralText, NodeWithSource } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

/** Reports text that Markdown reads as a quote or list, `> 500 reviews`, and list items that are empty or have a wrong number. */
export function reportLineStarts(literal: LiteralText): void {
  const reportedLines = new Set<number>()
  for (const located of literal.locateNodes('blockquote', 'list')) {
    const { node } = located
    const line = node.position?.start.line ?? 0
    // Only report the first number in `2024. 2025. 2026.`.
    if (reportedLines.has(line)) continue
    const previousCount = literal.problems.length
    if (node.type === 'blockquote') reportQuote(literal, { ...located, node })
    else if (node.ordered) reportNumbers(literal, { ...located, node })
    else reportBullets(literal, { ...located, node })
    if (node.type === 'list' && literal.problems.length === previousCount) reportEmptyItems(literal, node)
    if (literal.problems.length > previousCount) reportedLines.add(line)
  }
}

/** Checks that no blank line is above a node. */
function isAdjacent({ node, previous }: NodeWithSource): boolean {
  return previous?.position?.end.line === (node.position?.start.line ?? 0) - 1
}

/** Checks for a paragraph in the line above that doesn't end a sentence. */
function interruptsSentence(literal: LiteralText, located: NodeWithSource): boolean {
  const { previous } = located
  return previous?.type === 'paragraph' && isAdjacent(located) && /[\p{L}\p{N},]$/u.test(literal.getRaw(previous))
}

/** Checks for two markers in a line: `- 1. text`. */
function isNestedMarker({ node, parent, previous }: NodeWithSource): boolean {
  return parent.type === 'listItem' && !previous && parent.position?.start.line === node.position?.start.line
}

const REMOVE_MARKER_HINT = 'Remove one of the two markers.'

function reportEmptyItems(literal: LiteralText, { children }: List): void {
  for (const item of children.filter((child) => child.children.length === 0)) {
    const { range, escaped } = readMarker(literal, item)
    const hint = `Add text after it, or remove the line. To show it as typed, write \`${escaped}\`.`
    literal.addProblem(range, 'This list item is empty.', hint)
  }
}

/** Returns the marker of an item, with its range. `digits` is empty for bullets, and `escaped` shows the marker as text. */
function readMarker(literal: LiteralText, item: ListItem) {
  const [start] = getNodeRange(item)
  const [marker = '', digits = '', sign = ''] = /^(\d*)([-*+.)])/.exec(literal.source.text.slice(start)) ?? []
  return { range: [start, start + marker.length] as const, marker, digits, escaped: `${digits}\\${sign}` }
}

/** Matches a marker and an amount: `> $500`, `- 5 degrees`. */
const AMOUNT_PATTERN = /^[ \t]*[>+*-]=?[ \t]*[~≈]?[$€£]?\d/

function reportQuote(literal: LiteralText, located: NodeWithSource<Blockquote>): void {
  const { parent, start, raw } = located
  const hint = getQuoteHint(literal, located)
  if (hint === undefined || parent.type === 'blockquote') return
  const message = "Is this a quote? Visitors won't see the `>`."
  const isOneLine = raw.length > 1 && !raw.includes('\n')
  const fix = isOneLine ? literal.source.createReplacementFix([start, start], '\\') : undefined
  literal.addProblem([start, start + 1], message, `To show it, write \`\\>\`. ${hint}`, fix)
}

/** Returns a hint for a quote, or undefined if it looks intended. */
function getQuoteHint(literal: LiteralText, located: NodeWithSource<Blockquote>): string | undefined {
  const { node, raw } = located
  const [first, second] = node.children
  const isLink = first?.type === 'paragraph' && first.children.length === 1 && first.children[0]?.type === 'link'
  const lines = raw.split('\n').filter((line) => /^[ \t]*>/.test(line))
  if (!first || !hasLetterOrDigit(raw)) return 'Otherwise, remove it.'
  if (lines.every((line) => AMOUNT_PATTERN.test(line)))
    return 'For a quote that starts with a number, put quotation marks around it.'
  if (first.type === 'blockquote' && /^>[ \t]*>/.test(raw)) return 'For a quote, write a single `>`.'
  if (isLink && !second) return 'If you only want the link, remove the `>`.'
  if (/^>[.:;=_|/-]/.test(raw)) return 'For a quote, write a space after it.'
  return interruptsSentence(literal, located) ? 'For a quote, add a blank line above it.' : undefined
}

function reportBullets(literal: LiteralText, located: NodeWithSource<List>): void {
  const { start, end, raw } = located
  const [, words] = /^\*([^*\n]+)\*$/.exec(raw) ?? []
  if (words !== undefined) {
    const message = "Visitors would see a list, because there's a space after the first asterisk."
    const fix = literal.source.createReplacementFix([start, end], `*${words.trim()}*`)
    literal.addProblem([start, end], message, `For emphasis, write \`*words*\`. ${getEscapeHint('*')}`, fix)
    literal.mask([start, end])
    return
  }
  const hint = getBulletsHint(literal, located)
  const message = `Is this a list? Visitors would see a bullet instead of the \`${raw.charAt(0)}\`.`
  if (hint !== undefined) literal.addProblem([start, start + 1], message, hint)
}

/** Returns a hint for bullets that may be plus signs (`+ 5%`), or for a list of one item. Returns undefined if they look intended. */
function getBulletsHint(literal: LiteralText, located: NodeWithSource<List>): string | undefined {
  const { node, parent, previous, raw } = located
  const sign = raw.charAt(0)
  const areAmounts = node.children.every((item) => AMOUNT_PATTERN.test(literal.getRaw(item)))
  const plusHint = 'For a list, write `- `. To show the plus signs in it, write `- +`.'
  if (node.children.length > 1) return sign === '+' && areAmounts ? plusHint : undefined
  const listHint = `For a list, write \`- \`. ${getEscapeHint(sign)}`
  if (sign === '+' && areAmounts) return listHint
  if (isNestedMarker(located)) return `${REMOVE_MARKER_HINT} ${getEscapeHint(sign)}`
  const followsColon = previous?.type === 'paragraph' && literal.getRaw(previous).endsWith(':')
  const followsList = previous?.type === 'list' && isAdjacent(located)
  if (parent.type === 'listItem' || followsColon || followsList) return undefined
  if (sign !== '-') return listHint
  if (areAmounts) return 'For a list, write at least two items. To show a minus, write `\\-`.'
  if (isAttribution(located))
    return 'For an attribution below a quote, write `— `. For a list, write at least two items.'
  const isDash = /^-[ \t]+\p{Ll}/u.test(raw) && interruptsSentence(literal, located)
  return isDash ? 'For a dash, write `—`. For a list, add a blank line above it.' : undefined
}

/** The dash counts as a word. */
const MAX_ATTRIBUTION_WORDS = 9

/** Checks for a name at the end of a quote, or below it: `- Jane Doe, Tampa`. */
function isAttribution({ node, parent, previous, raw }: NodeWithSource<List>): boolean {
  const isAtEndOfQuote = parent.type === 'blockquote' && parent.children.at(-1) === node
  const isName = /^-[ \t]+\p{Lu}/u.test(raw) && !/[.!?]$/.test(raw) && raw.split(/\s+/).length <= MAX_ATTRIBUTION_WORDS
  return isName && (isAtEndOfQuote || previous?.type === 'blockquote')
}

function reportNumbers(literal: LiteralText, located: NodeWithSource<List>): void {
  const markers = located.node.children.map((item) => readMarker(literal, item))
  const [first, second] = markers
  const hint = first && !second ? getNumberHint(literal, first.digits, located) : undefined
  if (first && hint !== undefined) {
    const { range, marker, escaped } = first
    const message = `Is this a list? Visitors would see \`${marker}\` as the number of a list item.`
    const fix = located.raw.includes('\n') ? undefined : literal.source.createReplacementFix(range, escaped)
    literal.addProblem(range, message, `${getMarkerHint(escaped)} ${hint}`, fix)
  } else reportWrongNumber(literal, markers)
}

/** Reports the first number that visitors would see differently. All items can have the same number, 0 or 1. */
function reportWrongNumber(literal: LiteralText, markers: ReturnType<typeof readMarker>[]): void {
  if (['0', '1'].some((number) => markers.every(({ digits }) => digits === number))) return
  const firstNumber = Number(markers[0]?.digits)
  const index = markers.findIndex(({ digits }, position) => digits !== String(firstNumber + position))
  const wrong = markers[index]
  if (!wrong) return
  const message = `Visitors would see \`${firstNumber + index}.\` instead of \`${wrong.marker}\`, because lists are numbered automatically.`
  literal.addProblem(wrong.range, message, `Number the items consecutively. ${getMarkerHint(wrong.escaped)}`)
}

const getMarkerHint = (escaped: string) => `If it's part of the text, write \`${escaped}\`.`

/** Returns a hint for a numbered list of one item, or undefined if it looks intended. */
function getNumberHint(literal: LiteralText, digits: string, located: NodeWithSource<List>): string | undefined {
  const { node, parent } = located
  if (isNestedMarker(located)) return REMOVE_MARKER_HINT
  if (digits === '1') {
    const isInSentence = parent.type !== 'listItem' && interruptsSentence(literal, located)
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
