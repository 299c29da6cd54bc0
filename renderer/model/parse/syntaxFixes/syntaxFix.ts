import { Composer, type CST, type ErrorCode, type ParseOptions, Parser } from 'yaml'
import type { Diagnostic } from '../../explain/diagnostic.ts'
import { MAX_SHOWN, type Source } from '../../explain/source.ts'
import { openQuoteIn } from './brackets.ts'
import { type LineFix, OPEN_QUOTE } from './lineFix.ts'
import { lineFixesOf } from './lineFixes.ts'

/** Errors that don't cause other errors. */
export const INDEPENDENT: ErrorCode[] = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_ALIAS', 'NON_STRING_KEY']

/** Limit for the number of parsed characters. */
const EFFORT = 1_500_000
const TRIES = 60

/** Tries fixes for the first error. The parser often reports it on the next line. */
export function syntaxFixOf(
  source: Source,
  text: string,
  offset: number,
  textItems: Set<number>,
): Diagnostic | undefined {
  const lines = text.split('\n')
  const at = source.lineOf(Math.min(offset, text.trimEnd().length))
  const quote = openQuoteIn({ lines, at })
  if (quote) {
    const start = source.offset(quote.line + 1, 1) + quote.column
    return source.syntaxProblem(start, start + 1, ...OPEN_QUOTE)
  }
  const tries = lineFixesOf({ lines, at, textItems }).slice(0, Math.min(TRIES, Math.floor(EFFORT / text.length)))
  const found =
    tries.find((each) => stopIn(lines.with(each.line, each.text).join('\n')) === undefined) ??
    // Otherwise, the next error should be on a later line.
    tries.find((each) => (stopIn(lines.with(each.line, each.text).join('\n')) ?? 0) > at + 1)
  return found && problemOf(source, found)
}

function problemOf(source: Source, { line, text, start, end, message, hint, isCertain }: LineFix): Diagnostic {
  const first = source.offset(line + 1, 1)
  const before = source.line(line)
  const written = text.trim() === before.trim() ? text.trimEnd() : text.trim()
  const edits = [source.edit(first, first + before.length, text)]
  const shown = written.length > MAX_SHOWN || written.includes('\n') ? undefined : written
  const fix = { line: shown, edits, isCertain }
  return source.syntaxProblem(first + start, first + end, message, hint, fix)
}

const OPTIONS: ParseOptions = { prettyErrors: false, logLevel: 'error' } as ParseOptions

function stopIn(text: string): number | undefined {
  const tokens: CST.Token[] = [...new Parser().parse(text)]
  const [document, second] = new Composer(OPTIONS).compose(tokens, true, text.length)
  const places = [
    ...(document?.errors ?? []).filter(({ code }) => !INDEPENDENT.includes(code)).map(({ pos }) => pos[0]),
    ...(second ? [second.range[0]] : []),
  ]
  if (places.length === 0) return undefined
  return text.slice(0, Math.min(...places)).split('\n').length - 1
}
