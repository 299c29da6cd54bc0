import MagicString from 'magic-string'
import { Document, type YAMLSeq } from 'yaml'

/** A position in a text. Lines and columns count from 1, columns in UTF-16 code units. */
interface Place {
  line: number
  column: number
}

/** Replaces the text between two positions. `end` is exclusive. */
export interface TextEdit {
  start: Place
  end: Place
  text: string
  /** The lines of the edit as they were checked, without line breaks at their ends: other lines mean that the file has changed. */
  lines: string
}

/** The text has changed since the edits were computed. */
export class StaleEditError extends Error {}

/** What to write instead, as data: for `--fix`, for editors. */
export interface Fix {
  /** The line as it then reads, to be copied: `population: 97422`. None where something only goes. */
  line?: string | undefined
  edits: TextEdit[]
  /** Whether nothing else can be meant, so that a program may do it unasked. */
  isCertain: boolean
  /** The page or file that the fix refers to, unless the writer has typed it. The check makes sure that it exists. */
  leadsTo?: { target: string; slug: string } | undefined
}

/**
 * Applies edits to a text, and keeps its line endings.
 * @throws {StaleEditError} if the lines of an edit have changed since it was computed
 * @throws {Error} if two edits overlap
 */
export function applyEdits(text: string, edits: TextEdit[]): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (edits.some((edit) => edit.lines !== lines.slice(edit.start.line - 1, edit.end.line).join('\n')))
    throw new StaleEditError('The text has changed since the edits were computed.')
  const offsetOf = offsets(text)
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const edited = new MagicString(text)
  for (const { start, end, text: written } of edits) {
    const [from, to] = [offsetOf(start), offsetOf(end)]
    if (from === to) edited.appendLeft(from, written.replaceAll('\n', newline))
    else edited.update(from, to, written.replaceAll('\n', newline))
  }
  return edited.toString()
}

/** Selects the fixes that can be applied together, and leaves out those that overlap or touch an earlier one. */
export function nonOverlapping<Fixed extends { fix: Fix }>(fixed: Fixed[]): Fixed[] {
  const taken: TextEdit[] = []
  return fixed.filter(({ fix: { edits } }) => {
    const isTaken = edits.some((edit) => taken.some((other) => touches(edit, other)))
    if (!isTaken) taken.push(...edits)
    return !isTaken
  })
}

function touches(a: TextEdit, b: TextEdit): boolean {
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start)
}

function isBefore(a: Place, b: Place): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column)
}

/** Converts positions to offsets. The text may have any line endings, and start with a byte order mark, which isn't counted. */
function offsets(text: string): (place: Place) => number {
  const first = text.startsWith('\ufeff') ? 1 : 0
  const starts = [first, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return ({ line, column }) => Math.min((starts[line - 1] ?? text.length) + column - 1, text.length)
}

/** What older tools of YAML read as a number to the base of sixty. */
const TIME = /^\d+:[0-5]\d$/

/** A value as YAML writes it inside a line: `[Palm Beach]`, `"12"`, `"52:30"`. */
export function inLine(value: unknown): string {
  if (typeof value === 'string' && TIME.test(value)) return `"${value}"`
  const document = new Document([value], { version: '1.2', schema: 'core' })
  ;(document.contents as unknown as YAMLSeq).flow = true
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)
}
