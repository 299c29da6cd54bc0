import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { BLANK, getLeftoverMessage } from '../leftovers/leftoverKinds.ts'
import { findBraceError } from './braceErrors.ts'
import { findBlankProblem } from './nodeChecks.ts'
import { COMMENT_MESSAGE } from './nodeProblems.ts'
import {
  createTagError,
  ESCAPE_EACH_HINT,
  findCurlyQuoteError,
  findMissingEndError,
  findNestedQuoteError,
  findStrayClosingTagError,
  findUnclosedTagError,
  findUnquotedValueError,
  type ParserError,
} from './tagErrors.ts'

/** Converts an error of the parser to a problem that explains the mistake. Adds a fix if there is a probable one. */
export function convertParserError(parserError: Omit<ParserError, 'tagStart' | 'textFromTag'>): Diagnostic {
  const { text } = parserError.source
  const tagStart = Math.max(0, text.lastIndexOf('<', parserError.offset))
  const error = { ...parserError, tagStart, textFromTag: text.slice(tagStart) }
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
    findNestedQuoteError(error) ??
    findMissingEndError(error) ??
    findStrayClosingTagError(error) ??
    createTagError(error)
  )
}

const MAX_SHORT_COMMENT_LENGTH = 80

/** Finds a hidden comment: `<!-- … -->`. The message quotes a short one, and the fix removes it. */
function findCommentError({ source, tagStart, textFromTag }: ParserError): Diagnostic | undefined {
  const [comment] = /^(?=<!--)[\s\S]*?-->|^<!--/.exec(textFromTag) ?? []
  if (comment === undefined) return undefined
  const end = tagStart + comment.length
  const isShort = /^[^\n]*-->$/.test(comment) && comment.length <= MAX_SHORT_COMMENT_LENGTH
  const message = isShort ? `\`${comment}\` is a hidden comment, which doesn't work here.` : COMMENT_MESSAGE
  const fix = isShort ? source.createReplacementFix([tagStart, end], '') : undefined
  const hint = 'Delete it, and put notes in the pull request. To show it as typed, write `\\<!--`.'
  return source.createProblem([tagStart, end], message, hint, fix)
}

/** Finds a link without a `)`. The parser takes its address for a tag: `[x](<a b>`. */
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

function findAutolinkError({ source, tagStart, textFromTag }: ParserError): Diagnostic | undefined {
  const [autolink, address = '', linkText] = AUTOLINK.exec(textFromTag) ?? []
  if (autolink === undefined) return undefined
  const to = /^(?:https?|mailto):/.test(address) ? address : `mailto:${address}`
  const range = [tagStart, tagStart + autolink.length] as const
  if (linkText !== undefined) {
    const fix = source.createReplacementFix(range, `[${linkText.trim()}](${to})`)
    const message = "`<https://…|words>` is a Slack link, which doesn't work here."
    return source.createProblem(range, message, 'Write [link text](https://…).', fix)
  }
  const link = source.text[tagStart - 1] === ']' ? `(${to})` : `[${address}](${to})`
  const fix = source.createReplacementFix(range, link, { isCertain: true })
  return source.createProblem(range, "Angle brackets don't make a link here.", undefined, fix)
}

/** Matches `<<First Name>>`, `<YOUR CITY>`, and `<Your Name>`. */
const BLANK_IN_ANGLE_BRACKETS =
  /^(?:<<[^<>\n]{1,60}>>|<[A-Z]{2,20}(?: [A-Z]{2,20}){1,4}>|<(?:[A-Z][a-z]{1,20}|add|enter|insert|your)(?: [A-Z]?[a-z]{1,20}){1,3}>)/

function findBlankError({ source, tagStart }: ParserError): Diagnostic | undefined {
  const start = source.text[tagStart - 1] === '<' ? tagStart - 1 : tagStart
  const rest = source.text.slice(start)
  const [tag, word = ''] = /^<([A-Z]{2,20})>/.exec(rest) ?? []
  const blank = BLANK_IN_ANGLE_BRACKETS.exec(rest)?.[0] ?? (findBlankProblem(word) && tag)
  if (blank === undefined) return undefined
  const message = getLeftoverMessage(BLANK, blank, 'problem')
  return source.createProblem([start, start + blank.length], message, `${BLANK.hint} ${ESCAPE_EACH_HINT}`)
}

/** Finds a `<` without a name after it: `<5`, `<$500`, `< `. In a spoiler tag, it's after a `!`. */
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
