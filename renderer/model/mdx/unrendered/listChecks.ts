import type { Nodes, Paragraph, Root } from 'mdast'
import type { TextEdit } from '../../diagnostics/fix.ts'
import type { Source } from '../../diagnostics/source.ts'
import { getNodeRange, listPlacedNodes } from '../tree.ts'
import { getEscapeHint, type LiteralText } from './literalText.ts'

// `\ufffc` in patterns is `MASK`: rendered or escaped Markdown.

/** Characters that look like a list marker. */
interface ListMarker {
  /** Matches at the start of a line, after the indentation. */
  pattern: RegExp
  /** With fewer lines in the paragraph and its neighbors, it's text. */
  minLines: number
  /** In a list item, one line less is enough for a `bullet`. Paragraphs can separate the items of an `outline`: `I.`, `II.`. */
  kind?: 'bullet' | 'outline'
  message: string
  /** Returns the marker to write. Defaults to `- `. */
  toReplacement?: (match: RegExpExecArray, index: number) => string
  isCertain?: boolean
  hint?: string
  /** True if Markdown only starts this list below a blank line. */
  needsBlankLine?: boolean
}

const BULLET_MESSAGE = "Visitors would see one paragraph, because this character doesn't start a list."
const NO_SPACE_MESSAGE = 'Visitors would see one paragraph, because the space after the list marker is missing.'
const NUMBERED_MESSAGE = 'Visitors would see one paragraph, because lists are numbered with `1.`, `2.`, and so on.'
const writeNumber: ListMarker['toReplacement'] = (_, index) => `${index + 1}. `
const writeSpace: ListMarker['toReplacement'] = ([, number = '', sign = '']) => `${number}${sign} `

const MARKERS: ListMarker[] = [
  {
    pattern: /^[•◦▪▫■□●○◆◇‣⁃∙⋅·►▸▶➢➤❖]\s*(?=\S)/u,
    minLines: 1,
    kind: 'bullet',
    message: BULLET_MESSAGE,
    isCertain: true,
    hint: 'Start each line of a list with `- `.',
  },
  {
    pattern: /^(?:[–—−‐‑→»›✓✔✗✘★☆§¤]|(?![©®™])\p{Extended_Pictographic}\ufe0f?|\d\ufe0f?\u20e3)\s*(?=\S)/u,
    minLines: 2,
    kind: 'bullet',
    message: BULLET_MESSAGE,
  },
  {
    // `-> item`, `o item`
    pattern: /^(?:-{1,2}>|--|[☐☑])\s*(?=[\p{L}\ufffc])|^(?:o|[~_=^:;/]{1,2})[ \t]+(?=\S)/u,
    minLines: 2,
    kind: 'bullet',
    message: BULLET_MESSAGE,
  },
  { pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u, minLines: 2, message: NO_SPACE_MESSAGE, isCertain: true },
  {
    pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u,
    minLines: 1,
    message: 'Is this a list? The space after the `-` is missing, so visitors would see it as typed.',
  },
  { pattern: /^[*+](?=["“‘'(]?[\p{L}\ufffc])/u, minLines: 2, message: NO_SPACE_MESSAGE },
  {
    // `1.Item`
    pattern: /^(\d{1,3})([.)])(?=["“‘'(]?(?:\p{L}{2}|[aAI][ \t]|\ufffc))/u,
    minLines: 1,
    message: NO_SPACE_MESSAGE,
    toReplacement: writeSpace,
    isCertain: true,
  },
  {
    // `1 . Item`
    pattern: /^(\d{1,3})[ \t]+([.)])[ \t]*(?=[\p{L}\ufffc])/u,
    minLines: 1,
    message: 'Visitors would see one paragraph, because there is a space inside the number of the list.',
    toReplacement: writeSpace,
    isCertain: true,
  },
  {
    // `(a) Item`, `iv. Item`, `① Item`, `#1 Item`, `1 – Item`
    pattern:
      /^(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)|(?:[a-zA-Z]|[ivx]{1,4})\)|(?:[a-hA-H]|[ivxIVX]{1,4})\.|\d{1,2}\.\)|[①-⑳➀-➓❶-❿]|(?:#\d{1,2}[.:)]?|\d{1,2}\/|\[\d{1,2}\])(?=[ \t])|\d{1,2}[ \t]?[-–:](?=[ \t]+\p{Lu}))[ \t]*(?=\S)/u,
    minLines: 2,
    kind: 'outline',
    message: NUMBERED_MESSAGE,
    toReplacement: writeNumber,
    needsBlankLine: true,
  },
  {
    // `4. Item`
    pattern: /^\d{1,2}[.)][ \t]+(?=\S)/,
    minLines: 2,
    message: "Visitors would see one paragraph, because a list that doesn't start at 1 needs a blank line above it.",
    toReplacement: ([marker]) => marker,
    hint: 'Add a blank line above it, or start at 1.',
    needsBlankLine: true,
  },
  {
    pattern: /^\[[ xX]?\][ \t]+(?=[^\s(])/,
    minLines: 1,
    message: "This is a checkbox, which visitors can't check.",
    hint: 'Write a list without checkboxes.',
  },
]

const ROMAN_NUMERAL = /^[IVX]{1,4}\.[ \t]/

/** Reports lines that look like list items, but Markdown joins them with a paragraph. */
export function reportLists(literal: LiteralText, tree: Root): void {
  const { text } = literal
  for (const { node, parent, previous, next } of listPlacedNodes(tree, 'paragraph')) {
    const countMatches = (nodes: (Nodes | undefined)[], pattern: RegExp) =>
      nodes.filter((other) => other?.type === 'paragraph' && pattern.test(text.slice(...getNodeRange(other)))).length
    const lines = text.slice(...getNodeRange(node)).split(/\n[ \t]*/)
    for (const marker of MARKERS.filter(({ pattern }) => lines.some((line) => pattern.test(line)))) {
      const neighborCount = countMatches([previous, next], marker.pattern)
      const hasNumeral = marker.kind === 'outline' && countMatches([node], ROMAN_NUMERAL) > 0
      const separatedCount = hasNumeral && neighborCount === 0 ? countMatches(parent.children, ROMAN_NUMERAL) - 1 : 0
      // Word changes the `-` of some items to a dash.
      const isBulletInItem = parent.type === 'listItem' && marker.kind === 'bullet'
      const minLines = marker.minLines - neighborCount - separatedCount - (isBulletInItem ? 1 : 0)
      reportItems(literal, node, { ...marker, minLines, isSeparated: separatedCount > 0 })
    }
  }
}

/** The marker of an item, with offsets. `replacement` is empty after a Markdown marker: `- • text`. */
interface Item {
  start: number
  end: number
  marker: string
  replacement: string
}

const SEPARATED_ITEMS_MESSAGE = 'Is this a list? Each paragraph between its items starts a new list.'
const SEPARATED_ITEMS_HINT =
  'For headings, write `## `. For a list, write `1. `, and indent the paragraphs between by three spaces.'

/** Reports and masks the items of a paragraph if there are at least `minLines`. The fix replaces the markers. Separated items have no fix. */
function reportItems(literal: LiteralText, node: Paragraph, marker: ListMarker & { isSeparated: boolean }): void {
  const { source } = literal
  const items = findItems(literal, node, marker)
  const [first] = items
  if (!first) return
  const textAbove = literal.text.slice(getNodeRange(node)[0], first.start).trim()
  // A line with a colon at the end should introduce a list.
  if (items.length < marker.minLines - (textAbove.endsWith(':') ? 1 : 0)) return
  const range = [first.start, first.start + first.marker.trimEnd().length] as const
  const escapeHint = getEscapeHint(first.marker)
  for (const { start, end } of items) literal.mask(start, end)
  if (marker.isSeparated) {
    literal.addProblem(range, SEPARATED_ITEMS_MESSAGE, `${SEPARATED_ITEMS_HINT} ${escapeHint}`)
    return
  }
  const edits = items.map(({ start, end, replacement }) => source.createTextEdit([start, end], replacement))
  if (marker.needsBlankLine && textAbove !== '') edits[0] = createBlankLineEdit(source, first)
  const hasMarker = first.replacement === ''
  const message = hasMarker ? 'Visitors would see this character, because the list has its own.' : marker.message
  const hints = [hasMarker ? undefined : marker.hint, getReplacedHint(items), escapeHint]
  const firstFix = source.createReplacementFix([first.start, first.end], first.replacement, marker)
  literal.addProblem(range, message, hints.filter(Boolean).join(' '), { ...firstFix, edits })
}

/** Lists the markers whose letters or digits the fix changes. */
function getReplacedHint(items: Item[]): string | undefined {
  const getLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const changed = items.filter(({ marker, replacement }) => getLetters(marker) !== getLetters(replacement))
  const markers = changed.map(({ marker }) => `\`${marker.trim()}\``)
  return changed.length === 0 ? undefined : `This replaces ${markers.join(', ')}.`
}

function findItems({ source, text }: LiteralText, node: Paragraph, listMarker: ListMarker): Item[] {
  const { pattern, toReplacement = () => '- ' } = listMarker
  const [nodeStart, nodeEnd] = getNodeRange(node)
  const lines = [...text.slice(nodeStart, nodeEnd).matchAll(/^([ \t]*)([^\n]*)/gm)]
  const matches = lines.flatMap(({ 1: indent = '', 2: line = '', index }) => {
    const match = pattern.exec(line)
    return match ? [{ start: nodeStart + index + indent.length, match }] : []
  })
  return matches.map(({ start, match }, index) => {
    const hasMarker = /^[ \t>]*[-*+][ \t]+$/.test(source.text.slice(getLineStart(source, start), start))
    const [marker] = match
    return { start, end: start + marker.length, marker, replacement: hasMarker ? '' : toReplacement(match, index) }
  })
}

/** Adds a blank line, and copies the start of the line to it: `> `. */
function createBlankLineEdit(source: Source, { start, end, replacement }: Item): TextEdit {
  const lineStart = getLineStart(source, start)
  const before = source.text.slice(lineStart, start)
  return source.createTextEdit([lineStart, end], `${before.trimEnd()}\n${before}${replacement}`)
}

const getLineStart = ({ text }: Source, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
