import type { ContentModel } from '../define/model.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { getComponents } from './componentChecks.ts'
import { createHtmlProblem } from './htmlProblem.ts'

/** An error of micromark or acorn. Offsets are in UTF-16 code units. */
export interface ParserError {
  source: Source
  model: ContentModel
  offset: number
  /** The message of the parser. */
  reason: string
  /** Offset of the last `<` up to the error, or 0. */
  tagStart: number
  /** Source text from `tagStart`. */
  textFromTag: string
}

const ESCAPE_HINT = 'To show a `<` as typed, write `\\<`.'
export const ESCAPE_EACH_HINT = 'To show it as typed, write `\\<` instead of each `<`.'
const CLOSE_TAGS_HINT = 'Close each tag: <Callout title="…"> … </Callout>, or <Claim id="…" /> if it has no content.'

/** Explains a tag that isn't complete or closed, or has a value without straight quotes. Otherwise quotes the message of the parser. */
export function explainTag(error: ParserError): Diagnostic {
  return (
    findCurlyQuoteProblem(error) ??
    findUnquotedValueProblem(error) ??
    findUnclosedTagProblem(error) ??
    findNestedQuoteProblem(error) ??
    findMissingEndProblem(error) ??
    findStrayClosingTagProblem(error) ??
    createTagProblem(error)
  )
}

function findCurlyQuoteProblem({ source, offset, reason, tagStart, textFromTag }: ParserError) {
  if (!/[“”„‘’]/.test(reason)) return undefined
  const [tag = ''] = /^[^>\n]*>?/.exec(textFromTag) ?? []
  const replacement = tag.replaceAll(/[“”„‘’]/g, '"')
  const fix = source.createReplacementFix([tagStart, tagStart + tag.length], replacement, { isCertain: true })
  const message = 'The value after `=` needs straight quotes instead of curly ones.'
  return source.createProblem([offset, offset + 1], message, undefined, fix)
}

function findUnquotedValueProblem({ source, offset }: ParserError): Diagnostic | undefined {
  const [value] = /^[^\s"'<>{}]+?(?=\s|\/?>)/.exec(source.text.slice(offset)) ?? []
  if (source.text[offset - 1] !== '=' || value === undefined) return undefined
  const range = [offset, offset + value.length] as const
  const fix = source.createReplacementFix(range, `"${value}"`, { isCertain: true })
  return source.createProblem(range, 'The value after `=` needs quotes.', undefined, fix)
}

/** Finds a tag that isn't closed: an HTML element, an unknown component, or a component. */
function findUnclosedTagProblem({ source, model, offset, reason }: ParserError): Diagnostic | undefined {
  const [, name] = /closing tag for `<([\w.:-]+)>`/.exec(reason) ?? []
  if (name === undefined) return undefined
  // A quoted value can contain a `>`.
  const [tag = ''] = /^<(?:[^>"\n]|"[^"\n]*"?)*>?|^./s.exec(source.text.slice(offset)) ?? []
  const range: TextRange = [offset, offset + tag.length]
  if (/^[a-z]/.test(name)) {
    const [, src = ''] = /\ssrc=["']([^"'\s]+)/.exec(tag) ?? []
    const { message, hint } = createHtmlProblem({ name, src })
    return source.createProblem(range, message, hint)
  }
  const component = getComponents(model).get(name)
  return component
    ? createUnclosedComponentProblem(source, range, name, component.placement === 'block')
    : source.createProblem(range, `There is no component \`<${name}>\`.`, ESCAPE_EACH_HINT)
}

function createUnclosedComponentProblem(source: Source, range: TextRange, name: string, isBlock: boolean) {
  const [start, end] = range
  const message = `\`<${name}>\` is opened here and never closed.`
  const tag = source.text.slice(start, end)
  const isInLine = source.getLine(source.getLineIndex(start)).trim() !== tag
  if (isInLine && !isBlock) {
    // The end of the tag, or of a quoted value with a `>`, can be on another line.
    const isComplete = tag.endsWith('>') && tag.split('"').length % 2 === 1
    const fix = isComplete ? source.createReplacementFix([end - 1, end], ' />') : undefined
    return source.createProblem(range, message, fix ? undefined : 'Write ` />` at the end of the tag.', fix)
  }
  const ownLine = isInLine ? `Put \`<${name}>\` on its own line. ` : ''
  const hint = `${ownLine}Write \`</${name}>\` on its own line below the text that belongs inside.`
  return source.createProblem(range, message, hint)
}

/** Finds quotes inside quotes: `title="Say "hi""`. */
function findNestedQuoteProblem({ source, offset, reason, tagStart, textFromTag }: ParserError) {
  if (!/character `(?:\\|"|')`/.test(reason)) return undefined
  const [tag = ''] = /^<[^<>\n]*>/.exec(textFromTag) ?? []
  const curly = tag.replaceAll(/\\"([^"\\]*)\\"/g, '“$1”')
  const fix = curly === tag ? undefined : source.createReplacementFix([tagStart, tagStart + tag.length], curly)
  const hint = `Inside the quotes of a value, write curly quotes, “hi”, and curly apostrophes, it’s. ${ESCAPE_HINT}`
  return source.createProblem([offset, offset + 1], 'The quotes of this value end too early.', hint, fix)
}

/** Finds a tag, or a value in it, that continues to the end of the file. */
function findMissingEndProblem({ source, offset, reason }: ParserError): Diagnostic | undefined {
  if (!/end of file/.test(reason)) return undefined
  const tags = [...source.text.slice(0, offset).matchAll(/<[A-Za-z][^\n]*/g)]
  const isValue = /attribute value/.test(reason)
  // An open value has an odd number of quotes. Later tags are part of the value.
  const openTag = isValue ? tags.findLast(([line]) => line.split('"').length % 2 === 0) : tags.at(-1)
  if (!openTag) return undefined
  const end = openTag.index + openTag[0].trimEnd().length
  const message = isValue ? 'The `"` after this value is missing.' : 'The `>` at the end of this tag is missing.'
  const hint = `${isValue ? 'Add it.' : 'Add `>` or `/>`.'} ${ESCAPE_HINT}`
  return source.createProblem([openTag.index, end], message, hint)
}

/** Finds the closing tag of an element or unknown component. The fix escapes it if the opening tag is escaped. */
function findStrayClosingTagProblem({ source, model, tagStart, textFromTag }: ParserError) {
  const [tag, name = ''] = /^<\/([\w.:-]{1,60})[^<>\n]{0,100}>/.exec(textFromTag) ?? []
  if (tag === undefined || getComponents(model).has(name)) return undefined
  const isEscapedTag = source.text.slice(0, tagStart).includes(`\\<${name}`)
  const fix = isEscapedTag ? source.createReplacementFix([tagStart, tagStart], '\\') : undefined
  const hint = `Remove it, or write \`\\${tag}\` to show it.`
  return source.createProblem([tagStart, tagStart + tag.length], `\`${tag}\` closes a tag that isn't open.`, hint, fix)
}

function createTagProblem({ source, offset, reason }: ParserError): Diagnostic {
  const shortReason = reason.split(/[,;(]/)[0]?.trim() ?? reason
  const message = `This tag isn't written correctly (${shortReason}).`
  return source.createProblem([offset, offset + 1], message, `${CLOSE_TAGS_HINT} ${ESCAPE_HINT}`)
}
