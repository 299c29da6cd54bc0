import { CST, type Document, type ErrorCode, isScalar, type Scalar, visit, type YAMLError } from 'yaml'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { checkAnchorsAndTags } from './anchors.ts'
import { findEscapeProblem } from './escapes.ts'
import { quoteBlockOrListStart, UNCLOSED_QUOTE } from './syntaxFixes/quoteFixes.ts'
import { findErrorCause, NON_STRUCTURAL_ERRORS } from './syntaxFixes/syntaxFix.ts'
import { findTextItemLineIndexes, type YamlInput } from './yamlNodes.ts'

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

/** Returns only the first structural error, because it can cause the next errors. Without structural errors, returns all errors, anchors, and tags. */
export function findSyntaxErrors(input: YamlInput): Diagnostic[] {
  const { source, document, cstTokens } = input
  const errors = [...document.errors, ...document.warnings]
    .filter(({ code }) => code !== 'TAG_RESOLVE_FAILED' && code !== 'BAD_ALIAS')
    .sort((a, b) => a.pos[0] - b.pos[0])
  const first = errors.find(({ code }) => !NON_STRUCTURAL_ERRORS.includes(code))
  if (!first)
    return [...errors.map((error) => convertYamlError(input, error)), ...checkAnchorsAndTags(source, cstTokens)]
  const offset = isUnclosedQuote(first) ? findQuoteStart(document, first) : first.pos[0]
  const fixableError = findEscapeError(input, first) ?? findErrorCause(input, offset, findTextItemLineIndexes(input))
  return [fixableError ?? convertYamlError(input, first)]
}

function convertYamlError({ source, document }: YamlInput, error: YAMLError): Diagnostic {
  const { code, pos } = error
  if (isUnclosedQuote(error)) {
    const start = findQuoteStart(document, error)
    return source.createProblem([start, start + 1], UNCLOSED_QUOTE.message, UNCLOSED_QUOTE.hint)
  }
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

function findEscapeError({ source, document }: YamlInput, error: YAMLError): Diagnostic | undefined {
  const range = error.code === 'BAD_DQ_ESCAPE' ? findQuotedScalar(document, error)?.range : undefined
  return range ? findEscapeProblem(source, [range[0], range[1]]) : undefined
}

function isUnclosedQuote({ code, message }: YAMLError): boolean {
  return code === 'MISSING_CHAR' && message.includes('quote')
}

/** Returns the start of an unclosed quote. The parser reports the end of the file instead. */
function findQuoteStart(document: Document.Parsed, error: YAMLError): number {
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

/** Setting this key changes the prototype. */
const RESERVED_KEY = '__proto__'

/** Checks for `__proto__`, also with escapes: `"\u005f_proto__"`. */
function isReservedKey(key: CST.Token | null | undefined): key is CST.FlowScalar {
  if (!key || !('source' in key) || !/\\|__proto__/.test(key.source)) return false
  return CST.resolveAsScalar(key, false, () => {})?.value === RESERVED_KEY
}

/** Finds deep nesting, a long list, or a reserved key in the concrete syntax tree (CST). Isn't recursive, so that deep nesting can't overflow the stack. */
export function findCstError(source: Source, cstTokens: readonly CST.Token[]): Diagnostic | undefined {
  const stack = cstTokens.map((token) => ({ token, depth: 0 }))
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { token, depth } = next
    const items: readonly CST.CollectionItem[] = 'items' in token ? token.items : []
    const range: TextRange = [token.offset, token.offset + 1]
    if (items.length > 0 && depth > TEXT_LIMITS.nestingDepth)
      return source.createProblem(range, 'The values are nested too deeply.', NESTING_HINT)
    if (items.length > TEXT_LIMITS.items)
      return source.createProblem(range, TOO_MANY_ITEMS_MESSAGE, 'Split it into several files.')
    const reservedKey = items.map(({ key }) => key).find(isReservedKey)
    if (reservedKey) {
      const keyRange: TextRange = [reservedKey.offset, reservedKey.offset + reservedKey.source.length]
      return source.createProblem(keyRange, RESERVED_KEY_MESSAGE, 'This name is reserved. Choose another one.')
    }
    if (token.type === 'document' && token.value) stack.push({ token: token.value, depth })
    for (const { key, value } of items)
      for (const inner of [key, value]) if (inner) stack.push({ token: inner, depth: depth + 1 })
  }
  return undefined
}

const NESTING_HINT = 'Close the brackets, and indent by two spaces.'
const TOO_MANY_ITEMS_MESSAGE = `This has more than ${TEXT_LIMITS.items.toLocaleString('en-US')} items.`
const RESERVED_KEY_MESSAGE = `A key can't be named \`${RESERVED_KEY}\`.`
