import { type Document, type ErrorCode, isNode, isScalar, Parser, type Scalar, visit, type YAMLError } from 'yaml'
import { getSchemaAt } from '../define/schemaAt.ts'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { checkAnchorsAndTags } from './anchors.ts'
import { findEscapeProblem } from './escapes.ts'
import { findUnclosedQuote } from './syntaxFixes/flowFixes.ts'
import { getLineFixes, type LocatedLineFix } from './syntaxFixes/lineFixes.ts'
import { quoteBlockOrListStart, UNCLOSED_QUOTE } from './syntaxFixes/quoteFixes.ts'
import { composeYaml, getPath, type YamlInput } from './yamlNodes.ts'

/** Explanations by error code of the `yaml` package. */
const EXPLANATIONS: Partial<Record<ErrorCode, Explanation>> = {
  BAD_INDENT: {
    message: 'The indentation is wrong.',
    hint: 'Start all fields of a group in the same column, two spaces after the start of the line above the group.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: "This line doesn't fit the lines next to it.",
    hint: 'Put a value with `: ` in quotes. Start each item of a list with `- `, and all fields of a group in the same column.',
  },
  BAD_SCALAR_START: { message: "A value can't start with this character.", hint: 'Put the whole value in quotes.' },
  MISSING_CHAR: {
    message: "This line isn't written as `key: value`, or a bracket isn't closed.",
    hint: 'Write the key, a colon, and a space before the value. Close each `[` and `{`.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: "This line isn't written as `key: value`.",
    hint: 'If it belongs to the line above, indent it. Otherwise, start it with its key.',
  },
  MULTIPLE_DOCS: { message: 'A second document starts here.', hint: 'Remove the line `---`.' },
  UNEXPECTED_TOKEN: {
    message: "This doesn't belong here.",
    hint: 'Check the quotes, brackets, and indentation of this line and the one above.',
  },
  NON_STRING_KEY: { message: 'A key must be a word.', hint: 'If it is a number, put it in quotes.' },
}

/** Checks for an error that affects the next lines. */
const isStructural = ({ code }: YAMLError) =>
  !['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_ALIAS', 'NON_STRING_KEY'].includes(code)

/** Returns only the first structural error, because it can cause the next errors. Without structural errors, returns all errors, anchors, and tags. */
export function findSyntaxErrors(input: YamlInput): Diagnostic[] {
  const { source, document, cstTokens } = input
  const errors = [...document.errors, ...document.warnings]
    .filter(({ code }) => code !== 'TAG_RESOLVE_FAILED' && code !== 'BAD_ALIAS')
    .sort((a, b) => a.pos[0] - b.pos[0])
  const first = errors.find(isStructural)
  if (!first)
    return [...errors.map((error) => convertYamlError(input, error)), ...checkAnchorsAndTags(source, cstTokens)]
  const escapeRange = first.code === 'BAD_DQ_ESCAPE' ? findQuotedScalar(document, first)?.range : undefined
  const escapeError = escapeRange && findEscapeProblem(source, [escapeRange[0], escapeRange[1]])
  const offset = findUnclosedQuoteStart(document, first) ?? first.pos[0]
  return [escapeError ?? findErrorCause(input, offset) ?? convertYamlError(input, first)]
}

/** Each attempt parses the whole text, so limit the characters to parse, and the number of fixes to try. */
const MAX_PARSED_CHARACTERS = 1_500_000
const MAX_FIXES = 60

/** Finds the cause of an error: an unclosed quote, or the first line that has a fix. A fix that only moves the error down is used if no fix removes the error. */
function findErrorCause(input: YamlInput, offset: number): Diagnostic | undefined {
  const { source, text } = input
  const lines = text.split('\n')
  const errorLineIndex = source.getLineIndex(Math.min(offset, text.trimEnd().length))
  const quote = findUnclosedQuote(lines, errorLineIndex)
  if (quote) return createUnclosedQuoteError(source, source.getLineRange(quote.lineIndex)[0] + quote.column)
  const maxFixes = Math.min(MAX_FIXES, Math.floor(MAX_PARSED_CHARACTERS / text.length))
  let lineFix: LocatedLineFix | undefined
  for (const candidate of getLineFixes(lines, errorLineIndex, findTextItemLineIndexes(input)).slice(0, maxFixes)) {
    const nextErrorLineIndex = findErrorLineIndex(lines.with(candidate.lineIndex, candidate.text).join('\n'))
    if (nextErrorLineIndex === undefined) {
      lineFix = candidate
      break
    }
    if (nextErrorLineIndex > errorLineIndex + 1) lineFix ??= candidate
  }
  if (!lineFix) return undefined
  const { lineIndex, start, end, message, hint, isCertain } = lineFix
  const lineRange = source.getLineRange(lineIndex)
  const fix = source.createReplacementFix(lineRange, lineFix.text, { isCertain })
  return source.createProblem([lineRange[0] + start, lineRange[0] + end], message, hint, fix)
}

function findTextItemLineIndexes({ source, document, schema }: YamlInput): Set<number> {
  const lineIndexes = new Set<number>()
  visit(document, {
    Seq(key, { items }, ancestors) {
      const field = schema && getSchemaAt(schema, [...getPath(key, ancestors), 0])
      if (!field?.safeParse('A text').success) return
      for (const item of items) if (isNode(item) && item.range) lineIndexes.add(source.getLineIndex(item.range[0]))
    },
  })
  return lineIndexes
}

function findErrorLineIndex(text: string): number | undefined {
  const { errors } = composeYaml([...new Parser().parse(text)], text.length)
  const offsets = errors.filter(isStructural).map(({ pos }) => pos[0])
  return offsets.length === 0 ? undefined : text.slice(0, Math.min(...offsets)).split('\n').length - 1
}

function convertYamlError({ source, document }: YamlInput, error: YAMLError): Diagnostic {
  const { code, pos } = error
  const quoteStart = findUnclosedQuoteStart(document, error)
  if (quoteStart !== undefined) return createUnclosedQuoteError(source, quoteStart)
  if (code === 'DUPLICATE_KEY') return createDuplicateKeyError(source, document, pos[0])
  const lineIndex = source.getLineIndex(pos[0])
  const [quoteFix] = quoteBlockOrListStart(source.getLine(lineIndex))
  if (quoteFix) {
    const [lineStart] = source.getLineRange(lineIndex)
    const { start, end } = quoteFix
    return source.createProblem([lineStart + start, lineStart + end], quoteFix.message, quoteFix.hint)
  }
  const { message, hint } = EXPLANATIONS[code] ?? { message: `This isn't valid YAML: ${error.message}.` }
  return source.createProblem([pos[0], pos[1]], message, hint)
}

function createUnclosedQuoteError(source: Source, start: number): Diagnostic {
  return source.createProblem([start, start + 1], UNCLOSED_QUOTE.message, UNCLOSED_QUOTE.hint)
}

/** Explains a duplicate key, or a missing key, because two missing keys are duplicates too. */
function createDuplicateKeyError(source: Source, document: Document.Parsed, offset: number): Diagnostic {
  const duplicates: { name: string; firstStart: number; start: number }[] = []
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => key).filter((key) => isScalar(key))
      // Below a key without a value, the parser reports the end of that key.
      const second = keys.find(({ range }) => range && range[0] >= offset)
      const first = keys.find(({ value }) => value === second?.value)
      if (!first?.range || !second?.range || first === second) return
      duplicates.push({ name: String(second.value), firstStart: first.range[0], start: second.range[0] })
    },
  })
  const [duplicate] = duplicates.sort((a, b) => a.start - b.start)
  if (!duplicate || duplicate.name === '')
    return source.createProblem([offset, offset + 1], 'A key is missing here.', 'Write it before the `:`.')
  const { name, firstStart, start } = duplicate
  const [firstLine, secondLine] = [source.getLineIndex(firstStart) + 1, source.getLineIndex(start) + 1]
  const lines = firstLine === secondLine ? 'this line twice' : `lines ${firstLine} and ${secondLine}`
  const hint = 'Keep one of them, and delete the other.'
  return source.createProblem([start, start + name.length], `\`${name}\` is on ${lines}.`, hint)
}

/** Returns the start of an unclosed quote. The parser reports the end of the file instead. */
function findUnclosedQuoteStart(document: Document.Parsed, error: YAMLError): number | undefined {
  if (error.code !== 'MISSING_CHAR' || !error.message.includes('quote')) return undefined
  return findQuotedScalar(document, error)?.range?.[0] ?? error.pos[0]
}

function findQuotedScalar(document: Document.Parsed, { pos }: YAMLError): Scalar | undefined {
  let match: Scalar | undefined
  visit(document, {
    Scalar(_, scalar) {
      const [start, , end] = scalar.range ?? [0, 0, 0]
      if (scalar.type?.startsWith('QUOTE') && start < pos[0] && end >= pos[0]) match = scalar
    },
  })
  return match
}
