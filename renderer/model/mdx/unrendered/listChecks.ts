import type { Nodes, Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { TextEdit } from '../../explain/fix.ts'
import type { Source } from '../../explain/source.ts'
import { getRange } from '../tree.ts'
import type { LiteralText } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

/** Characters that look like a list marker. */
interface Marker {
  /** Matches at the start of a line, after the indentation. */
  pattern: RegExp
  /** Minimum number of matching lines. */
  minLines: number
  message: string
  /** Defaults to `- `. */
  toReplacement?: (match: RegExpExecArray, index: number) => string
  isCertain?: boolean
  hint?: string
  /** Adds an empty line. */
  needsBlankLine?: boolean
  /** True if the list would start at 1 again. */
  isSeparated?: boolean
}

const BULLET_MESSAGE = "Readers would see one paragraph, because this character doesn't start a list."
const NO_SPACE_MESSAGE = 'Readers would see one paragraph, because the space after the list marker is missing.'

const NUMBERED_MESSAGE = 'Readers would see one paragraph, because lists are numbered with `1.`, `2.`, and so on.'
const writeNumber: Marker['toReplacement'] = (_, index) => `${index + 1}. `
const writeSpace: Marker['toReplacement'] = ([, number = '', sign = '']) => `${number}${sign} `

const MARKERS: Marker[] = [
  {
    pattern: /^[•◦▪▫■□●○◆◇‣⁃∙⋅·►▸▶➢➤❖]\s*(?=\S)/u,
    minLines: 1,
    message: BULLET_MESSAGE,
    isCertain: true,
    hint: 'Start each line of a list with `- `.',
  },
  {
    pattern: /^(?:[–—−‐‑→»›✓✔✗✘★☆§¤]|(?![©®™])\p{Extended_Pictographic}\ufe0f?|\d\ufe0f?\u20e3)\s*(?=\S)/u,
    minLines: 2,
    message: BULLET_MESSAGE,
  },
  {
    pattern: /^(?:-{1,2}>|--|[☐☑])\s*(?=[\p{L}\ufffc])|^(?:o|[~_=^:;/]{1,2})[ \t]+(?=\S)/u,
    minLines: 2,
    message: BULLET_MESSAGE,
  },
  { pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u, minLines: 2, message: NO_SPACE_MESSAGE, isCertain: true },
  {
    pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u,
    minLines: 1,
    message: 'Is this a list? The space after the `-` is missing, so readers would see it as typed.',
  },
  { pattern: /^[*+](?=["“‘'(]?[\p{L}\ufffc])/u, minLines: 2, message: NO_SPACE_MESSAGE },
  {
    pattern: /^(\d{1,3})([.)])(?=["“‘'(]?(?:\p{L}{2}|[aAI][ \t]|\ufffc))/u,
    minLines: 1,
    message: NO_SPACE_MESSAGE,
    toReplacement: writeSpace,
    isCertain: true,
  },
  {
    pattern: /^(\d{1,3})[ \t]+([.)])[ \t]*(?=[\p{L}\ufffc])/u,
    minLines: 1,
    message: 'Readers would see one paragraph, because there is a space inside the number of the list.',
    toReplacement: writeSpace,
    isCertain: true,
  },
  {
    pattern:
      /^(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|(?:[a-zA-Z]|[ivx]{1,4})\)|(?:[a-hA-H]|[ivxIVX]{1,4})\.|\d{1,2}\.\)|[①-⑳➀-➓❶-❿]|(?:#\d{1,2}[.:)]?|\d{1,2}\/|\[\d{1,2}\])(?=[ \t])|\d{1,2}[ \t]?[-–:](?=[ \t]+\p{Lu}))[ \t]*(?=\S)/u,
    minLines: 2,
    message: NUMBERED_MESSAGE,
    toReplacement: writeNumber,
    needsBlankLine: true,
  },
  {
    pattern: /^\d{1,2}[.)][ \t]+(?=\S)/,
    minLines: 2,
    message: "Readers would see one paragraph, because a list that doesn't start at 1 needs a blank line above it.",
    toReplacement: ([marker]) => marker,
    needsBlankLine: true,
  },
  {
    pattern: /^\[[ xX]?\][ \t]+(?=[^\s(])/,
    minLines: 1,
    message: "This is a checkbox, which readers can't check.",
    hint: 'Write a list without checkboxes.',
  },
]

/** Items of an outline, which can have paragraphs between them. */
const ROMAN_NUMERAL = { pattern: /^[IVX]{1,4}\.[ \t]/ }

/** Reports paragraphs that look like lists. */
export function reportLists(literal: LiteralText, tree: Root): void {
  const { text } = literal
  const startsWith = (node: Nodes | undefined, { pattern }: Pick<Marker, 'pattern'>) =>
    node?.type === 'paragraph' && pattern.test(text.slice(...getRange(node)))
  visit(tree, 'paragraph', (node, index = 0, parent) => {
    const neighbors = [parent?.children[index - 1], parent?.children[index + 1]]
    const siblings = parent?.children.filter((sibling) => sibling !== node) ?? []
    for (const marker of MARKERS) {
      const neighborCount = neighbors.filter((neighbor) => startsWith(neighbor, marker)).length
      const isSeparated = marker.toReplacement === writeNumber && neighborCount === 0 && startsWith(node, ROMAN_NUMERAL)
      const siblingCount = isSeparated
        ? siblings.filter((sibling) => startsWith(sibling, ROMAN_NUMERAL)).length
        : neighborCount
      // Word changes the `-` of some items to a dash.
      const isInItem = parent?.type === 'listItem' && marker.message === BULLET_MESSAGE ? 1 : 0
      const minLines = marker.minLines - siblingCount - isInItem
      reportMarker(literal, node, { ...marker, minLines, isSeparated: isSeparated && siblingCount > 0 })
    }
  })
}

interface Item {
  offset: number
  marker: string
  /** Replacement for the marker. */
  text: string
}

function reportMarker(literal: LiteralText, node: Paragraph, marker: Marker): void {
  const { source } = literal
  const [start] = getRange(node)
  const items = findItems(literal, node, marker)
  const [first] = items
  if (!first) return
  const textAbove = literal.text.slice(start, first.offset).trim()
  // A line with a colon at the end should introduce a list.
  if (items.length < marker.minLines - (textAbove.endsWith(':') ? 1 : 0)) return
  const end = first.offset + first.marker.length
  const line = first.text + source.getLine(source.getLineIndex(end)).slice(end - getLineStart(source, end))
  const edits = items.map(({ offset, ...item }) =>
    source.createTextEdit(offset, offset + item.marker.length, item.text),
  )
  if (marker.needsBlankLine && textAbove !== '') edits[0] = addBlankLine(source, first)
  const hasMarker = first.text === ''
  const fix = { line: hasMarker ? `- ${line}` : line, edits, isCertain: marker.isCertain ?? false }
  const message = hasMarker ? 'Readers would see this character, because the list has its own.' : marker.message
  const hint = [hasMarker ? undefined : marker.hint, describeReplaced(items), getEscapeHint(first.marker)]
    .filter(Boolean)
    .join(' ')
  const markerEnd = first.offset + first.marker.trimEnd().length
  if (marker.isSeparated)
    literal.reportAndHide(
      first.offset,
      markerEnd,
      SEPARATED_ITEMS_MESSAGE,
      `${SEPARATED_ITEMS_HINT} ${getEscapeHint(first.marker)}`,
    )
  else literal.reportAndHide(first.offset, markerEnd, message, hint, fix)
  for (const { offset, ...item } of items.slice(1)) literal.hide(offset, offset + item.marker.length)
}

const SEPARATED_ITEMS_MESSAGE = 'Is this a list? The paragraphs between its items keep them apart.'
const SEPARATED_ITEMS_HINT =
  'For headings, write `## `. For a list, write `1. `, and indent the paragraphs between by three spaces.'

function describeReplaced(items: Item[]): string | undefined {
  const getLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const changed = items.filter(({ marker, text }) => getLetters(marker) !== getLetters(text))
  return changed.length === 0
    ? undefined
    : `This replaces ${changed.map(({ marker }) => `\`${marker.trim()}\``).join(', ')}.`
}

function findItems(
  { source, text }: LiteralText,
  node: Paragraph,
  { pattern, toReplacement = () => '- ' }: Marker,
): Item[] {
  const [start, end] = getRange(node)
  const lines = [...text.slice(start, end).matchAll(/^([ \t]*)([^\n]*)/gm)]
  const matches = lines.flatMap(({ 1: indent = '', 2: line = '', index }) => {
    const match = pattern.exec(line)
    return match ? [{ offset: start + index + indent.length, match }] : []
  })
  return matches.map(({ offset, match }, index) => {
    const hasMarker = /^[ \t>]*[-*+][ \t]+$/.test(source.text.slice(getLineStart(source, offset), offset))
    return { offset, marker: match[0], text: hasMarker ? '' : toReplacement(match, index) }
  })
}

/** Copies the start of the line, `> `, to the empty line. */
function addBlankLine(source: Source, { offset, marker, text }: Item): TextEdit {
  const start = getLineStart(source, offset)
  const before = source.text.slice(start, offset)
  return source.createTextEdit(start, offset + marker.length, `${before.trimEnd()}\n${before}${text}`)
}

const getLineStart = ({ text }: Source, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
