import type { ContentModel } from '../define/model.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'

/** Error of the MDX parser. */
export interface ParserError {
  source: Source
  model: ContentModel
  /** Position in the source, in UTF-16 code units. */
  offset: number
  /** Message from micromark. */
  reason: string
}

const ESCAPE_BRACE_HINT = 'To show it as typed, write `\\{` instead of each `{`.'

/** Matches attributes, `{#id}`, `{: .class key="value"}`, `{:toc}`, but not text: `{#1 in Tampa}`. */
const ATTRIBUTE_LIST =
  /^\{(?=[ \t]{0,9}[#.:]):?[ \t]{0,9}(?:(?:[#.][a-z][\w-]{0,50}|[\w-]{1,50}="?[^\s"{}#]{1,100}"?)(?:[ \t]{1,9}|(?=[#.}]))){1,9}\}|^\{:[a-z]+\}/i

/** Explains syntax for attributes and templates: `{#id}`, `{% include %}`, `{{< note >}}`. */
export function explainTemplate({ source, offset, reason }: ParserError): Diagnostic | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const { text } = source
  const last = text.lastIndexOf('{', Math.max(0, offset - 1))
  const start = text[last - 1] === '{' ? last - 1 : last
  if (start === -1) return undefined
  const rest = text.slice(start)
  const [link, address] = /^\{((?:https?:|\/)[^\s{}]*)\}/.exec(rest) ?? []
  if (link !== undefined && text[start - 1] === ']') {
    const end = start + link.length
    const fix = source.createReplacementFix(start, end, `(${address})`, true)
    return source.createSyntaxProblem(start, end, 'The address of a link goes in `( )`.', ESCAPE_BRACE_HINT, fix)
  }
  const [attributes] = ATTRIBUTE_LIST.exec(rest) ?? []
  if (attributes !== undefined) return createAttributesProblem(source, start, attributes)
  const [tag] = /^(?:(?:\{\{|\{[%<>+=~-])[^\n]*?\}+|\{#[^\n]*?#\})/.exec(rest) ?? []
  if (tag === undefined) return undefined
  const message = 'This is syntax from another tool, which does nothing here.'
  const hint = `Remove it, or use a component. ${ESCAPE_BRACE_HINT}`
  return source.createSyntaxProblem(start, start + tag.length, message, hint)
}

/** Reports an attribute list. The fix is only certain at the end of a block. */
function createAttributesProblem(source: Source, start: number, attributes: string): Diagnostic {
  const end = start + attributes.length
  const remedy = attributes.startsWith('{#') ? 'Remove it: headings get their ids from their words.' : 'Remove it.'
  const before = source.text.slice(0, start).trimEnd()
  // Remove the empty link in `[](){#id}`.
  const removeStart = before.replace(/[ \t]{0,9}\[\](?:\(\))?$/, '').length
  const isOnOwnLine = source.text.slice(removeStart, start).includes('\n')
  const isHeading = source.getLine(source.getLineIndex(start)).startsWith('#')
  const blockEnd = isHeading ? /^[ \t]*(?:\n|$)/ : /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/
  const isCertain = removeStart === before.length && blockEnd.test(source.text.slice(end))
  const fix = source.createReplacementFix(isOnOwnLine ? start : removeStart, end, '', isCertain)
  const message = `Ids and classes can't be set here: \`${attributes}\`.`
  return source.createSyntaxProblem(start, end, message, `${remedy} ${ESCAPE_BRACE_HINT}`, fix)
}
