import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { findBlankProblem } from './nodeChecks.ts'
import { BRACES_HINT } from './nodeProblems.ts'
import type { ParserError } from './tagErrors.ts'
import { formatTokenAsComponent, USE_COMPONENT_HINT } from './tokensInBody.ts'

const ESCAPE_HINT = 'To show it as typed, write `\\{` instead of each `{`.'

/** Matches attributes, `{#id}`, `{: .class key="value"}`, `{:toc}`, but not text: `{#1 in Tampa}`. */
const ATTRIBUTE_LIST =
  /^\{(?=[ \t]{0,9}[#.:]):?[ \t]{0,9}(?:(?:[#.][a-z][\w-]{0,50}|[\w-]{1,50}="?[^\s"{}#]{1,100}"?)(?:[ \t]{1,9}|(?=[#.}]))){1,9}\}|^\{:[a-z]+\}/i

/** Matches tags of a template language: `{% include %}`, `{{> header }}`, `{# comment #}`. */
const TEMPLATE_TAG = /^(?:(?:\{\{|\{[%<>+=~-])[^\n]*?\}+|\{#[^\n]*?#\})/

/** Explains a brace that MDX can't parse: around the URL of a link, attributes, a template tag, a blank, or a token. Otherwise suggests `\{`. */
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
    return source.createProblem([start, end], 'The address of a link goes in `( )`.', ESCAPE_HINT, fix)
  }
  const [attributes] = ATTRIBUTE_LIST.exec(rest) ?? []
  if (attributes !== undefined) return createAttributeListError(source, start, attributes)
  const [templateTag] = TEMPLATE_TAG.exec(rest) ?? []
  if (templateTag !== undefined) {
    const message = 'This is syntax from another tool, which does nothing here.'
    const hint = `Remove it, or use a component. ${ESCAPE_HINT}`
    return source.createProblem([start, start + templateTag.length], message, hint)
  }
  const [raw = '', bracedText = ''] = /^\{([^{}\n]*)\}/.exec(text.slice(lastBrace)) ?? []
  const blank = findBlankProblem(bracedText)
  if (blank) return source.createProblem([lastBrace, lastBrace + raw.length], blank.message, blank.hint)
  const [openToken = '', tokenName = ''] = /^\{([a-z][\w:/-]*)/i.exec(text.slice(lastBrace)) ?? []
  const component = formatTokenAsComponent(tokenName, model)
  const replacedEnd = lastBrace + (component ? openToken.length : 1)
  const fix = source.createReplacementFix([lastBrace, replacedEnd], component ?? '\\{')
  const hint = component ? USE_COMPONENT_HINT : BRACES_HINT
  const message = 'A `{` starts code, and content is never run as code.'
  return source.createProblem([lastBrace, lastBrace + 1], message, hint, fix)
}

/** The fix removes the attributes, and an empty link before them: `[](){#id}`. It's certain at the end of a block, if there's no such link. */
function createAttributeListError(source: Source, start: number, attributes: string): Diagnostic {
  const end = start + attributes.length
  const removeHint = attributes.startsWith('{#') ? 'Remove it: headings get their ids from their text.' : 'Remove it.'
  const before = source.text.slice(0, start).trimEnd()
  const removeStart = before.replace(/[ \t]{0,9}\[\](?:\(\))?$/, '').length
  const isOnOwnLine = source.text.slice(removeStart, start).includes('\n')
  const isHeading = source.getLine(source.getLineIndex(start)).startsWith('#')
  const blockEnd = isHeading ? /^[ \t]*(?:\n|$)/ : /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/
  const isCertain = removeStart === before.length && blockEnd.test(source.text.slice(end))
  const fix = source.createReplacementFix([isOnOwnLine ? start : removeStart, end], '', { isCertain })
  const message = `Ids and classes can't be set here: \`${attributes}\`.`
  return source.createProblem([start, end], message, `${removeHint} ${ESCAPE_HINT}`, fix)
}
