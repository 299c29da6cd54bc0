import type { Diagnostic } from '../../explain/diagnostic.ts'
import type { Source } from '../../explain/source.ts'
import { findAddedReference } from '../linkChecks.ts'
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
  /** Filters matches. @param raw the source, which can differ from the literal text */
  isMatch?: (raw: string, context: MatchContext) => boolean
  /** Returns a replacement, or undefined if it's unknown. */
  toReplacement?: (raw: string, context: MatchContext) => string | undefined
  /** True if `--fix` can apply the replacement. */
  isCertain?: boolean
  /** Says how to show the text as typed. Defaults to an escape of the first character. */
  escapeHint?: string
}

/** Reports and hides all matches in the text. */
export function reportUnrenderedSyntax(literal: LiteralText, syntaxes: UnrenderedSyntax[]): void {
  for (const syntax of syntaxes)
    literal.reportAndHideAll(syntax.pattern, (start, end) => createProblem(literal.source, syntax, start, end))
}

function createProblem(source: Source, syntax: UnrenderedSyntax, start: number, end: number): Diagnostic | undefined {
  const { message, hint = '', isMatch, toReplacement, isCertain } = syntax
  const raw = source.text.slice(start, end)
  const context = { before: source.text.slice(0, start), after: source.text.slice(end) }
  if (isMatch && !isMatch(raw, context)) return undefined
  const fullHint = `${hint} ${syntax.escapeHint ?? getEscapeHint(raw) ?? ''}`.trim()
  const text = toReplacement?.(raw, context)
  if (text === undefined || text === raw) return source.createProblem(start, end, message, fullHint)
  const addedReference = findAddedReference(raw, text)
  const fix = { ...source.createReplacementFix(start, end, text, isCertain), addedReference }
  return source.createProblem(start, end, message, fullHint, fix)
}

/** Returns undefined if it can't be escaped. */
export function getEscapeHint(raw: string): string | undefined {
  if (raw.startsWith('`')) return 'To show the character itself, write `\\` before it.'
  const [, number = '', sign] = /^(\w{1,3} ?(?=[-.)/:])|!(?=\[)|)([!-/:-@[-`{-~])/.exec(raw) ?? []
  if (sign !== undefined) return `To show it as typed, write \`${number}\\${sign}\`.`
  const codePoint = raw.codePointAt(0) ?? 0
  return codePoint > 0x7f ? `To show the character itself, write \`&#${codePoint};\`.` : undefined
}

/** Returns the last word, or an empty string after a space. */
export const getLastWord = (text: string) => text.split(/\s/).at(-1) ?? ''
