import type { Nodes, Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { TextEdit } from '../../explain/fix.ts'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'
import type { LiteralText } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

/** Characters that look like a list marker. */
interface Marker {
  /** Matches at the start of a line, after the indentation. */
  pattern: RegExp
  /** Minimum number of matching lines. */
  atLeast: number
  message: string
  /** Defaults to `- `. */
  write?: (match: RegExpExecArray, index: number) => string
  isCertain?: boolean
  hint?: string
  /** Adds an empty line. */
  needsSpace?: boolean
  /** True if the list would start at 1 again. */
  isApart?: boolean
}

const BULLET = "Readers would see one paragraph, because this character doesn't start a list."
const NO_SPACE = 'Readers would see one paragraph, because the space after the list marker is missing.'

const NUMBERED = 'Readers would see one paragraph, because lists are numbered with `1.`, `2.`, and so on.'
const numbered: Marker['write'] = (_, index) => `${index + 1}. `
const withSpace: Marker['write'] = ([, number = '', sign = '']) => `${number}${sign} `

const MARKERS: Marker[] = [
  {
    pattern: /^[•◦▪▫■□●○◆◇‣⁃∙⋅·►▸▶➢➤❖]\s*(?=\S)/u,
    atLeast: 1,
    message: BULLET,
    isCertain: true,
    hint: 'Start each line of a list with `- `.',
  },
  {
    pattern: /^(?:[–—−‐‑→»›✓✔✗✘★☆§¤]|(?![©®™])\p{Extended_Pictographic}\ufe0f?|\d\ufe0f?\u20e3)\s*(?=\S)/u,
    atLeast: 2,
    message: BULLET,
  },
  {
    pattern: /^(?:-{1,2}>|--|[☐☑])\s*(?=[\p{L}\ufffc])|^(?:o|[~_=^:;/]{1,2})[ \t]+(?=\S)/u,
    atLeast: 2,
    message: BULLET,
  },
  { pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u, atLeast: 2, message: NO_SPACE, isCertain: true },
  {
    pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u,
    atLeast: 1,
    message: 'Is this a list? The space after the `-` is missing, so readers would see it as typed.',
  },
  { pattern: /^[*+](?=["“‘'(]?[\p{L}\ufffc])/u, atLeast: 2, message: NO_SPACE },
  {
    pattern: /^(\d{1,3})([.)])(?=["“‘'(]?(?:\p{L}{2}|[aAI][ \t]|\ufffc))/u,
    atLeast: 1,
    message: NO_SPACE,
    write: withSpace,
    isCertain: true,
  },
  {
    pattern: /^(\d{1,3})[ \t]+([.)])[ \t]*(?=[\p{L}\ufffc])/u,
    atLeast: 1,
    message: 'Readers would see one paragraph, because there is a space inside the number of the list.',
    write: withSpace,
    isCertain: true,
  },
  {
    pattern:
      /^(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|(?:[a-zA-Z]|[ivx]{1,4})\)|(?:[a-hA-H]|[ivxIVX]{1,4})\.|\d{1,2}\.\)|[①-⑳➀-➓❶-❿]|(?:#\d{1,2}[.:)]?|\d{1,2}\/|\[\d{1,2}\])(?=[ \t])|\d{1,2}[ \t]?[-–:](?=[ \t]+\p{Lu}))[ \t]*(?=\S)/u,
    atLeast: 2,
    message: NUMBERED,
    write: numbered,
    needsSpace: true,
  },
  {
    pattern: /^\d{1,2}[.)][ \t]+(?=\S)/,
    atLeast: 2,
    message: "Readers would see one paragraph, because a list that doesn't start at 1 needs a blank line above it.",
    write: ([marker]) => marker,
    needsSpace: true,
  },
  {
    pattern: /^\[[ xX]?\][ \t]+(?=[^\s(])/,
    atLeast: 1,
    message: "This is a checkbox, which readers can't check.",
    hint: 'Write a list without checkboxes.',
  },
]

/** Items of an outline, which can have paragraphs between them. */
const ROMAN = { pattern: /^[IVX]{1,4}\.[ \t]/ }

/** Reports paragraphs that look like lists. */
export function reportLists(literal: LiteralText, tree: Root): void {
  const { text } = literal
  const startsWith = (node: Nodes | undefined, { pattern }: Pick<Marker, 'pattern'>) =>
    node?.type === 'paragraph' && pattern.test(text.slice(...rangeOf(node)))
  visit(tree, 'paragraph', (node, index = 0, parent) => {
    const adjacent = [parent?.children[index - 1], parent?.children[index + 1]]
    const others = parent?.children.filter((each) => each !== node) ?? []
    for (const marker of MARKERS) {
      const adjacentCount = adjacent.filter((each) => startsWith(each, marker)).length
      const isApart = marker.write === numbered && adjacentCount === 0 && startsWith(node, ROMAN)
      const siblingCount = isApart ? others.filter((each) => startsWith(each, ROMAN)).length : adjacentCount
      // Word changes the `-` of some items to a dash.
      const isInItem = parent?.type === 'listItem' && marker.message === BULLET ? 1 : 0
      const atLeast = marker.atLeast - siblingCount - isInItem
      reportMarker(literal, node, { ...marker, atLeast, isApart: isApart && siblingCount > 0 })
    }
  })
}

interface Item {
  at: number
  marker: string
  /** Replacement for the marker. */
  text: string
}

function reportMarker(literal: LiteralText, node: Paragraph, marker: Marker): void {
  const { source } = literal
  const [start] = rangeOf(node)
  const items = findItems(literal, node, marker)
  const [first] = items
  if (!first) return
  const above = literal.text.slice(start, first.at).trim()
  // A line with a colon at the end should introduce a list.
  if (items.length < marker.atLeast - (above.endsWith(':') ? 1 : 0)) return
  const end = first.at + first.marker.length
  const line = first.text + source.getLine(source.getLineIndex(end)).slice(end - getLineStart(source, end))
  const edits = items.map(({ at, ...item }) => source.edit(at, at + item.marker.length, item.text))
  if (marker.needsSpace && above !== '') edits[0] = addEmptyLine(source, first)
  const hasMarker = first.text === ''
  const fix = { line: hasMarker ? `- ${line}` : line, edits, isCertain: marker.isCertain ?? false }
  const message = hasMarker ? 'Readers would see this character, because the list has its own.' : marker.message
  const hint = [hasMarker ? undefined : marker.hint, describeReplaced(items), getEscapeHint(first.marker)]
    .filter(Boolean)
    .join(' ')
  const markerEnd = first.at + first.marker.trimEnd().length
  if (marker.isApart) literal.report(first.at, markerEnd, APART, `${APART_HINT} ${getEscapeHint(first.marker)}`)
  else literal.report(first.at, markerEnd, message, hint, fix)
  for (const { at, ...item } of items.slice(1)) literal.hide(at, at + item.marker.length)
}

const APART = 'Is this a list? The paragraphs between its items keep them apart.'
const APART_HINT =
  'For headings, write `## `. For a list, write `1. `, and indent the paragraphs between by three spaces.'

function describeReplaced(items: Item[]): string | undefined {
  const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const changed = items.filter(({ marker, text }) => lettersOf(marker) !== lettersOf(text))
  return changed.length === 0
    ? undefined
    : `This replaces ${changed.map(({ marker }) => `\`${marker.trim()}\``).join(', ')}.`
}

function findItems({ source, text }: LiteralText, node: Paragraph, { pattern, write = () => '- ' }: Marker): Item[] {
  const [start, end] = rangeOf(node)
  const lines = [...text.slice(start, end).matchAll(/^([ \t]*)([^\n]*)/gm)]
  const matches = lines.flatMap(({ 1: indent = '', 2: line = '', index }) => {
    const match = pattern.exec(line)
    return match ? [{ at: start + index + indent.length, match }] : []
  })
  return matches.map(({ at, match }, index) => {
    const hasMarker = /^[ \t>]*[-*+][ \t]+$/.test(source.text.slice(getLineStart(source, at), at))
    return { at, marker: match[0], text: hasMarker ? '' : write(match, index) }
  })
}

/** Copies the start of the line, `> `, to the empty line. */
function addEmptyLine(source: Source, { at, marker, text }: Item): TextEdit {
  const start = getLineStart(source, at)
  const before = source.text.slice(start, at)
  return source.edit(start, at + marker.length, `${before.trimEnd()}\n${before}${text}`)
}

const getLineStart = ({ text }: Source, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
