import { type Document, type ErrorCode, isNode, isScalar, Parser, visit, type YAMLError } from 'yaml'
import { getSchemaAt } from '../define/schemaAt.ts'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import type { Fix } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { checkAnchorsAndTags } from './anchors.ts'
import { findEscapeProblem } from './escapes.ts'
import { findUnclosedQuote } from './syntaxFixes/flowFixes.ts'
import { getLineFixes, type LocatedLineFix } from './syntaxFixes/lineFixes.ts'
import { type LineFix, quoteBlockOrListStart, UNCLOSED_QUOTE, unlink } from './syntaxFixes/quoteFixes.ts'
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
  if (first) return [findErrorCause(input, first)]
  const keyErrors = errors.map((error) =>
    error.code === 'DUPLICATE_KEY' ? createDuplicateKeyError(input, error) : explainError(source, error),
  )
  return [...keyErrors, ...checkAnchorsAndTags(source, cstTokens)]
}

function explainError(source: Source, { code, pos, message: parserMessage }: YAMLError): Diagnostic {
  const { message, hint } = EXPLANATIONS[code] ?? { message: `This isn't valid YAML: ${parserMessage}.` }
  return source.createProblem(pos, message, hint)
}

/** Finds the cause of an error: an escape, an unclosed quote, or the first line that has a fix. */
function findErrorCause(input: YamlInput, error: YAMLError): Diagnostic {
  const { source, text, document } = input
  const { code, pos, message: parserMessage } = error
  const quotedRange = findQuotedRange(document, pos[0])
  const escapeProblem = code === 'BAD_DQ_ESCAPE' && quotedRange && findEscapeProblem(source, quotedRange)
  if (escapeProblem) return escapeProblem
  // The parser reports an unclosed quote at the end of the file.
  const unclosedQuote = code === 'MISSING_CHAR' && parserMessage.includes('quote') ? quotedRange?.[0] : undefined
  const lines = text.split('\n')
  const errorLineIndex = source.getLineIndex(Math.min(unclosedQuote ?? pos[0], text.trimEnd().length))
  const flowQuote = findUnclosedQuote(lines, errorLineIndex)
  const lineFix = flowQuote ? undefined : findLineFix(input, lines, errorLineIndex)
  if (lineFix) {
    const { lineIndex, isCertain } = lineFix
    const fix = source.createReplacementFix(source.getLineRange(lineIndex), lineFix.text, { isCertain })
    return createLineProblem(source, lineIndex, lineFix, fix)
  }
  const quote = flowQuote ? source.getLineRange(flowQuote.lineIndex)[0] + flowQuote.column : unclosedQuote
  if (quote !== undefined) return source.createProblem([quote, quote + 1], UNCLOSED_QUOTE.message, UNCLOSED_QUOTE.hint)
  // The value can have more lines, so a fix of this line doesn't help.
  const errorLine = lines[errorLineIndex] ?? ''
  const [invalidStart] = [...unlink(errorLine), ...quoteBlockOrListStart(errorLine)]
  return invalidStart ? createLineProblem(source, errorLineIndex, invalidStart) : explainError(source, error)
}

function createLineProblem(source: Source, lineIndex: number, { start, end, message, hint }: LineFix, fix?: Fix) {
  const [lineStart] = source.getLineRange(lineIndex)
  return source.createProblem([lineStart + start, lineStart + end], message, hint, fix)
}

/** Returns the range of the string in quotes at an offset. */
function findQuotedRange(document: Document.Parsed, offset: number): TextRange | undefined {
  let match: TextRange | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset && range[2] >= offset) match = [range[0], range[1]]
    },
  })
  return match
}

/** Each attempt parses the whole text, so limit the characters to parse, and the number of fixes to try. */
const MAX_PARSED_CHARACTERS = 1_500_000
const MAX_FIXES = 60

/** Returns the first fix that removes the error, or else the first that only moves it down, because a later line has an error too. */
function findLineFix(input: YamlInput, lines: string[], errorLineIndex: number): LocatedLineFix | undefined {
  const maxFixes = Math.min(MAX_FIXES, Math.floor(MAX_PARSED_CHARACTERS / input.text.length))
  let partialFix: LocatedLineFix | undefined
  for (const fix of getLineFixes(lines, errorLineIndex, findTextItemLineIndexes(input)).slice(0, maxFixes)) {
    const nextErrorLineIndex = findErrorLineIndex(lines.with(fix.lineIndex, fix.text).join('\n'))
    if (nextErrorLineIndex === undefined) return fix
    if (nextErrorLineIndex > errorLineIndex + 1) partialFix ??= fix
  }
  return partialFix
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

/** Explains a duplicate key, or a missing key, because two missing keys are duplicates too. */
function createDuplicateKeyError({ source, document }: YamlInput, { pos: [offset] }: YAMLError): Diagnostic {
  let duplicate: { name: string; firstStart: number; start: number } | undefined
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => key).filter((key) => isScalar(key))
      // Below a key without a value, the parser reports the end of that key.
      const second = keys.find(({ range }) => range && range[0] >= offset)
      const first = keys.find(({ value }) => value === second?.value)
      if (!first?.range || !second?.range || first === second) return
      duplicate = { name: String(second.value), firstStart: first.range[0], start: second.range[0] }
    },
  })
  if (!duplicate?.name)
    return source.createProblem([offset, offset + 1], 'A key is missing here.', 'Write it before the `:`.')
  const { name, firstStart, start } = duplicate
  const [firstLine, secondLine] = [source.getLineIndex(firstStart) + 1, source.getLineIndex(start) + 1]
  const lines = firstLine === secondLine ? 'this line twice' : `lines ${firstLine} and ${secondLine}`
  const hint = 'Keep one of them, and delete the other.'
  return source.createProblem([start, start + name.length], `\`${name}\` is on ${lines}.`, hint)
}
