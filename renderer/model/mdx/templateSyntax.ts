import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'

/** Parser error with the functions that explain it. */
export interface ParserErrorContext {
  /** Position in the source, in UTF-16 code units. */
  offset: number
  /** Returns MDX for a token: `claim:growth`. Undefined for unknown tokens. */
  cite: (token: string) => string | undefined
  /** Checks for the name of a component. */
  isComponent: (name: string) => boolean
  /** Message from micromark. */
  reason: string
}

const ESCAPE_BRACE_HINT = 'To show it as typed, write `\\{` instead of each `{`.'

/** Matches attributes, `{#id}`, `{: .class key="value"}`, `{:toc}`, but not text: `{#1 in Tampa}`. */
const ATTRIBUTE_LIST =
  /^\{(?=[ \t]{0,9}[#.:]):?[ \t]{0,9}(?:(?:[#.][a-z][\w-]{0,50}|[\w-]{1,50}="?[^\s"{}#]{1,100}"?)(?:[ \t]{1,9}|(?=[#.}]))){1,9}\}|^\{:[a-z]+\}/i

/** Reports an attribute list. The fix is only certain at the end of a block. */
function createAttributesProblem(source: Source, start: number, attributes: string): Diagnostic {
  const end = start + attributes.length
  const isId = attributes.startsWith('{#')
  const hint = `${isId ? 'Remove it: headings get their ids from their words.' : 'Remove it.'} ${ESCAPE_BRACE_HINT}`
  const before = source.text.slice(0, start).trimEnd()
  // Remove the empty link in `[](){#id}`.
  const removeStart = before.replace(/[ \t]{0,9}\[\](?:\(\))?$/, '').length
  const isOnOwnLine = source.text.slice(removeStart, start).includes('\n')
  const line = source.getLine(source.getLineIndex(start))
  const blockEnd = line.startsWith('#') ? /^[ \t]*(?:\n|$)/ : /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/
  const isAtEnd = blockEnd.test(source.text.slice(end))
  const fix = source.createReplacementFix(
    isOnOwnLine ? start : removeStart,
    end,
    '',
    isAtEnd && removeStart === before.length,
  )
  return source.createSyntaxProblem(start, end, `Ids and classes can't be set here: \`${attributes}\`.`, hint, fix)
}

/** Explains syntax for attributes and templates: `{#id}`, `{% include %}`, `{{< note >}}`. */
export function explainTemplate(source: Source, { offset, reason }: ParserErrorContext): Diagnostic | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const last = source.text.lastIndexOf('{', Math.max(0, offset - 1))
  const start = source.text[last - 1] === '{' ? last - 1 : last
  const rest = source.text.slice(Math.max(0, start))
  const [inBraces, address] = /^\{((?:https?:|\/)[^\s{}]*)\}/.exec(rest) ?? []
  if (inBraces !== undefined && source.text[start - 1] === ']') {
    const end = start + inBraces.length
    const fix = source.createReplacementFix(start, end, `(${address})`, true)
    return source.createSyntaxProblem(start, end, 'The address of a link goes in `( )`.', ESCAPE_BRACE_HINT, fix)
  }
  const [attributes] = ATTRIBUTE_LIST.exec(rest) ?? []
  const [tag] = /^(?:(?:\{\{|\{[%<>+=~-])[^\n]*?\}+|\{#[^\n]*?#\})/.exec(rest) ?? []
  if (start !== -1 && attributes !== undefined) return createAttributesProblem(source, start, attributes)
  if (start === -1 || tag === undefined) return undefined
  const hint = `Remove it, or use a component. ${ESCAPE_BRACE_HINT}`
  return source.createSyntaxProblem(
    start,
    start + tag.length,
    'This is syntax from another tool, which does nothing here.',
    hint,
  )
}
