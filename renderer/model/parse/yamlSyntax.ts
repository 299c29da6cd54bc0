import { CST, type Document, type ErrorCode, visit, type YAMLError } from 'yaml'
import { type Problem, ruled } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { markProblems } from './anchors.ts'
import { escapes } from './cutValues.ts'
import { OPEN_QUOTE } from './lineFix.ts'
import { signOfYaml } from './signFixes.ts'
import { INDEPENDENT, syntaxFixOf } from './syntaxFix.ts'

/** What the parser's codes mean for a writer. Source: yaml's `ErrorCode`. */
const EXPLANATIONS: Partial<Record<ErrorCode, [message: string, hint?: string]>> = {
  BAD_INDENT: [
    'The indentation is not right.',
    'Keys of one group start in the same column, two spaces further in than the line above the group.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'There is a second `:` in this line.',
    'Put the whole value in quotes: `title: "Reviews: what to answer"`.',
  ],
  BAD_SCALAR_START: ['A value cannot start with this character.', 'Put the whole value in quotes.'],
  DUPLICATE_KEY: ['This key stands here twice.', 'Keep one of the two.'],
  MISSING_CHAR: ['A character is missing: a bracket, or the `:` behind a key.'],
  MULTILINE_IMPLICIT_KEY: [
    'This line is no `key: value`.',
    'Indent it to go on with the line above, or write its key.',
  ],
  MULTIPLE_DOCS: ['A second document starts here.', 'Remove the line `---`.'],
  UNEXPECTED_TOKEN: [
    'Something stands here that does not belong.',
    'Check the quotes, brackets and indentation of this line and the one above.',
  ],
  NON_STRING_KEY: ['A key must be a word.', 'Put it in quotes if it is a number.'],
}

/**
 * The mistakes of a YAML text that are the writer's. Of the mistakes in its structure that is the first alone: a tab at
 * the start of one line makes the parser complain of all that follow. The others are reported when the structure is right.
 */
export function syntaxProblems(
  source: Source,
  text: string,
  document: Document.Parsed,
  tokens: readonly CST.Token[],
): Problem[] {
  const errors = [...document.errors, ...document.warnings]
    .filter(({ code }) => code !== 'TAG_RESOLVE_FAILED' && code !== 'BAD_ALIAS')
    .sort((a, b) => a.pos[0] - b.pos[0])
  const structural = errors.filter(({ code }) => !INDEPENDENT.includes(code)).slice(0, 1)
  const [first] = structural
  const fix =
    first &&
    (escapeProblem(source, document, first) ??
      syntaxFixOf(source, text, isQuote(first) ? openQuote(document, first.pos[0]) : first.pos[0]))
  if (fix) return ruled('syntax', [fix])
  const shown = structural.length > 0 ? structural : errors
  const problems = shown.map((error) => problemOf(source, document, error))
  return ruled('syntax', structural.length > 0 ? problems : [...problems, ...markProblems(source, tokens)])
}

function problemOf(source: Source, document: Document.Parsed, { code, pos, message }: YAMLError): Problem {
  if (isQuote({ code, message })) {
    const start = openQuote(document, pos[0])
    return source.problem(start, start + 1, ...OPEN_QUOTE)
  }
  const line = source.lineOf(pos[0])
  const [sign] = signOfYaml(source.line(line))
  if (sign) {
    const first = source.offset(line + 1, 1)
    return source.problem(first + sign.start, first + sign.end, sign.message, sign.hint)
  }
  const [explanation, hint] = EXPLANATIONS[code] ?? [`This is not valid YAML: ${message}.`]
  return source.problem(pos[0], pos[1], explanation, hint)
}

/** Explains a backslash in double quotes that starts no code of YAML: `"C:\\Users"`. */
function escapeProblem(source: Source, document: Document.Parsed, { code, pos }: YAMLError): Problem | undefined {
  let problem: Problem | undefined
  if (code !== 'BAD_DQ_ESCAPE') return undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (range && range[0] <= pos[0] && pos[0] < range[1]) problem = escapes(source, { type, range })
    },
  })
  return problem
}

function isQuote({ code, message }: Pick<YAMLError, 'code' | 'message'>): boolean {
  return code === 'MISSING_CHAR' && message.includes('quote')
}

/** The parser notices a missing quote where the text ends; the writer must look where it begins. */
function openQuote(document: Document.Parsed, end: number): number {
  let start = end
  visit(document, {
    Scalar(_, { type, range }) {
      if ((type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') && range && range[0] < end && range[2] >= end)
        start = range[0]
    },
  })
  return start
}

type Token = CST.Token
type Item = CST.CollectionItem

/** JavaScript reserves this name, so a value under it would be lost. */
const RESERVED = '__proto__'

/** Checks whether a key is the reserved name, however it's written: `"\u005f_proto__"` is the same key. */
function isReserved(key: Token): boolean {
  if (!('source' in key) || !/\\|__proto__/.test(key.source)) return false
  return CST.resolveAsScalar(key, false, () => {})?.value === RESERVED
}

/**
 * What in the shape of a YAML text is nothing that a writer means: too many levels, too many entries, a key that programs
 * keep for themselves. Walks the tokens before anything is made of them, without recursion: a text decides how deep they are.
 */
export function shapeProblem(source: Source, tokens: readonly Token[]): Problem | undefined {
  const open: { token: Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next
    const found = shapeFault(source, token, depth)
    if (found) return found
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth })
    for (const item of itemsOf(token))
      for (const inner of [item.key, item.value]) if (inner) open.push({ token: inner, depth: depth + 1 })
  }
  return undefined
}

function shapeFault(source: Source, token: Token, depth: number): Problem | undefined {
  const items = itemsOf(token)
  const at = (start: number, message: string, hint: string, length = 1) =>
    source.fault(start, start + length, message, hint)
  if (items.length > 0 && depth > TEXT_LIMITS.depth)
    return at(token.offset, 'The values are nested too deeply.', 'Close the brackets, and indent by two spaces.')
  if (items.length > TEXT_LIMITS.entries)
    return at(token.offset, `This has ${items.length} entries, and may have ${TEXT_LIMITS.entries}.`, 'Divide it.')
  const reserved = items.find(({ key }) => key && isReserved(key))?.key
  if (!reserved) return undefined
  return at(reserved.offset, `A key can't be named \`${RESERVED}\`.`, RENAME, lengthOf(reserved))
}

const RENAME = 'Programs reserve this name. Choose another name.'

const lengthOf = (key: Token) => ('source' in key ? key.source.length : RESERVED.length)

function itemsOf(token: Token): readonly Item[] {
  return 'items' in token ? (token.items as readonly Item[]) : []
}
