import { Composer, type CST, type Document, type ErrorCode, Parser, YAMLParseError } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../diagnostics/source.ts'
import { findUnclosedQuote } from './flowFixes.ts'
import { getLineFixes, type LocatedLineFix } from './lineFixes.ts'
import { UNCLOSED_QUOTE } from './quoteFixes.ts'

/** Codes of errors that don't affect the next lines. */
export const NON_STRUCTURAL_ERRORS: ErrorCode[] = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_ALIAS', 'NON_STRING_KEY']

/** Each attempt parses the whole text, so limit the characters to parse, and the number of fixes to try. */
const MAX_PARSED_CHARACTERS = 1_500_000
const MAX_FIXES = 60

/** Finds the cause of an error: an unclosed quote, or the first line that has a fix. A fix that only moves the error down is used if no fix removes the error. */
export function findErrorCause(
  { source, text }: { source: Source; text: string },
  offset: number,
  textItemLineIndexes: Set<number>,
): Diagnostic | undefined {
  const lines = text.split('\n')
  const errorLineIndex = source.getLineIndex(Math.min(offset, text.trimEnd().length))
  const quote = findUnclosedQuote(lines, errorLineIndex)
  if (quote) {
    const start = source.getLineRange(quote.lineIndex)[0] + quote.column
    return source.createProblem([start, start + 1], UNCLOSED_QUOTE.message, UNCLOSED_QUOTE.hint)
  }
  const maxFixes = Math.min(MAX_FIXES, Math.floor(MAX_PARSED_CHARACTERS / text.length))
  let partialFix: LocatedLineFix | undefined
  for (const candidate of getLineFixes(lines, errorLineIndex, textItemLineIndexes).slice(0, maxFixes)) {
    const nextErrorLineIndex = findErrorLineIndex(lines.with(candidate.lineIndex, candidate.text).join('\n'))
    if (nextErrorLineIndex === undefined) return createFixableError(source, candidate)
    if (nextErrorLineIndex > errorLineIndex + 1) partialFix ??= candidate
  }
  return partialFix && createFixableError(source, partialFix)
}

function createFixableError(source: Source, lineFix: LocatedLineFix): Diagnostic {
  const { lineIndex, text, start, end, message, hint, isCertain } = lineFix
  const lineRange = source.getLineRange(lineIndex)
  const [lineStart] = lineRange
  const fix = source.createReplacementFix(lineRange, text, { isCertain })
  return source.createProblem([lineStart + start, lineStart + end], message, hint, fix)
}

function findErrorLineIndex(text: string): number | undefined {
  const { errors } = composeYaml([...new Parser().parse(text)], text.length)
  const offsets = errors.filter(({ code }) => !NON_STRUCTURAL_ERRORS.includes(code)).map(({ pos }) => pos[0])
  if (offsets.length === 0) return undefined
  return text.slice(0, Math.min(...offsets)).split('\n').length - 1
}

const COMPOSER_OPTIONS = {
  version: '1.2',
  schema: 'core',
  prettyErrors: false,
  logLevel: 'error',
  stringKeys: true,
} as const

/** Composes a document from syntax tree tokens. Adds an error for a second document, like `parseDocument`. @param length of the text */
export function composeYaml(cstTokens: CST.Token[], length: number): Document.Parsed {
  const [document, second] = new Composer(COMPOSER_OPTIONS).compose(cstTokens, true, length)
  if (!document) throw new Error('The YAML parser returned no document.')
  if (second)
    document.errors.push(new YAMLParseError(second.range.slice(0, 2) as [number, number], 'MULTIPLE_DOCS', ''))
  return document
}
