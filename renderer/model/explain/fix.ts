import { Document, type YAMLSeq } from 'yaml'

/** A place in a text. Lines and columns count from 1, columns in units of UTF-16. */
export interface Place {
  line: number
  column: number
}

/** A stretch of a text, and what to write in its place; `end` is behind its last character. */
export interface Edit {
  start: Place
  end: Place
  text: string
}

/** How a problem is mended, as data: for `--fix`, for editors, for SARIF. */
export interface Fix {
  /** The line as it then reads, to be copied: `population: 97422`. None where something only goes. */
  line?: string | undefined
  edits: Edit[]
  /** Whether nothing else can be meant, so that a program may do it unasked. */
  isCertain: boolean
}

/** A value to write at a place in the data of a file. */
export interface Instead {
  path: readonly PropertyKey[]
  value: unknown
}

/**
 * Writes edits into a text; everything else in it stays as it is, and so do its line ends.
 * @returns the text, and how many fixes were written: one that touches the place of an earlier one is left for another run.
 */
export function applyFixes(text: string, fixes: Fix[]): { text: string; count: number } {
  const offsetOf = offsets(text)
  const taken: Stretch[] = []
  let count = 0
  for (const { edits } of fixes) {
    const stretches = edits.map(({ start, end, text: written }) => ({
      start: offsetOf(start),
      end: offsetOf(end),
      written,
    }))
    if (stretches.some((each) => taken.some((other) => each.start <= other.end && other.start <= each.end))) continue
    taken.push(...stretches)
    count += 1
  }
  return { text: written(text, taken), count }
}

interface Stretch {
  start: number
  end: number
  written: string
}

function written(text: string, stretches: Stretch[]): string {
  const ascending = stretches.toSorted((a, b) => a.start - b.start)
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const parts = ascending.map((each, index) => [
    text.slice(ascending[index - 1]?.end ?? 0, each.start),
    each.written.replaceAll('\n', newline),
  ])
  return [...parts.flat(), text.slice(ascending.at(-1)?.end ?? 0)].join('')
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
