import { isMap, isScalar, type Scalar, visit, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import { getSchemaAt, isCopy, unwrap } from '../define/schemaAt.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatInlineYaml } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { explainLeadingLeftover } from '../leftovers/leftovers.ts'
import { findEscapeProblem } from './escapes.ts'
import { getPath, listComments, type YamlInput } from './yamlNodes.ts'

const LOST_COMMENT_MESSAGE = "A ` #` starts a comment, so the rest of the line isn't published."
const QUOTE_OR_MOVE_COMMENT_HINT = 'Put the whole value in quotes, or the comment on its own line.'
const MOVE_COMMENT_HINT = 'Move the comment to its own line.'
const NO_HEADINGS_HINT = 'Fields have no headings. A comment belongs on its own line.'

interface ScalarCheck {
  /** The range doesn't include comments after the scalar. */
  find: (source: Source, range: TextRange, scalar: Scalar) => Diagnostic | undefined | false
  /** Checks if the field accepts the value that the fix writes. */
  acceptsFix: (field: z.ZodType) => boolean
  hintWithoutFix?: string
}

const isPlainText = ({ type, value }: Scalar) => type === 'PLAIN' && typeof value === 'string'

/** The first problem of a scalar has precedence. */
const SCALAR_CHECKS: ScalarCheck[] = [
  {
    find: (source, range, { type }) => type === 'QUOTE_DOUBLE' && findEscapeProblem(source, range),
    acceptsFix: isCopy,
  },
  { find: findTrailingCommentProblem, acceptsFix: isCopy, hintWithoutFix: MOVE_COMMENT_HINT },
  { find: findNextLineCommentProblem, acceptsFix: isCopy, hintWithoutFix: MOVE_COMMENT_HINT },
  { find: findMissingDashSpaceProblem, acceptsFix: (field) => unwrap(field) instanceof z.ZodArray },
  { find: findNestedItemProblem, acceptsFix: () => true },
]

/** Reports values that YAML parses differently from what the writer meant. Drops fixes that the schema rejects. */
export function checkMisreadValues({ source, text, document, schema }: YamlInput): Diagnostic[] {
  const problems: Diagnostic[] = []
  visit(document, {
    Seq(_, node) {
      problems.push(...checkSplitItems(source, node))
    },
    Scalar(key, scalar, ancestors) {
      for (const { find, acceptsFix, hintWithoutFix } of SCALAR_CHECKS) {
        const problem = find(source, getRange(scalar), scalar)
        if (!problem) continue
        const path = getPath(key, ancestors)
        const field = schema && getSchemaAt(schema, path)
        if (schema && isReportedBySchema(schema, path, ancestors)) return
        if (!field || acceptsFix(field)) problems.push(problem)
        else problems.push({ ...problem, hint: hintWithoutFix ?? problem.hint, fix: undefined })
        return
      }
    },
  })
  const lines = problems.map(({ line }) => line)
  return [...problems, ...checkCommentsAfterSyntax(source, text).filter(({ line }) => !lines.includes(line))]
}

const getRange = ({ range }: Scalar): TextRange => [range?.[0] ?? 0, range?.[1] ?? 0]

/** Checks for a field that takes text, but YAML parsed a map: `- Tip: one # two`. The schema reports it, so don't report it twice. */
function isReportedBySchema(schema: z.ZodType, path: readonly PropertyKey[], ancestors: readonly unknown[]): boolean {
  const parentMap = ancestors.at(-2)
  const field = path.length > 1 ? getSchemaAt(schema, path.slice(0, -1)) : undefined
  const acceptsText = field?.safeParse('A text').success
  return Boolean(acceptsText && isMap(parentMap) && !field?.safeParse(parentMap.toJSON()).success)
}

/** Finds a comment that may belong to the value before it. If the value is empty, the text can start with `#`. */
function findTrailingCommentProblem(source: Source, range: TextRange, { type, value }: Scalar): Diagnostic | undefined {
  const [start, end] = range
  if (type?.startsWith('BLOCK') || !(typeof value === 'string' || start === end)) return undefined
  const [, spaces = '', comment] = /^([ \t]*)(#.*)/.exec(source.text.slice(end)) ?? []
  const offset = end + spaces.length
  if (comment === undefined || !/[ \t]$/.test(source.getLinePrefix(offset))) return undefined
  const commentRange: TextRange = [offset, offset + comment.length]
  const leftover = explainLeadingLeftover(comment)
  const leftoverHint = leftover && `${leftover.hint} To show it as typed, put the whole text in quotes.`
  if (leftover) return source.createProblem(commentRange, leftover.message, leftoverHint)
  if (type !== 'PLAIN')
    return source.createProblem(commentRange, LOST_COMMENT_MESSAGE, 'Move it into the quotes, or to its own line.')
  const { hint, fix } = suggestQuotes(source, range, commentRange)
  return source.createProblem(commentRange, LOST_COMMENT_MESSAGE, hint, fix)
}

/** The fix puts the value and the comment in quotes, but only the text of a heading: `title: # Our team`. */
function suggestQuotes(source: Source, [start, end]: TextRange, [commentStart, commentEnd]: TextRange) {
  const text = source.text.slice(start === end ? commentStart : start, commentEnd).trimEnd()
  // Fields reject an unmatched brace, even in quotes.
  const hasUnmatchedBrace = /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))
  if (text.includes('\n') || hasUnmatchedBrace) return { hint: QUOTE_OR_MOVE_COMMENT_HINT }
  const isHeading = start === end && /^#{1,6} +\S/.test(text)
  const quoted = formatInlineYaml(isHeading ? text.replace(/^#+ +/, '') : text)
  const fix = source.createReplacementFix([start, commentEnd], quoted)
  return { hint: isHeading ? NO_HEADINGS_HINT : QUOTE_OR_MOVE_COMMENT_HINT, fix }
}

/** Reports comments after brackets, keys, and block indicators: `[one] # and two`, `takeaways: #1 tips`, `- > #1 in town`. */
function checkCommentsAfterSyntax(source: Source, text: string): Diagnostic[] {
  if (!/[ \t]#/.test(text)) return []
  return listComments(text).flatMap(({ comment: rawComment, offset }) => {
    const comment = rawComment.trimEnd()
    if (!/(?:[\]},[{:-]|[|>][-+\d]*)[ \t]+$/.test(source.getLinePrefix(offset)) || !/[^#]/.test(comment)) return []
    const hint = `Is \`${comment}\` a part of the text? Put it in quotes, or on its own line.`
    return [source.createProblem([offset, offset + comment.length], LOST_COMMENT_MESSAGE, hint)]
  })
}

/** Finds a comment on the next line that may continue the text, because it's indented like the value. */
function findNextLineCommentProblem(source: Source, [start, end]: TextRange, scalar: Scalar): Diagnostic | undefined {
  const [, whitespace, indent = ''] = /^([ \t]*\n( *))#/.exec(source.text.slice(end)) ?? []
  if (whitespace === undefined || !isPlainText(scalar)) return undefined
  const linePrefix = source.getLinePrefix(start)
  const [, textBeforeKey = ''] = /^((?: *- +(?=\S))* *)\S/.exec(linePrefix) ?? []
  // In the column of the key or `-`, this is a comment on the next item.
  const isIndented =
    linePrefix.trim() === '' ? indent.length >= linePrefix.length : indent.length > textBeforeKey.length
  if (!isIndented) return undefined
  const offset = end + whitespace.length
  const hint = 'Put the text in quotes, or move the comment to the column of the key.'
  return source.createProblem([offset, offset + 1], LOST_COMMENT_MESSAGE, hint)
}

/** Reports commas in numbers, parentheses, and quotes: YAML parses `[$1,000 off, Free]` and `[Call (soon, please), log it]` as three items. */
function checkSplitItems(source: Source, { flow, items }: YAMLSeq): Diagnostic[] {
  const plainItems = flow ? items.filter((item) => isScalar(item)).filter(({ type }) => type === 'PLAIN') : []
  const texts: { start: number; firstComma: number; end: number }[] = []
  for (const [start, end] of plainItems.map(getRange)) {
    const last = texts.at(-1)
    const isNumber = last?.end === start - 1 && isCommaInNumber(source.text, last.end)
    if (last && (isNumber || countOpenPairs(source.text.slice(last.start, last.end)) > 0)) last.end = end
    else texts.push({ start, firstComma: end, end })
  }
  const splitTexts = texts.filter(({ firstComma, end }) => end > firstComma)
  return splitTexts.map(({ start, firstComma, end }) => {
    const isNumber = isCommaInNumber(source.text, firstComma)
    const text = source.text.slice(start, end)
    const isCertain = !isNumber && !text.startsWith('“')
    const quotes = source.createReplacementFix([start, end], JSON.stringify(text), { isCertain })
    const fix = countOpenPairs(text) > 0 ? undefined : quotes
    const message = `This \`,\` starts a new item of the list, so the ${isNumber ? 'number' : 'text'} is cut.`
    return source.createProblem([firstComma, firstComma + 1], message, 'Put the whole text in quotes.', fix)
  })
}

const isCommaInNumber = (text: string, comma: number) => /^\d,\d{3}(?!\d)/.test(text.slice(comma - 1, comma + 5))

function countOpenPairs(text: string): number {
  const count = (character: string) => text.split(character).length - 1
  return Math.max(count('(') - count(')'), count('“') - count('”'))
}

/** Finds a list item with wrong indentation, which YAML parses as part of the previous line. */
function findNestedItemProblem(source: Source, [start, end]: TextRange, scalar: Scalar): Diagnostic | undefined {
  const match = /\n( *)- /.exec(source.text.slice(start, end))
  if (!match || !isPlainText(scalar)) return undefined
  const lineStart = start + match.index + 1
  const offset = lineStart + (match[1] ?? '').length
  const [indentation] = /^ *(?=-)/.exec(source.getLinePrefix(start)) ?? []
  const message = "This item is indented too far, so it's part of the line above."
  const belowKeyHint = 'Write a list below its key. If this is a part of the text, put the whole text in quotes.'
  if (indentation === undefined) return source.createProblem([offset, offset + 1], message, belowKeyHint)
  const fix = source.createReplacementFix([lineStart, offset], indentation, { isCertain: true })
  return source.createProblem([offset, offset + 1], message, 'Put the `-` of all items in the same column.', fix)
}

/** Finds lines such as `-One` and `-Two`, which YAML parses as a string. */
function findMissingDashSpaceProblem(source: Source, range: TextRange, scalar: Scalar): Diagnostic | undefined {
  const [start] = range
  const text = source.text.slice(...range)
  const isOnOwnLine = source.getLinePrefix(start).trim() === ''
  if (!isPlainText(scalar) || !isOnOwnLine || !/^-[^\s-].*(?:\n *-.*)*$/.test(text)) return undefined
  const fixedText = text.replaceAll(/^( *-)(?=[^\s-])/gm, '$1 ')
  const line = source.getLinePrefix(start) + fixedText.split('\n', 1)[0]
  const fix = { ...source.createReplacementFix(range, fixedText, { isCertain: true }), line }
  const message = 'There is no space after this `-`, so the list is read as one text.'
  return source.createProblem([start, start + 1], message, 'Add a space after each dash.', fix)
}
