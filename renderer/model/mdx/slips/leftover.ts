import type { Diagnostic } from '../../explain/diagnostic.ts'
import { inventedTarget } from '../linkChecks.ts'
import type { LiteralText } from './literalText.ts'

export interface Around {
  before: string
  after: string
}

export interface Leftover {
  pattern: RegExp
  message: string
  hint?: string
  applies?: (written: string, around: Around) => boolean
  write?: (written: string, around: Around) => string | undefined
  isCertain?: boolean
}

export function reportLeftovers(literal: LiteralText, leftovers: Leftover[]): void {
  for (const leftover of leftovers)
    literal.reportAll(leftover.pattern, (match, start) => explain(literal, leftover, match, start))
}

function explain(
  { source }: LiteralText,
  { message, hint, applies, write, isCertain = false }: Leftover,
  match: string,
  from: number,
): Diagnostic | undefined {
  const start = from + (match.length - match.trimStart().length)
  const end = start + match.trim().length
  const written = source.text.slice(start, end)
  const around = { before: source.text.slice(0, start), after: source.text.slice(end) }
  if (applies && !applies(written, around)) return undefined
  const text = write?.(written, around)
  const fix =
    text === undefined || text === written
      ? undefined
      : { ...source.replace(start, end, text, isCertain), leadsTo: inventedTarget(written, text) }
  const advice = [hint, escapeHint(written)].filter((each) => each !== undefined).join(' ')
  return source.problem(start, end, message, advice, fix)
}

/** Returns undefined if it can't be escaped. */
export function escapeHint(written: string): string | undefined {
  if (written.startsWith('`')) return 'To show the character itself, write `\\` before it.'
  const [, number = '', sign] = /^(\w{1,3} ?(?=[.)])|!(?=\[)|)([!-/:-@[-`{-~])/.exec(written) ?? []
  if (sign !== undefined) return `To show it as typed, write \`${number}\\${sign}\`.`
  const code = written.codePointAt(0) ?? 0
  return code > 0x7f ? `To show the character itself, write \`&#${code};\`.` : undefined
}

export function lastWord(text: string): string {
  return (
    text
      .slice(text.lastIndexOf('\n') + 1)
      .split(/\s/)
      .at(-1) ?? ''
  )
}
