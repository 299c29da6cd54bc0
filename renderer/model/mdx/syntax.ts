import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { COMMENT_MESSAGE, embedReport, htmlHint, htmlMessage, isEmbedElement, NO_CODE } from './component.ts'
import { USE_COMPONENT } from './tokensInBody.ts'

interface ParserError {
  /** Position in the source, in UTF-16 code units. */
  offset: number
  /** Returns MDX for a token: `claim:growth`. Undefined for unknown tokens. */
  cite: (token: string) => string | undefined
  /** Message from micromark. */
  reason: string
}

/** Explains the mistake that micromark or acorn stumbled over, with a fix if there's only one. */
export function syntaxProblem(source: Source, error: ParserError): Diagnostic {
  return (
    explainComment(source, error) ??
    explainOpenLink(source, error) ??
    explainAutolink(source, error) ??
    explainCurlyQuotes(source, error) ??
    explainUnquotedValue(source, error) ??
    explainLessThan(source, error) ??
    explainUnclosedTag(source, error) ??
    explainTemplate(source, error) ??
    explainBrace(source, error) ??
    explainOther(source, error)
  )
}

function findTag({ text }: Source, offset: number): [start: number, end: number] | undefined {
  const start = text.lastIndexOf('<', offset)
  if (start === -1 || text.slice(start, offset).includes('\n')) return undefined
  const [written = ''] = /^[^>\n]*>?/.exec(text.slice(start)) ?? []
  return [start, start + written.length]
}

function explainComment(source: Source, { offset }: ParserError): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset)
  if (start === -1 || !source.text.startsWith('<!--', start)) return undefined
  const close = source.text.indexOf('-->', start)
  const end = close === -1 ? start + 4 : close + 3
  const written = source.text.slice(start, end)
  const isShort = close !== -1 && written.length <= MAX_QUOTED_LENGTH && !written.includes('\n')
  const message = isShort ? `\`${written}\` is a hidden comment, which doesn't work here.` : COMMENT_MESSAGE
  const fix = isShort ? source.replace(start, end, '') : undefined
  const hint = 'Delete it, and put notes in the pull request. To show it as typed, write `\\<!--`.'
  return source.syntaxProblem(start, end, message, hint, fix)
}

const MAX_QUOTED_LENGTH = 80

/** The parser expects a tag in links that are not closed: `[x](<a b>`. */
function explainOpenLink(source: Source, { offset }: ParserError): Diagnostic | undefined {
  const start = source.text.lastIndexOf('](<', offset)
  const [written] = /^\]\(<[^<>\n]*>?/.exec(source.text.slice(Math.max(0, start))) ?? []
  if (start === -1 || written === undefined || offset > start + written.length) return undefined
  const end = start + written.length
  const fix = /^\S+>$/.test(written) ? source.replace(start, end, `](${written.slice(3, -1)})`) : undefined
  const hint = 'Write [words](/address), without angle brackets or spaces. To show it as typed, write `\\[` and `\\<`.'
  return source.syntaxProblem(start + 1, end, 'The `)` at the end of this link is missing.', hint, fix)
}

function explainAutolink(source: Source, { offset }: ParserError): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset)
  const [written, address = ''] =
    /^<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/.exec(source.text.slice(Math.max(0, start))) ?? []
  if (start === -1 || written === undefined) return undefined
  const to = address.includes('://') ? address : `mailto:${address}`
  const end = start + written.length
  const fix = source.replace(start, end, source.text[start - 1] === ']' ? `(${to})` : `[${address}](${to})`, true)
  return source.syntaxProblem(start, end, "Angle brackets don't make a link here.", undefined, fix)
}

function explainCurlyQuotes(source: Source, { offset, reason }: ParserError): Diagnostic | undefined {
  const tag = /[“”„‘’]/.test(reason) ? findTag(source, offset) : undefined
  if (!tag) return undefined
  const fix = source.replace(...tag, source.text.slice(...tag).replaceAll(/[“”„‘’]/g, '"'), true)
  const message = 'The value after `=` needs straight quotes instead of curly ones.'
  return source.syntaxProblem(offset, offset + 1, message, undefined, fix)
}

function explainUnquotedValue(source: Source, { offset }: ParserError): Diagnostic | undefined {
  if (source.text[offset - 1] !== '=') return undefined
  const [value = ''] = /^[^\s"'<>{}]+?(?=\s|\/?>)/.exec(source.text.slice(offset)) ?? []
  if (value === '') return undefined
  const end = offset + value.length
  const fix = source.replace(offset, end, `"${value}"`, true)
  return source.syntaxProblem(offset, end, 'The value after `=` needs quotes.', undefined, fix)
}

function explainLessThan(source: Source, { offset, reason }: ParserError): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset - 1)
  const isAmount = /^<\$\d/.test(source.text.slice(Math.max(0, start)))
  if (start === -1 || !/name/.test(reason) || !(isAmount || start === offset - 1)) return undefined
  const fix = source.replace(start, start + 1, '\\<', isAmount || /[\d\s=]/.test(source.text[offset] ?? ' '))
  const message = 'A `<` starts a component, but there is no name after it.'
  return source.syntaxProblem(start, start + 1, message, 'Write "fewer than", or `\\<` for the sign.', fix)
}

function explainUnclosedTag(source: Source, { offset, reason }: ParserError): Diagnostic | undefined {
  const [, name] = /closing tag for `<([\w.:-]+)>`/.exec(reason) ?? []
  if (name === undefined) return undefined
  const tag = source.text[offset] === '<' ? findTag(source, offset) : undefined
  const [start, end] = tag ?? [offset, offset + 1]
  const written = source.text.slice(start, end)
  if (isEmbedElement(name)) {
    const { message, hint } = embedReport(name, /\ssrc=["']([^"'\s]+)/.exec(written)?.[1])
    return source.syntaxProblem(start, end, message, hint)
  }
  if (/^[a-z]/.test(name)) return source.syntaxProblem(start, end, htmlMessage(name), htmlHint(name))
  const isOnOwnLine = source.line(source.lineOf(start)).trim() === written
  const hint = isOnOwnLine ? `Write \`</${name}>\` on a line of its own below the text that belongs inside.` : undefined
  const fix = isOnOwnLine ? undefined : source.replace(end - 1, end, ' />')
  return source.syntaxProblem(start, end, `\`<${name}>\` is opened here and never closed.`, hint, fix)
}

const ESCAPE_BRACE = 'To show it as typed, write `\\{`.'

/** Matches attributes, `{#id}`, `{: .class key="value"}`, `{:toc}`, but not text: `{#1 in Tampa}`. */
const ATTRIBUTES =
  /^\{(?=[ \t]{0,9}[#.:]):?[ \t]{0,9}(?:(?:[#.][a-z][\w-]{0,50}|[\w-]{1,50}="?[^\s"{}#]{1,100}"?)(?:[ \t]{1,9}|(?=[#.}]))){1,9}\}|^\{:[a-z]+\}/i

/** The fix is only certain at the end of a block. */
function createAttributesProblem(source: Source, start: number, attributes: string): Diagnostic {
  const end = start + attributes.length
  const isId = attributes.startsWith('{#')
  const hint = `${isId ? 'Remove it: headings get their ids from their words.' : 'Remove it.'} ${ESCAPE_BRACE}`
  const before = source.text.slice(0, start).trimEnd()
  // Remove the empty link in `[](){#id}`.
  const removeStart = before.replace(/[ \t]{0,9}\[\](?:\(\))?$/, '').length
  const isOnOwnLine = source.text.slice(removeStart, start).includes('\n')
  const line = source.line(source.lineOf(start))
  const blockEnd = line.startsWith('#') ? /^[ \t]*(?:\n|$)/ : /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/
  const isAtEnd = blockEnd.test(source.text.slice(end))
  const fix = source.replace(isOnOwnLine ? start : removeStart, end, '', isAtEnd && removeStart === before.length)
  return source.syntaxProblem(start, end, `Ids and classes can't be set here: \`${attributes}\`.`, hint, fix)
}

/** Syntax for attributes and templates: `{#id}`, `{% include %}`, `{{< note >}}`. */
function explainTemplate(source: Source, { offset, reason }: ParserError): Diagnostic | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const last = source.text.lastIndexOf('{', Math.max(0, offset - 1))
  const start = source.text[last - 1] === '{' ? last - 1 : last
  const rest = source.text.slice(Math.max(0, start))
  const [inBraces, address] = /^\{((?:https?:|\/)[^\s{}]*)\}/.exec(rest) ?? []
  if (inBraces !== undefined && source.text[start - 1] === ']') {
    const end = start + inBraces.length
    const fix = source.replace(start, end, `(${address})`, true)
    return source.syntaxProblem(start, end, 'The address of a link goes in `( )`.', ESCAPE_BRACE, fix)
  }
  const [attributes] = ATTRIBUTES.exec(rest) ?? []
  const [tag] = /^(?:(?:\{\{|\{[%<>+=~-])[^\n]*?\}+|\{#[^\n]*?#\})/.exec(rest) ?? []
  if (start !== -1 && attributes !== undefined) return createAttributesProblem(source, start, attributes)
  if (start === -1 || tag === undefined) return undefined
  const hint = `Remove it, or use a component. ${ESCAPE_BRACE}`
  return source.syntaxProblem(
    start,
    start + tag.length,
    'This is syntax from another tool, which does nothing here.',
    hint,
  )
}

function explainBrace(source: Source, { offset, reason, cite }: ParserError): Diagnostic | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const start = source.text.lastIndexOf('{', Math.max(0, offset - 1))
  if (start === -1) return undefined
  const [written = '', token = ''] = /^\{([a-z][\w:/-]*)/i.exec(source.text.slice(start)) ?? []
  const citation = cite(token)
  const message = "A `{` doesn't work in the body."
  const end = citation ? start + written.length : start + 1
  const fix = source.replace(start, end, citation ?? '\\{')
  return source.syntaxProblem(start, start + 1, message, citation ? USE_COMPONENT : NO_CODE, fix)
}

function explainOther(source: Source, { offset, reason }: ParserError): Diagnostic {
  const summary = reason.split(/[,;(]/)[0]?.trim() ?? reason
  if (/closing|close/i.test(reason)) {
    const hint =
      'Every opening tag needs a closing tag: <Callout title="…"> … </Callout>. Others close themselves: <Claim id="…" />.'
    return source.syntaxProblem(offset, offset + 1, `These tags don't match (${summary}).`, hint)
  }
  const message = `This component has a mistake in its syntax (${summary}).`
  return source.syntaxProblem(offset, offset + 1, message, 'If you mean the sign, write `\\<`.')
}
