import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { BLANK, getLeftoverMessage } from '../leftovers/leftoverKinds.ts'
import { findBlankProblem } from './nodeChecks.ts'
import { COMMENT_MESSAGE, createHtmlProblem } from './nodeProblems.ts'
import { createTagError, findBraceError, isComponent, type ParserError } from './tagAndBraceErrors.ts'

/** Converts an error of micromark or acorn to a problem that explains the mistake, with a fix if it's clear. */
export function convertParserError(error: ParserError): Diagnostic {
  return (
    findCommentError(error) ??
    findOpenLinkError(error) ??
    findAutolinkError(error) ??
    findCurlyQuoteError(error) ??
    findUnquotedValueError(error) ??
    findBlankError(error) ??
    findLessThanError(error) ??
    findUnclosedTagError(error) ??
    findBraceError(error) ??
    createTagError(error)
  )
}

/** Returns the range of the tag around an offset, on one line. */
function findTag(text: string, offset: number): [start: number, end: number] {
  const start = Math.max(0, text.lastIndexOf('<', offset))
  const [tag = ''] = /^[^>\n]*>?/.exec(text.slice(start)) ?? []
  return [start, start + tag.length]
}

const MAX_QUOTED_LENGTH = 80

function findCommentError({ source, offset }: ParserError): Diagnostic | undefined {
  const start = Math.max(0, source.text.lastIndexOf('<', offset))
  const [comment] = /^(?=<!--)[\s\S]*?-->|^<!--/.exec(source.text.slice(start)) ?? []
  if (comment === undefined) return undefined
  const end = start + comment.length
  const isShort = /^[^\n]*-->$/.test(comment) && comment.length <= MAX_QUOTED_LENGTH
  const message = isShort ? `\`${comment}\` is a hidden comment, which doesn't work here.` : COMMENT_MESSAGE
  const fix = isShort ? source.createReplacementFix([start, end], '') : undefined
  const hint = 'Delete it, and put notes in the pull request. To show it as typed, write `\\<!--`.'
  return source.createProblem([start, end], message, hint, fix)
}

/** Finds an unclosed link. The parser expects a tag in it: `[x](<a b>`. */
function findOpenLinkError({ source, offset }: ParserError): Diagnostic | undefined {
  const start = Math.max(0, source.text.lastIndexOf('](<', offset))
  const [link] = /^\]\(<[^<>\n]*>?/.exec(source.text.slice(start)) ?? []
  if (link === undefined || offset > start + link.length) return undefined
  const end = start + link.length
  const fix = /^\S+>$/.test(link) ? source.createReplacementFix([start, end], `](${link.slice(3, -1)})`) : undefined
  const hint =
    'Write [link text](/address), without angle brackets or spaces. To show it as typed, write `\\[` and `\\<`.'
  return source.createProblem([start + 1, end], 'The `)` at the end of this link is missing.', hint, fix)
}

/** Matches `<https://example.org>`, `<name@example.org>`, and `<https://example.org|words>`. */
const AUTOLINK = /^<(https?:\/\/[^\s<>|]+|(?:mailto:)?[\w.+-]+@[\w.-]+)(?:\|([^<>|\n]+))?>/

function findAutolinkError({ source, offset }: ParserError): Diagnostic | undefined {
  const start = Math.max(0, source.text.lastIndexOf('<', offset))
  const [autolink, address = '', linkText] = AUTOLINK.exec(source.text.slice(start)) ?? []
  if (autolink === undefined) return undefined
  const to = /^(?:https?|mailto):/.test(address) ? address : `mailto:${address}`
  const end = start + autolink.length
  if (linkText !== undefined) {
    const fix = source.createReplacementFix([start, end], `[${linkText.trim()}](${to})`)
    const message = "`<https://…|words>` is a Slack link, which doesn't work here."
    return source.createProblem([start, end], message, 'Write [link text](https://…).', fix)
  }
  const link = source.text[start - 1] === ']' ? `(${to})` : `[${address}](${to})`
  const fix = source.createReplacementFix([start, end], link, { isCertain: true })
  return source.createProblem([start, end], "Angle brackets don't make a link here.", undefined, fix)
}

function findCurlyQuoteError({ source, offset, reason }: ParserError): Diagnostic | undefined {
  const tag = /[“”„‘’]/.test(reason) ? findTag(source.text, offset) : undefined
  if (!tag) return undefined
  const fix = source.createReplacementFix(tag, source.text.slice(...tag).replaceAll(/[“”„‘’]/g, '"'), {
    isCertain: true,
  })
  const message = 'The value after `=` needs straight quotes instead of curly ones.'
  return source.createProblem([offset, offset + 1], message, undefined, fix)
}

function findUnquotedValueError({ source, offset }: ParserError): Diagnostic | undefined {
  if (source.text[offset - 1] !== '=') return undefined
  const [value] = /^[^\s"'<>{}]+?(?=\s|\/?>)/.exec(source.text.slice(offset)) ?? []
  if (value === undefined) return undefined
  const end = offset + value.length
  const fix = source.createReplacementFix([offset, end], `"${value}"`, { isCertain: true })
  return source.createProblem([offset, end], 'The value after `=` needs quotes.', undefined, fix)
}

/** Matches `<<First Name>>`, `<YOUR CITY>`, and `<Your Name>`. */
const BLANK_IN_ANGLE_BRACKETS =
  /^(?:<<[^<>\n]{1,60}>>|<[A-Z]{2,20}(?: [A-Z]{2,20}){1,4}>|<(?:[A-Z][a-z]{1,20}|add|enter|insert|your)(?: [A-Z]?[a-z]{1,20}){1,3}>)/
const ESCAPE_LESS_THAN_HINT = 'To show it as typed, write `\\<` instead of each `<`.'

function findBlankError({ source, offset }: ParserError): Diagnostic | undefined {
  const last = Math.max(0, source.text.lastIndexOf('<', offset))
  const start = source.text[last - 1] === '<' ? last - 1 : last
  const rest = source.text.slice(start)
  const [single, word = ''] = /^<([A-Z]{2,20})>/.exec(rest) ?? []
  const blank = BLANK_IN_ANGLE_BRACKETS.exec(rest)?.[0] ?? (findBlankProblem(word) && single)
  if (blank === undefined) return undefined
  const message = getLeftoverMessage(BLANK, blank, 'certain')
  return source.createProblem([start, start + blank.length], message, `${BLANK.hint} ${ESCAPE_LESS_THAN_HINT}`)
}

function findLessThanError({ source, offset, reason }: ParserError): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset - 1)
  const isAmount = /^<\$\d/.test(source.text.slice(Math.max(0, start)))
  if (start === -1 || !/name/.test(reason) || !(isAmount || start === offset - 1)) return undefined
  const end = start + 1
  if (source.text[start - 1] === '!') {
    const message = "Spoiler tags (`>! … !<`) don't work here."
    return source.createProblem([start, end], message, 'Remove `>!` and `!<`.')
  }
  const isCertain = isAmount || /[\d\s=]/.test(source.text[offset] ?? ' ')
  const fix = source.createReplacementFix([start, end], '\\<', { isCertain })
  const message = 'A `<` starts a component, but the name after it is missing.'
  return source.createProblem([start, end], message, 'Write "less than", or `\\<` to show the character.', fix)
}

function findUnclosedTagError(error: ParserError): Diagnostic | undefined {
  const { source, offset, reason } = error
  const [, name] = /closing tag for `<([\w.:-]+)>`/.exec(reason) ?? []
  if (name === undefined) return undefined
  const tag = source.text[offset] === '<' ? findTag(source.text, offset) : undefined
  const [start, end] = tag ?? [offset, offset + 1]
  const raw = source.text.slice(start, end)
  if (/^[a-z]/.test(name)) {
    const { message, hint } = createHtmlProblem(name, /\ssrc=["']([^"'\s]+)/.exec(raw)?.[1] ?? '')
    return source.createProblem([start, end], message, hint)
  }
  if (!isComponent(error, name))
    return source.createProblem([start, end], `There is no component \`<${name}>\`.`, ESCAPE_LESS_THAN_HINT)
  const message = `\`<${name}>\` is opened here and never closed.`
  const isInLine = source.getLine(source.getLineIndex(start)).trim() !== raw
  if (isInLine && error.model.components[name]?.placement !== 'block')
    return source.createProblem([start, end], message, undefined, source.createReplacementFix([end - 1, end], ' />'))
  const ownLine = isInLine ? `Put \`<${name}>\` on its own line. ` : ''
  const hint = `${ownLine}Write \`</${name}>\` on its own line below the text that belongs inside.`
  return source.createProblem([start, end], message, hint)
}
