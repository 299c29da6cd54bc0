import MagicString from 'magic-string'
import { stringify } from 'yaml'

/** A position in a text file. The first line and column are 1, and columns are UTF-16 code units. */
export interface Position {
  line: number
  column: number
}

/** Replaces the text between two positions. `end` is exclusive. */
export interface TextEdit {
  start: Position
  end: Position
  /** Replacement. Line endings are `\n`. */
  text: string
  /** The complete lines that the edit changes, in the old text. Detects stale edits. */
  originalLines: string
}

/** The text has changed since an edit was computed. */
export class StaleEditError extends Error {}

/** Edits that remove a problem. */
export interface Fix {
  /** The fixed line, for messages. Undefined if it's long, or the fix changes several lines. Empty if the fix deletes the line. */
  line?: string | undefined
  edits: TextEdit[]
  /** True if `--fix` can apply it. */
  isCertain: boolean
  /** Reference that the fix adds. If the reference is broken, `verifyFixes` corrects or drops the fix. */
  addedReference?: { target: string; id: string } | undefined
}

/** Applies edits to a text. Keeps the line endings and the byte order mark. @throws {StaleEditError} if the text has changed @throws {Error} if edits overlap */
export function applyEdits(text: string, edits: TextEdit[]): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (edits.some((edit) => edit.originalLines !== lines.slice(edit.start.line - 1, edit.end.line).join('\n')))
    throw new StaleEditError('The text has changed since the edits were computed.')
  const firstStart = text.startsWith('\ufeff') ? 1 : 0
  const lineStarts = [firstStart, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const toOffset = ({ line, column }: Position) =>
    Math.min((lineStarts[line - 1] ?? text.length) + column - 1, text.length)
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const edited = new MagicString(text)
  for (const { start, end, text: replacement } of edits) {
    const [from, to] = [toOffset(start), toOffset(end)]
    if (from === to) edited.appendLeft(from, replacement.replaceAll('\n', newline))
    else edited.update(from, to, replacement.replaceAll('\n', newline))
  }
  return edited.toString()
}

/** Drops problems with a fix that overlaps or touches the fix of an earlier problem. */
export function selectNonOverlapping<Fixable extends { fix: Fix }>(problems: Fixable[]): Fixable[] {
  const accepted: TextEdit[] = []
  return problems.filter(({ fix: { edits } }) => {
    const isOverlapping = edits.some((edit) =>
      accepted.some(({ start, end }) => !isBefore(edit.end, start) && !isBefore(end, edit.start)),
    )
    if (!isOverlapping) accepted.push(...edits)
    return !isOverlapping
  })
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column < b.column)
}

/** Formats a value as YAML on a single line: `[Palm Beach]`, `"12"`, `"52:30"`. */
export function formatInlineYaml(value: unknown): string {
  // YAML 1.1 parses it as a base 60 number.
  if (typeof value === 'string' && /^\d+:[0-5]\d$/.test(value)) return `"${value}"`
  // In a list, `yaml` also quotes text that isn't valid between brackets.
  const options = { schema: 'core', collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 } as const
  return stringify([value], options).trim().slice(1, -1)
}
