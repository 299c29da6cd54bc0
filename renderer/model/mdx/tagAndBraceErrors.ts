import type { ContentModel } from '../define/model.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { ENTRY_LINK } from './entryLink.ts'
import { findBlankProblem } from './nodeChecks.ts'
import { BRACES_HINT } from './nodeProblems.ts'
import { formatTokenAsComponent, USE_COMPONENT_HINT } from './tokensInBody.ts'

export interface ParserError {
  source: Source
  model: ContentModel
  /** Position in the source, in UTF-16 code units. */
  offset: number
  /** Message from micromark. */
  reason: string
}

const ESCAPE_HINT = 'To show a `<` as typed, write `\\<`.'
const CLOSE_TAGS_HINT = 'Close each tag: <Callout title="…"> … </Callout>, or <Claim id="…" /> if it has no content.'

export function createTagError(error: ParserError): Diagnostic {
  return (
    findQuoteError(error) ?? findMissingEndError(error) ?? findStrayClosingTagError(error) ?? createOtherTagError(error)
  )
}

export function isComponent({ model }: ParserError, name: string): boolean {
  return name === ENTRY_LINK || Object.hasOwn(model.components, name)
}

/** Finds quotes inside quotes: `title="Say "hi""`. */
function findQuoteError({ source, offset, reason }: ParserError): Diagnostic | undefined {
  if (!/character `(?:\\|"|')`/.test(reason)) return undefined
  const start = Math.max(0, source.text.lastIndexOf('<', offset))
  const [tag = ''] = /^<[^<>\n]*>/.exec(source.text.slice(start)) ?? []
  const curly = tag.replaceAll(/\\"([^"\\]*)\\"/g, '“$1”')
  const fix = curly === tag ? undefined : source.createReplacementFix([start, start + tag.length], curly)
  const hint = `Inside the quotes of a value, write curly quotes, “hi”, and curly apostrophes, it’s. ${ESCAPE_HINT}`
  return source.createProblem([offset, offset + 1], 'The quotes of this value end too early.', hint, fix)
}

function findMissingEndError({ source, offset, reason }: ParserError): Diagnostic | undefined {
  if (!/end of file/.test(reason)) return undefined
  const tags = [...source.text.slice(0, offset).matchAll(/<[A-Za-z][^\n]*/g)]
  const isValue = /attribute value/.test(reason)
  // An open value continues to the end, so search for the last tag with an odd number of quotes.
  const openTag = isValue ? tags.findLast(([line]) => line.split('"').length % 2 === 0) : tags.at(-1)
  if (!openTag) return undefined
  const end = openTag.index + openTag[0].trimEnd().length
  const message = isValue ? 'The `"` after this value is missing.' : 'The `>` at the end of this tag is missing.'
  const hint = `${isValue ? 'Add it.' : 'Add `>` or `/>`.'} ${ESCAPE_HINT}`
  return source.createProblem([openTag.index, end], message, hint)
}

/** Finds a closing tag that isn't a component's: `</div>`. */
function findStrayClosingTagError(error: ParserError): Diagnostic | undefined {
  const { source, offset } = error
  const start = Math.max(0, source.text.lastIndexOf('<', offset))
  const [tag, name = ''] = /^<\/([\w.:-]{1,60})[^<>\n]{0,100}>/.exec(source.text.slice(start)) ?? []
  if (tag === undefined || isComponent(error, name)) return undefined
  // Escape the closing tag if the opening tag is escaped.
  const isEscapedTag = source.text.slice(0, start).includes(`\\<${name}`)
  const fix = isEscapedTag ? source.createReplacementFix([start, start], '\\') : undefined
  const message = `\`${tag}\` closes a tag that isn't open.`
  const hint = `Remove it, or write \`\\${tag}\` to show it.`
  return source.createProblem([start, start + tag.length], message, hint, fix)
}

function createOtherTagError({ source, offset, reason }: ParserError): Diagnostic {
  const shortReason = reason.split(/[,;(]/)[0]?.trim() ?? reason
  const message = `This tag isn't written correctly (${shortReason}).`
  return source.createProblem([offset, offset + 1], message, `${CLOSE_TAGS_HINT} ${ESCAPE_HINT}`)
}

const ESCAPE_BRACE_HINT = 'To show it as typed, write `\\{` instead of each `{`.'

/** Matches attributes, `{#id}`, `{: .class key="value"}`, `{:toc}`, but not text: `{#1 in Tampa}`. */
const ATTRIBUTE_LIST =
  /^\{(?=[ \t]{0,9}[#.:]):?[ \t]{0,9}(?:(?:[#.][a-z][\w-]{0,50}|[\w-]{1,50}="?[^\s"{}#]{1,100}"?)(?:[ \t]{1,9}|(?=[#.}]))){1,9}\}|^\{:[a-z]+\}/i

/**
 * Explains a brace that MDX can't parse: around a URL, an attribute list (`{#id}`), a tag of another tool (`{% include %}`),
 * a blank, or a token. Otherwise suggests `\{`.
 */
export function findBraceError({ source, model, offset, reason }: ParserError): Diagnostic | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const { text } = source
  const lastBrace = text.lastIndexOf('{', Math.max(0, offset - 1))
  if (lastBrace === -1) return undefined
  const start = text[lastBrace - 1] === '{' ? lastBrace - 1 : lastBrace
  const rest = text.slice(start)
  const [bracedUrl, url] = /^\{((?:https?:|\/)[^\s{}]*)\}/.exec(rest) ?? []
  if (bracedUrl !== undefined && text[start - 1] === ']') {
    const end = start + bracedUrl.length
    const fix = source.createReplacementFix([start, end], `(${url})`, { isCertain: true })
    return source.createProblem([start, end], 'The address of a link goes in `( )`.', ESCAPE_BRACE_HINT, fix)
  }
  const [attributes] = ATTRIBUTE_LIST.exec(rest) ?? []
  if (attributes !== undefined) return createAttributeListError(source, start, attributes)
  const [templateTag] = /^(?:(?:\{\{|\{[%<>+=~-])[^\n]*?\}+|\{#[^\n]*?#\})/.exec(rest) ?? []
  if (templateTag !== undefined) {
    const message = 'This is syntax from another tool, which does nothing here.'
    const hint = `Remove it, or use a component. ${ESCAPE_BRACE_HINT}`
    return source.createProblem([start, start + templateTag.length], message, hint)
  }
  const [bracedText = '', content = ''] = /^\{([^{}\n]*)\}/.exec(text.slice(lastBrace)) ?? []
  const blank = findBlankProblem(content)
  if (blank) return source.createProblem([lastBrace, lastBrace + bracedText.length], blank.message, blank.hint)
  const [raw = '', token = ''] = /^\{([a-z][\w:/-]*)/i.exec(text.slice(lastBrace)) ?? []
  const component = formatTokenAsComponent(token, model)
  const fix = source.createReplacementFix([lastBrace, lastBrace + (component ? raw.length : 1)], component ?? '\\{')
  const hint = component ? USE_COMPONENT_HINT : BRACES_HINT
  return source.createProblem(
    [lastBrace, lastBrace + 1],
    'A `{` starts code, and content is never run as code.',
    hint,
    fix,
  )
}

/** Reports an attribute list. The fix is only certain at the end of a block. */
function createAttributeListError(source: Source, start: number, attributes: string): Diagnostic {
  const end = start + attributes.length
  const removeHint = attributes.startsWith('{#') ? 'Remove it: headings get their ids from their text.' : 'Remove it.'
  const before = source.text.slice(0, start).trimEnd()
  // Remove the empty link in `[](){#id}`.
  const removeStart = before.replace(/[ \t]{0,9}\[\](?:\(\))?$/, '').length
  const isOnOwnLine = source.text.slice(removeStart, start).includes('\n')
  const isHeading = source.getLine(source.getLineIndex(start)).startsWith('#')
  const blockEnd = isHeading ? /^[ \t]*(?:\n|$)/ : /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/
  const isCertain = removeStart === before.length && blockEnd.test(source.text.slice(end))
  const fix = source.createReplacementFix([isOnOwnLine ? start : removeStart, end], '', { isCertain })
  const message = `Ids and classes can't be set here: \`${attributes}\`.`
  return source.createProblem([start, end], message, `${removeHint} ${ESCAPE_BRACE_HINT}`, fix)
}
