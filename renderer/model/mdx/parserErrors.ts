import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { BLANK, getLeftoverMessage } from '../leftovers/leftoverKinds.ts'
import { findBlankProblem } from './nodeChecks.ts'
import { BRACES_PROBLEM, COMMENT_MESSAGE } from './nodeProblems.ts'
import { ESCAPE_EACH_HINT, explainTag, type ParserError } from './tagErrors.ts'
import { convertToComponent, USE_COMPONENT_HINT } from './tokensInBody.ts'

/** Converts an error of the parser to a problem that explains the mistake. Adds a fix if there is a probable one. */
export function convertParserError(parserError: Omit<ParserError, 'tagStart' | 'textFromTag'>): Diagnostic {
  const { text } = parserError.source
  const tagStart = Math.max(0, text.lastIndexOf('<', parserError.offset))
  const error = { ...parserError, tagStart, textFromTag: text.slice(tagStart) }
  return (
    findCommentProblem(error) ??
    findOpenLinkProblem(error) ??
    findAutolinkProblem(error) ??
    findBlankTagProblem(error) ??
    findLessThanProblem(error) ??
    findBraceProblem(error) ??
    explainTag(error)
  )
}

/** Finds a hidden comment: `<!-- … -->`. The message quotes a short one, and the fix removes it. */
function findCommentProblem({ source, tagStart, textFromTag }: ParserError): Diagnostic | undefined {
  const [comment] = /^(?=<!--)[\s\S]*?-->|^<!--/.exec(textFromTag) ?? []
  if (comment === undefined) return undefined
  const end = tagStart + comment.length
  const isShort = /^[^\n]*-->$/.test(comment) && comment.length <= 80
  const message = isShort ? `\`${comment}\` is a hidden comment, which doesn't work here.` : COMMENT_MESSAGE
  const fix = isShort ? source.createReplacementFix([tagStart, end], '') : undefined
  const hint = 'Delete it, and put notes in the pull request. To show it as typed, write `\\<!--`.'
  return source.createProblem([tagStart, end], message, hint, fix)
}

/** Finds a link without a `)`. The parser takes its address for a tag: `[x](<a b>`. */
function findOpenLinkProblem({ source, offset }: ParserError): Diagnostic | undefined {
  const start = Math.max(0, source.text.lastIndexOf('](<', offset))
  const [link] = /^\]\(<[^<>\n]*>?/.exec(source.text.slice(start)) ?? []
  if (link === undefined || offset > start + link.length) return undefined
  const end = start + link.length
  const fix = /^\S+>$/.test(link) ? source.createReplacementFix([start, end], `](${link.slice(3, -1)})`) : undefined
  const hint =
    'Write [link text](/address), without angle brackets or spaces. To show it as typed, write `\\[` and `\\<`.'
  return source.createProblem([start + 1, end], 'The `)` at the end of this link is missing.', hint, fix)
}

/** Finds `<https://example.org>`, `<name@example.org>`, and `<https://example.org|words>`. */
function findAutolinkProblem({ source, tagStart, textFromTag }: ParserError): Diagnostic | undefined {
  const [autolink, address = '', linkText] =
    /^<(https?:\/\/[^\s<>|]+|(?:mailto:)?[\w.+-]+@[\w.-]+)(?:\|([^<>|\n]+))?>/.exec(textFromTag) ?? []
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

function findBlankTagProblem({ source, tagStart }: ParserError): Diagnostic | undefined {
  const start = source.text[tagStart - 1] === '<' ? tagStart - 1 : tagStart
  const rest = source.text.slice(start)
  const [tag, word = ''] = /^<([A-Z]{2,20})>/.exec(rest) ?? []
  const blank = BLANK_IN_ANGLE_BRACKETS.exec(rest)?.[0] ?? (findBlankProblem(word) && tag)
  if (blank === undefined) return undefined
  const message = getLeftoverMessage(BLANK, blank, 'problem')
  return source.createProblem([start, start + blank.length], message, `${BLANK.hint} ${ESCAPE_EACH_HINT}`)
}

/** Finds a `<` without a name after it: `<5`, `<$500`, `< `. In a spoiler tag, it's after a `!`. */
function findLessThanProblem({ source, offset, reason }: ParserError): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset - 1)
  const isAmount = /^<\$\d/.test(source.text.slice(Math.max(0, start)))
  if (start === -1 || !/name/.test(reason) || !(isAmount || start === offset - 1)) return undefined
  const end = start + 1
  if (source.text[start - 1] === '!')
    return source.createProblem([start, end], "Spoiler tags (`>! … !<`) don't work here.", 'Remove `>!` and `!<`.')
  const isCertain = isAmount || /[\d\s=]/.test(source.text[offset] ?? ' ')
  const fix = source.createReplacementFix([start, end], '\\<', { isCertain })
  const message = 'A `<` starts a component, but the name after it is missing.'
  return source.createProblem([start, end], message, 'Write "less than", or `\\<` to show the character.', fix)
}

const ESCAPE_BRACES_HINT = 'To show it as typed, write `\\{` instead of each `{`.'

/** Matches attributes, `{#id}`, `{: .class key="value"}`, `{:toc}`, but not text: `{#1 in Tampa}`. */
const ATTRIBUTE_LIST =
  /^\{(?=[ \t]{0,9}[#.:]):?[ \t]{0,9}(?:(?:[#.][a-z][\w-]{0,50}|[\w-]{1,50}="?[^\s"{}#]{1,100}"?)(?:[ \t]{1,9}|(?=[#.}]))){1,9}\}|^\{:[a-z]+\}/i

/** Matches tags of a template language: `{% include %}`, `{{> header }}`, `{# comment #}`. */
const TEMPLATE_TAG = /^(?:(?:\{\{|\{[%<>+=~-])[^\n]*?\}+|\{#[^\n]*?#\})/

/** Explains a brace that MDX can't parse: around the URL of a link, attributes, a template tag, a blank, or a token. Otherwise suggests `\{`. */
function findBraceProblem({ source, model, offset, reason }: ParserError): Diagnostic | undefined {
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
    return source.createProblem([start, end], 'The address of a link goes in `( )`.', ESCAPE_BRACES_HINT, fix)
  }
  const [attributes] = ATTRIBUTE_LIST.exec(rest) ?? []
  if (attributes !== undefined) return createAttributeListProblem(source, start, attributes)
  const [templateTag] = TEMPLATE_TAG.exec(rest) ?? []
  if (templateTag !== undefined) {
    const message = 'This is syntax from another tool, which does nothing here.'
    const hint = `Remove it, or use a component. ${ESCAPE_BRACES_HINT}`
    return source.createProblem([start, start + templateTag.length], message, hint)
  }
  const [raw = '', bracedText = ''] = /^\{([^{}\n]*)\}/.exec(text.slice(lastBrace)) ?? []
  const blank = findBlankProblem(bracedText)
  if (blank) return source.createProblem([lastBrace, lastBrace + raw.length], blank.message, blank.hint)
  const [openToken = '', tokenName = ''] = /^\{([a-z][\w:/-]*)/i.exec(text.slice(lastBrace)) ?? []
  const component = convertToComponent(tokenName, model)?.tag
  const replacedEnd = lastBrace + (component ? openToken.length : 1)
  const fix = source.createReplacementFix([lastBrace, replacedEnd], component ?? '\\{')
  const hint = component ? USE_COMPONENT_HINT : BRACES_PROBLEM.hint
  const message = 'A `{` starts code, and content is never run as code.'
  return source.createProblem([lastBrace, lastBrace + 1], message, hint, fix)
}

/** The fix removes the attributes, and an empty link before them: `[](){#id}`. It's certain at the end of a block, if there's no such link. */
function createAttributeListProblem(source: Source, start: number, attributes: string): Diagnostic {
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
  return source.createProblem([start, end], message, `${removeHint} ${ESCAPE_BRACES_HINT}`, fix)
}
