import type { Nodes } from 'mdast'
import type { TextRange } from '../../diagnostics/source.ts'
import { getNodeRange } from '../tree.ts'
import type { LiteralText, NodeWithSource } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

interface ListMarker {
  /** Matches at the start of a line, after the indentation. */
  pattern: RegExp
  /** With fewer lines in the paragraph and its neighbors, it's text. Defaults to 1. */
  minLines?: number
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

const BULLET = {
  kind: 'bullet',
  message: "Visitors would see one paragraph, because this character doesn't start a list.",
} as const
const NO_SPACE_MESSAGE = 'Visitors would see one paragraph, because the space after the list marker is missing.'
const writeSpace: ListMarker['toReplacement'] = ([, number = '', sign = '']) => `${number}${sign} `

const MARKERS: ListMarker[] = [
  {
    ...BULLET,
    pattern: /^[•◦▪▫■□●○◆◇‣⁃∙⋅·►▸▶➢➤❖]\s*(?=\S)/u,
    isCertain: true,
    hint: 'Start each line of a list with `- `.',
  },
  {
    ...BULLET,
    pattern: /^(?:[–—−‐‑→»›✓✔✗✘★☆§¤]|(?![©®™])\p{Extended_Pictographic}\ufe0f?|\d\ufe0f?\u20e3)\s*(?=\S)/u,
    minLines: 2,
  },
  {
    ...BULLET,
    // `-> item`, `o item`
    pattern: /^(?:-{1,2}>|--|[☐☑])\s*(?=[\p{L}\ufffc])|^(?:o|[~_=^:;/]{1,2})[ \t]+(?=\S)/u,
    minLines: 2,
  },
  { pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u, minLines: 2, message: NO_SPACE_MESSAGE, isCertain: true },
  {
    pattern: /^-(?=["“‘'(]?[\p{L}\ufffc])/u,
    message: 'Is this a list? The space after the `-` is missing, so visitors would see it as typed.',
  },
  { pattern: /^[*+](?=["“‘'(]?[\p{L}\ufffc])/u, minLines: 2, message: NO_SPACE_MESSAGE },
  {
    // `1.Item`
    pattern: /^(\d{1,3})([.)])(?=["“‘'(]?(?:\p{L}{2}|[aAI][ \t]|\ufffc))/u,
    message: NO_SPACE_MESSAGE,
    toReplacement: writeSpace,
    isCertain: true,
  },
  {
    // `1 . Item`
    pattern: /^(\d{1,3})[ \t]+([.)])[ \t]*(?=[\p{L}\ufffc])/u,
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
    message: 'Visitors would see one paragraph, because lists are numbered with `1.`, `2.`, and so on.',
    toReplacement: (_, index) => `${index + 1}. `,
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
    message: "This is a checkbox, which visitors can't check.",
    hint: 'Write a list without checkboxes.',
  },
]

const ROMAN_NUMERAL = /^[IVX]{1,4}\.[ \t]/

/** Reports lines that look like list items, but Markdown joins them with a paragraph. */
export function reportLists(literal: LiteralText): void {
  const { text } = literal
  const countMatches = (nodes: (Nodes | undefined)[], pattern: RegExp) =>
    nodes.filter((other) => other?.type === 'paragraph' && pattern.test(text.slice(...getNodeRange(other)))).length
  for (const paragraph of literal.locateNodes('paragraph')) {
    const { node, parent, previous, next, start, end } = paragraph
    const lines = text.slice(start, end).split(/\n[ \t]*/)
    for (const marker of MARKERS.filter(({ pattern }) => lines.some((line) => pattern.test(line)))) {
      const neighborCount = countMatches([previous, next], marker.pattern)
      const hasNumeral = marker.kind === 'outline' && countMatches([node], ROMAN_NUMERAL) > 0
      const separatedCount = hasNumeral && neighborCount === 0 ? countMatches(parent.children, ROMAN_NUMERAL) - 1 : 0
      // Word changes the `-` of some items to a dash.
      const isBulletInItem = parent.type === 'listItem' && marker.kind === 'bullet'
      const minLines = (marker.minLines ?? 1) - neighborCount - separatedCount - (isBulletInItem ? 1 : 0)
      reportItems(literal, paragraph, { ...marker, minLines, isSeparated: separatedCount > 0 })
    }
  }
}

/** Reports and masks the items of a paragraph if there are at least `minLines`. The fix replaces the markers. Separated items have no fix. */
function reportItems(
  literal: LiteralText,
  paragraph: NodeWithSource,
  marker: ListMarker & { minLines: number; isSeparated: boolean },
): void {
  const { source } = literal
  const items = findItems(literal, paragraph, marker)
  const [first] = items
  if (!first) return
  const [start, end] = first.range
  const textAbove = literal.text.slice(paragraph.start, start).trim()
  // A line with a colon at the end should introduce a list.
  if (items.length < marker.minLines - (textAbove.endsWith(':') ? 1 : 0)) return
  const markerRange = [start, start + first.raw.trimEnd().length] as const
  const escapeHint = getEscapeHint(first.raw)
  for (const { range } of items) literal.mask(range)
  if (marker.isSeparated) {
    const message = 'Is this a list? Each paragraph between its items starts a new list.'
    const hint =
      'For headings, write `## `. For a list, write `1. `, and indent the paragraphs between by three spaces.'
    literal.addProblem(markerRange, message, `${hint} ${escapeHint}`)
    return
  }
  const edits = items.map(({ range, replacement }) => source.createTextEdit(range, replacement))
  if (marker.needsBlankLine && textAbove !== '') {
    // Copy the start of the line to the blank line: `> `.
    const before = source.getLinePrefix(start)
    const replacement = `${before.trimEnd()}\n${before}${first.replacement}`
    edits[0] = source.createTextEdit([start - before.length, end], replacement)
  }
  const hasMarker = first.replacement === ''
  const message = hasMarker ? 'Visitors would see this character, because the list has its own.' : marker.message
  const hints = [hasMarker ? undefined : marker.hint, getReplacedHint(items), escapeHint]
  const fix = { ...source.createReplacementFix(first.range, first.replacement, marker), edits }
  literal.problems.push(source.createProblem(markerRange, message, hints.filter(Boolean).join(' '), fix))
}

/** Lists the markers whose letters or digits the fix changes. */
function getReplacedHint(items: ReturnType<typeof findItems>): string | undefined {
  const getLetters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const changed = items.filter(({ raw, replacement }) => getLetters(raw) !== getLetters(replacement))
  return changed.length === 0 ? undefined : `This replaces ${changed.map(({ raw }) => `\`${raw.trim()}\``).join(', ')}.`
}

/** Finds the markers of items. `replacement` is empty after a Markdown marker: `- • text`. */
function findItems({ source, text }: LiteralText, paragraph: NodeWithSource, marker: ListMarker) {
  const { pattern, toReplacement = () => '- ' } = marker
  const lines = text.slice(paragraph.start, paragraph.end).matchAll(/^([ \t]*)([^\n]*)/gm)
  const items: { range: TextRange; raw: string; replacement: string }[] = []
  for (const { 1: indent = '', 2: line = '', index } of lines) {
    const match = pattern.exec(line)
    if (!match) continue
    const [raw] = match
    const start = paragraph.start + index + indent.length
    const hasMarker = /^[ \t>]*[-*+][ \t]+$/.test(source.getLinePrefix(start))
    const replacement = hasMarker ? '' : toReplacement(match, items.length)
    items.push({ range: [start, start + raw.length], raw, replacement })
  }
  return items
}
