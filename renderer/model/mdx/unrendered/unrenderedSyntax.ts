import { createNodeDiagnostic } from '../nodeProblems.ts'
import type { LiteralText } from './literalText.ts'

/** Source text around a match. */
export interface MatchContext {
  before: string
  after: string
}

/** Syntax that Markdown doesn't render, so visitors see it as typed. */
export interface UnrenderedSyntax {
  /** Needs the `g` flag. Matches the text of `LiteralText`: `\ufffc` is `MASK`. */
  pattern: RegExp
  message: string
  hint?: string
  /** Confirms a match. @param raw the source, which has no masks */
  isMatch?: (raw: string, context: MatchContext) => boolean
  /** Returns a replacement, or undefined if it's unknown. */
  toReplacement?: (raw: string, context: MatchContext) => string | undefined
  /** True if `--fix` can apply the replacement. */
  isCertain?: boolean
  /** Says how to show the text as typed. Defaults to an escape of the first character. */
  escapeHint?: string
}

/** Reports and masks each match. A later syntax can't match the same text. */
export function reportUnrenderedSyntax(literal: LiteralText, unrendered: UnrenderedSyntax): void {
  const { source } = literal
  const { hint = '', isMatch, toReplacement, escapeHint, ...syntax } = unrendered
  literal.reportMatches(syntax.pattern, (range, raw) => {
    const context = { before: source.text.slice(0, range[0]), after: source.text.slice(range[1]) }
    if (isMatch?.(raw, context) === false) return undefined
    return createNodeDiagnostic(source, range, {
      ...syntax,
      hint: `${hint} ${escapeHint ?? getEscapeHint(raw) ?? ''}`.trim(),
      toReplacement: () => toReplacement?.(raw, context),
    })
  })
}

/** Says how to show text as typed: `\*`, `1\.`, `&#9679;`. Returns undefined if it starts with an ASCII word. */
export function getEscapeHint(raw: string): string | undefined {
  if (raw.startsWith('`')) return 'To show the character itself, write `\\` before it.'
  const [, number = '', sign] = /^(\w{1,3} ?(?=[-.)/:])|!(?=\[)|)([!-/:-@[-`{-~])/.exec(raw) ?? []
  if (sign !== undefined) return `To show it as typed, write \`${number}\\${sign}\`.`
  const codePoint = raw.codePointAt(0) ?? 0
  return codePoint > 0x7f ? `To show the character itself, write \`&#${codePoint};\`.` : undefined
}
