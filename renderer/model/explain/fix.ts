import MagicString from 'magic-string'
import { Document, type YAMLSeq } from 'yaml'

/** A place in a text. Lines and columns count from 1, columns in units of UTF-16. */
interface Place {
  line: number
  column: number
}

/** A stretch of a text, and what to write in its place; `end` is behind its last character. */
export interface TextEdit {
  start: Place
  end: Place
  text: string
}

/** What to write instead, as data: for `--fix`, for editors. */
export interface Fix {
  /** The line as it then reads, to be copied: `population: 97422`. None where something only goes. */
  line?: string | undefined
  edits: TextEdit[]
  /** Whether nothing else can be meant, so that a program may do it unasked. */
  isCertain: boolean
}

/** Writes edits into a text, which else stays as it is, with its line ends. @throws {Error} if two of them overlap. */
export function applyEdits(text: string, edits: TextEdit[]): string {
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

/** The fixes that can be written at once: one that touches the place of an earlier one is left for another time. */
export function apart<Fixed extends { fix: Fix }>(fixed: Fixed[]): Fixed[] {
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

/** Where a line and a column are in a text, whatever its line ends are, and whether or not a byte order mark stands before it. */
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
