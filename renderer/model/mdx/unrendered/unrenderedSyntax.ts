import type { Diagnostic } from '../../explain/diagnostic.ts'
import { findAddedTarget } from '../linkChecks.ts'
import type { LiteralText } from './literalText.ts'

/** Source text around a match. */
export interface MatchContext {
  before: string
  after: string
}

/** Syntax that readers would see as typed. */
export interface UnrenderedSyntax {
  /** Global. Matches literal text. */
  pattern: RegExp
  message: string
  hint?: string
  /** Filters matches. @param written the source, which can differ from the literal text */
  applies?: (written: string, context: MatchContext) => boolean
  /** Returns a replacement, or undefined if it's unknown. */
  write?: (written: string, context: MatchContext) => string | undefined
  /** True if `--fix` can apply the replacement. */
  isCertain?: boolean
  /** Says how to show the text as typed. Defaults to an escape of the first character. */
  wayOut?: string
}

/** Reports and hides all matches in the text. */
export function reportUnrenderedSyntax(literal: LiteralText, leftovers: UnrenderedSyntax[]): void {
  for (const leftover of leftovers)
    literal.reportAll(leftover.pattern, (match, start) => createProblem(literal, leftover, match, start))
}

function createProblem(
  { source }: LiteralText,
  { message, hint, applies, write, isCertain = false, wayOut }: UnrenderedSyntax,
  match: string,
  offset: number,
): Diagnostic | undefined {
  const start = offset + (match.length - match.trimStart().length)
  const end = start + match.trim().length
  const written = source.text.slice(start, end)
  const context = { before: source.text.slice(0, start), after: source.text.slice(end) }
  if (applies && !applies(written, context)) return undefined
  const text = write?.(written, context)
  const fix =
    text === undefined || text === written
      ? undefined
      : { ...source.replace(start, end, text, isCertain), leadsTo: findAddedTarget(written, text) }
  const fullHint = [hint, wayOut ?? getEscapeHint(written)].filter((each) => each !== undefined).join(' ')
  return source.problem(start, end, message, fullHint, fix)
}

/** Returns undefined if it can't be escaped. */
export function getEscapeHint(written: string): string | undefined {
  if (written.startsWith('`')) return 'To show the character itself, write `\\` before it.'
  const [, number = '', sign] = /^(\w{1,3} ?(?=[-.)/:])|!(?=\[)|)([!-/:-@[-`{-~])/.exec(written) ?? []
  if (sign !== undefined) return `To show it as typed, write \`${number}\\${sign}\`.`
  const codePoint = written.codePointAt(0) ?? 0
  return codePoint > 0x7f ? `To show the character itself, write \`&#${codePoint};\`.` : undefined
}

/** Returns the last word on the last line, or an empty string after a space. */
export function getLastWord(text: string): string {
  return (
    text
      .slice(text.lastIndexOf('\n') + 1)
      .split(/\s/)
      .at(-1) ?? ''
  )
}
