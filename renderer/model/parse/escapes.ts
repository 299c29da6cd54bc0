import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'

const WHITE_SPACE_HINT =
  'For a tab or a line break, write a space instead. To show it as typed, put the value in single quotes.'
/** Matches escapes for white space, except for the allowed `\n`. */
const WHITE_SPACE_ESCAPE = /\\[rtfv]/
/** Matches the start of `C:\files`, `\\server\files`, and a quoted `\\files`. */
const WINDOWS_PATH_START = /(?:^"|[\s(])(?:[A-Za-z]:|\\\\\w{1,40}|\\)\\/
/** Matches escapes that writers may intend: the CMS writes `\n` for line breaks, and a hint suggests `\u00a0`. */
const ALLOWED_ESCAPE = /\\(?:["\\/\nn]|u[\da-f]{4}|U[\da-f]{8}|x[\da-f]{2})/gi

/** Finds a backslash that probably isn't meant as an escape: YAML parses the `\t` in `"C:\table"` as a tab. @param range a double-quoted string */
export function findEscapeProblem(source: Source, range: TextRange): Diagnostic | undefined {
  const raw = source.text.slice(...range)
  const offset = raw.replaceAll(ALLOWED_ESCAPE, (match) => '_'.repeat(match.length)).indexOf('\\')
  if (offset === -1) return undefined
  const sequence = raw.slice(offset, offset + 2)
  const sequenceRange: TextRange = [range[0] + offset, range[0] + offset + 2]
  const message = 'In double quotes, a backslash starts a code for another character.'
  const mayBeWhiteSpace = WHITE_SPACE_ESCAPE.test(sequence) || raw.replaceAll('\\\\', '').includes('\\n')
  const isPath = raw.startsWith('"/') || WINDOWS_PATH_START.test(raw)
  if (mayBeWhiteSpace && !isPath) return source.createProblem(sequenceRange, message, WHITE_SPACE_HINT)
  // In `"Dr\. Lee"`, the backslash may be left over from Markdown.
  const fix = source.createReplacementFix(range, toSingleQuotes(raw), { isCertain: /\\[\w']/.test(raw) })
  return source.createProblem(sequenceRange, message, 'Write the value in single quotes.', fix)
}

/** Converts double quotes to single quotes. Keeps both backslashes at the start of a UNC path. */
export function toSingleQuotes(raw: string): string {
  const inner = raw.slice(1, -1).replaceAll(/(^|\s)\\\\(?=\w)|\\(["'\\])/g, (match, _, escaped) => escaped ?? match)
  return `'${inner.replaceAll("'", "''")}'`
}
