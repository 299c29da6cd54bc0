import { isMap, isScalar, type Scalar, visit, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import { getSchemaAt, isCopy, unwrap } from '../define/schemaAt.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type Fix, formatInlineYaml } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { explainLeadingLeftover } from '../leftovers/leftovers.ts'
import { findEscapeProblem } from './escapes.ts'
import { getPath, listComments, type YamlInput } from './yamlNodes.ts'

const LOST_COMMENT_MESSAGE = "A ` #` starts a comment, so the rest of the line isn't published."
const QUOTE_OR_MOVE_COMMENT_HINT = 'Put the whole value in quotes, or the comment on its own line.'
const NO_HEADINGS_HINT = 'Fields have no headings. A comment belongs on its own line.'

/** Reports values that YAML parses differently from what the writer meant. Drops fixes that the schema rejects. */
export function checkMisreadValues({ source, text, document, schema }: YamlInput): Diagnostic[] {
  const problems: Diagnostic[] = []
  visit(document, {
    Seq(_, node) {
      problems.push(...checkSplitItems(source, node))
    },
    Scalar(key, node, ancestors) {
      const [kind, problem] = checkScalar(source, node, key === 'key').find((check) => check[1]) ?? []
      if (!kind || !problem) return
      const path = getPath(key, ancestors)
      if (kind === 'trailing comment' && schema && isReportedBySchema(schema, path, ancestors)) return
      const field = schema && getSchemaAt(schema, path)
      const isComment = kind === 'trailing comment' || kind === 'next-line comment'
      const hint = isComment ? 'Move the comment to its own line.' : problem.hint
      problems.push(!field || acceptsFix(field, kind) ? problem : { ...problem, hint, fix: undefined })
    },
  })
  const lines = problems.map(({ line }) => line)
  return [...problems, ...checkOtherComments(source, text).filter(({ line }) => !lines.includes(line))]
}

type Misreading = 'escape' | 'trailing comment' | 'next-line comment' | 'list without spaces' | 'nested item'

/** Runs all checks of a scalar. The first problem has precedence. */
function checkScalar(source: Source, node: Scalar, isKey: boolean): [Misreading, Diagnostic | false | undefined][] {
  const [start, end] = node.range ?? [0, 0]
  const range: TextRange = [start, end]
  const isPlainText = node.type === 'PLAIN' && typeof node.value === 'string'
  return [
    ['escape', node.type === 'QUOTE_DOUBLE' && findEscapeProblem(source, range)],
    ['trailing comment', findTrailingCommentProblem(source, node)],
    ['next-line comment', isPlainText && findNextLineCommentProblem(source, range)],
    ['list without spaces', isPlainText && !isKey && findMissingDashSpaceProblem(source, range)],
    ['nested item', isPlainText && findNestedItemProblem(source, range)],
  ]
}

function acceptsFix(field: z.ZodType, kind: Misreading): boolean {
  if (kind === 'nested item') return true
  return kind === 'list without spaces' ? unwrap(field) instanceof z.ZodArray : isCopy(field)
}

/** Checks if the schema will report this value, as in `- Tip: one # two`, so that we don't report it twice. */
function isReportedBySchema(schema: z.ZodType, path: readonly PropertyKey[], ancestors: readonly unknown[]): boolean {
  const group = ancestors.at(-2)
  const field = path.length > 1 && isMap(group) ? getSchemaAt(schema, path.slice(0, -1)) : undefined
  return isMap(group) && Boolean(field?.safeParse('A text').success && !field.safeParse(group.toJSON()).success)
}

/** Finds a comment that may belong to the value before it. If the value is empty, the text can start with `#`. */
function findTrailingCommentProblem(source: Source, { range, type, value }: Scalar): Diagnostic | undefined {
  const [start, end] = range ?? [0, 0]
  const { text } = source
  if (type?.startsWith('BLOCK') || !(typeof value === 'string' || start === end)) return undefined
  const [spaces] = /^[ \t]*(?=#)/.exec(text.slice(end)) ?? []
  const offset = end + (spaces?.length ?? 0)
  if (spaces === undefined || !/[ \t]/.test(text[offset - 1] ?? '')) return undefined
  const lineEnd = offset + text.slice(offset).search(/$/m)
  const createProblem = (hint: string, message = LOST_COMMENT_MESSAGE, fix?: Fix) =>
    source.createProblem([offset, lineEnd], message, hint, fix)
  const leftover = explainLeadingLeftover(text.slice(offset, lineEnd))
  if (leftover)
    return createProblem(`${leftover.hint} To show it as typed, put the whole text in quotes.`, leftover.message)
  if (type !== 'PLAIN') return createProblem('Move it into the quotes, or to its own line.')
  const valueWithComment = text.slice(start === end ? offset : start, lineEnd).trimEnd()
  // Fields reject an unmatched brace, even in quotes.
  const hasUnmatchedBrace = /[{}]/.test(valueWithComment.replaceAll(/\{[^{}]*\}/g, ''))
  if (valueWithComment.includes('\n') || hasUnmatchedBrace) return createProblem(QUOTE_OR_MOVE_COMMENT_HINT)
  const isHeading = start === end && /^#{1,6} +\S/.test(valueWithComment)
  const hint = isHeading ? NO_HEADINGS_HINT : QUOTE_OR_MOVE_COMMENT_HINT
  const quoted = formatInlineYaml(isHeading ? valueWithComment.replace(/^#+ +/, '') : valueWithComment)
  return createProblem(hint, LOST_COMMENT_MESSAGE, source.createReplacementFix([start, lineEnd], quoted))
}

/** Reports comments after brackets, keys, and block indicators: `[one] # and two`, `takeaways: #1 tips`, `- > #1 in town`. */
function checkOtherComments(source: Source, text: string): Diagnostic[] {
  if (!/[\]},[{:|>+\d-][ \t]+#/.test(text)) return []
  return listComments(text).flatMap(({ comment: rawComment, offset }) => {
    const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
    const comment = rawComment.trimEnd()
    if (!/(?:[\]},[{:-]|[|>][-+\d]*)[ \t]+$/.test(before) || !/[^#]/.test(comment)) return []
    const hint = `Is \`${comment}\` a part of the text? Put it in quotes, or on its own line.`
    return [source.createProblem([offset, offset + comment.length], LOST_COMMENT_MESSAGE, hint)]
  })
}

/** Finds a comment on the next line that may continue the text, because it's indented like the value. */
function findNextLineCommentProblem(source: Source, [start, end]: TextRange): Diagnostic | undefined {
  const [, whitespace = '', indent = ''] = /^([ \t]*\n( *))#/.exec(source.text.slice(end)) ?? []
  if (whitespace === '') return undefined
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
  const getEnd = (index: number) => plainItems[index]?.range?.[1] ?? 0
  const splitsNumber = (index: number) =>
    plainItems[index + 1]?.range?.[0] === getEnd(index) + 1 &&
    /^\d,\d{3}(?!\d)/.test(source.text.slice(getEnd(index) - 1, getEnd(index) + 5))
  const lastIndex = plainItems.length - 1
  const problems: Diagnostic[] = []
  for (let first = 0, last = 0; first < lastIndex; first = last + 1) {
    const start = plainItems[first]?.range?.[0] ?? 0
    const hasOpenPair = () => countOpenPairs(source.text.slice(start, getEnd(last))) > 0
    last = first
    while (last < lastIndex && (splitsNumber(last) || hasOpenPair())) last += 1
    if (last === first) continue
    const comma = getEnd(first)
    const isSplitNumber = splitsNumber(first)
    const text = source.text.slice(start, getEnd(last))
    const isCertain = !isSplitNumber && !text.startsWith('“')
    const quoted = source.createReplacementFix([start, getEnd(last)], JSON.stringify(text), { isCertain })
    const fix = hasOpenPair() ? undefined : quoted
    const message = `This \`,\` starts a new item of the list, so the ${isSplitNumber ? 'number' : 'text'} is cut.`
    problems.push(source.createProblem([comma, comma + 1], message, 'Put the whole text in quotes.', fix))
  }
  return problems
}

function countOpenPairs(text: string): number {
  const count = (character: string) => text.split(character).length - 1
  return Math.max(count('(') - count(')'), count('“') - count('”'))
}

/** Finds a list item with wrong indentation, which YAML parses as part of the previous line. */
function findNestedItemProblem(source: Source, [start, end]: TextRange): Diagnostic | undefined {
  const match = /\n( *)- /.exec(source.text.slice(start, end))
  if (!match) return undefined
  const lineStart = start + match.index + 1
  const offset = lineStart + (match[1] ?? '').length
  const [indentation] = /^ *(?=-)/.exec(source.getLinePrefix(start)) ?? []
  const message = "This item is indented too far, so it's part of the line above."
  if (indentation === undefined) {
    const hint = 'Write a list below its key. If this is a part of the text, put the whole text in quotes.'
    return source.createProblem([offset, offset + 1], message, hint)
  }
  const fix = source.createReplacementFix([lineStart, offset], indentation, { isCertain: true })
  return source.createProblem([offset, offset + 1], message, 'Put the `-` of all items in the same column.', fix)
}

/** Finds lines such as `-One` and `-Two`, which YAML parses as a string. */
function findMissingDashSpaceProblem(source: Source, [start, end]: TextRange): Diagnostic | undefined {
  const text = source.text.slice(start, end)
  const isOnOwnLine = source.text.slice(0, start).trimEnd().length <= source.text.lastIndexOf('\n', start)
  const hasOnlyItems = text.split('\n').every((line) => /^ *-/.test(line))
  if (!isOnOwnLine || !hasOnlyItems || !/^-[^\s-]/.test(text)) return undefined
  const edits = [...text.matchAll(/^ *-(?=[^\s-])/gm)].map(({ index, 0: dash }) => {
    const dashEnd = start + index + dash.length
    return source.createTextEdit([dashEnd, dashEnd], ' ')
  })
  const fix = { line: source.getLine(source.getLineIndex(start)).replace('-', '- '), edits, isCertain: true }
  const message = 'There is no space after this `-`, so the list is read as one text.'
  return source.createProblem([start, start + 1], message, 'Add a space after each dash.', fix)
}
