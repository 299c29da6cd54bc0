import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { BLANK, describeLeftover } from '../leftovers/leftoverKinds.ts'
import {
  BRACES_HINT,
  COMMENT_MESSAGE,
  createEmbedReport,
  createHtmlHint,
  createHtmlMessage,
  isEmbedElement,
} from './htmlReports.ts'
import { findBlankInBraces } from './nodeChecks.ts'
import { explainTag } from './tagSyntax.ts'
import { explainTemplate, type ParserErrorContext } from './templateSyntax.ts'
import { USE_COMPONENT_HINT } from './tokensInBody.ts'

/** Explains the mistake that micromark or acorn stumbled over, with a fix if there's only one. */
export function explainSyntaxError(source: Source, error: ParserErrorContext): Diagnostic {
  return (
    explainComment(source, error) ??
    explainOpenLink(source, error) ??
    explainAutolink(source, error) ??
    explainCurlyQuotes(source, error) ??
    explainUnquotedValue(source, error) ??
    explainBlank(source, error) ??
    explainLessThan(source, error) ??
    explainUnclosedTag(source, error) ??
    explainTemplate(source, error) ??
    explainBrace(source, error) ??
    explainTag(source, error)
  )
}

function findTag({ text }: Source, offset: number): [start: number, end: number] | undefined {
  const start = text.lastIndexOf('<', offset)
  if (start === -1 || text.slice(start, offset).includes('\n')) return undefined
  const [tag = ''] = /^[^>\n]*>?/.exec(text.slice(start)) ?? []
  return [start, start + tag.length]
}

function explainComment(source: Source, { offset }: ParserErrorContext): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset)
  if (start === -1 || !source.text.startsWith('<!--', start)) return undefined
  const close = source.text.indexOf('-->', start)
  const end = close === -1 ? start + 4 : close + 3
  const comment = source.text.slice(start, end)
  const isShort = close !== -1 && comment.length <= MAX_QUOTED_LENGTH && !comment.includes('\n')
  const message = isShort ? `\`${comment}\` is a hidden comment, which doesn't work here.` : COMMENT_MESSAGE
  const fix = isShort ? source.createReplacementFix(start, end, '') : undefined
  const hint = 'Delete it, and put notes in the pull request. To show it as typed, write `\\<!--`.'
  return source.createSyntaxProblem(start, end, message, hint, fix)
}

const MAX_QUOTED_LENGTH = 80

/** Explains a link that isn't closed, where the parser expects a tag: `[x](<a b>`. */
function explainOpenLink(source: Source, { offset }: ParserErrorContext): Diagnostic | undefined {
  const start = source.text.lastIndexOf('](<', offset)
  const [link] = /^\]\(<[^<>\n]*>?/.exec(source.text.slice(Math.max(0, start))) ?? []
  if (start === -1 || link === undefined || offset > start + link.length) return undefined
  const end = start + link.length
  const fix = /^\S+>$/.test(link) ? source.createReplacementFix(start, end, `](${link.slice(3, -1)})`) : undefined
  const hint =
    'Write [link text](/address), without angle brackets or spaces. To show it as typed, write `\\[` and `\\<`.'
  return source.createSyntaxProblem(start + 1, end, 'The `)` at the end of this link is missing.', hint, fix)
}

function explainAutolink(source: Source, { offset }: ParserErrorContext): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset)
  const [autolink, address = '', linkText] =
    /^<(https?:\/\/[^\s<>|]+|(?:mailto:)?[\w.+-]+@[\w.-]+)(?:\|([^<>|\n]+))?>/.exec(
      source.text.slice(Math.max(0, start)),
    ) ?? []
  if (start === -1 || autolink === undefined) return undefined
  const to = /^(?:https?|mailto):/.test(address) ? address : `mailto:${address}`
  const end = start + autolink.length
  if (linkText !== undefined) {
    const fix = source.createReplacementFix(start, end, `[${linkText.trim()}](${to})`)
    return source.createSyntaxProblem(start, end, 'This is a link from another tool.', 'Write [words](https://…).', fix)
  }
  const fix = source.createReplacementFix(
    start,
    end,
    source.text[start - 1] === ']' ? `(${to})` : `[${address}](${to})`,
    true,
  )
  return source.createSyntaxProblem(start, end, "Angle brackets don't make a link here.", undefined, fix)
}

function explainCurlyQuotes(source: Source, { offset, reason }: ParserErrorContext): Diagnostic | undefined {
  const tag = /[“”„‘’]/.test(reason) ? findTag(source, offset) : undefined
  if (!tag) return undefined
  const fix = source.createReplacementFix(...tag, source.text.slice(...tag).replaceAll(/[“”„‘’]/g, '"'), true)
  const message = 'The value after `=` needs straight quotes instead of curly ones.'
  return source.createSyntaxProblem(offset, offset + 1, message, undefined, fix)
}

function explainUnquotedValue(source: Source, { offset }: ParserErrorContext): Diagnostic | undefined {
  if (source.text[offset - 1] !== '=') return undefined
  const [value = ''] = /^[^\s"'<>{}]+?(?=\s|\/?>)/.exec(source.text.slice(offset)) ?? []
  if (value === '') return undefined
  const end = offset + value.length
  const fix = source.createReplacementFix(offset, end, `"${value}"`, true)
  return source.createSyntaxProblem(offset, end, 'The value after `=` needs quotes.', undefined, fix)
}

/** Matches `<<First Name>>`, `<YOUR CITY>`, and `<Your Name>`. */
const BLANK_IN_ANGLE_BRACKETS =
  /^(?:<<[^<>\n]{1,60}>>|<[A-Z]{2,20}(?: [A-Z]{2,20}){1,4}>|<(?:[A-Z][a-z]{1,20}|add|enter|insert|your)(?: [A-Z]?[a-z]{1,20}){1,3}>)/

function explainBlank(source: Source, { offset }: ParserErrorContext): Diagnostic | undefined {
  const last = source.text.lastIndexOf('<', offset)
  const start = source.text[last - 1] === '<' ? last - 1 : last
  const rest = source.text.slice(Math.max(0, start))
  const [single = '', word = ''] = /^<([A-Z]{2,20})>/.exec(rest) ?? []
  const blank = BLANK_IN_ANGLE_BRACKETS.exec(rest)?.[0] ?? (findBlankInBraces(word) && single)
  if (start === -1 || blank === undefined) return undefined
  return source.createSyntaxProblem(
    start,
    start + blank.length,
    describeLeftover(BLANK, blank, true),
    `${BLANK.hint} ${ESCAPE_LESS_THAN_HINT}`,
  )
}

function explainLessThan(source: Source, { offset, reason }: ParserErrorContext): Diagnostic | undefined {
  const start = source.text.lastIndexOf('<', offset - 1)
  const isAmount = /^<\$\d/.test(source.text.slice(Math.max(0, start)))
  if (start === -1 || !/name/.test(reason) || !(isAmount || start === offset - 1)) return undefined
  if (source.text[start - 1] === '!')
    return source.createSyntaxProblem(
      start,
      start + 1,
      'Spoilers of other tools do nothing here.',
      'Remove `>!` and `!<`.',
    )
  const fix = source.createReplacementFix(
    start,
    start + 1,
    '\\<',
    isAmount || /[\d\s=]/.test(source.text[offset] ?? ' '),
  )
  const message = 'A `<` starts a component, but the name after it is missing.'
  return source.createSyntaxProblem(
    start,
    start + 1,
    message,
    'Write "less than", or `\\<` to show the character.',
    fix,
  )
}

function explainUnclosedTag(
  source: Source,
  { offset, reason, isComponent }: ParserErrorContext,
): Diagnostic | undefined {
  const [, name] = /closing tag for `<([\w.:-]+)>`/.exec(reason) ?? []
  if (name === undefined) return undefined
  const tag = source.text[offset] === '<' ? findTag(source, offset) : undefined
  const [start, end] = tag ?? [offset, offset + 1]
  const raw = source.text.slice(start, end)
  if (isEmbedElement(name)) {
    const { message, hint } = createEmbedReport(name, /\ssrc=["']([^"'\s]+)/.exec(raw)?.[1])
    return source.createSyntaxProblem(start, end, message, hint)
  }
  if (/^[a-z]/.test(name)) return source.createSyntaxProblem(start, end, createHtmlMessage(name), createHtmlHint(name))
  if (!isComponent(name))
    return source.createSyntaxProblem(start, end, `There is no component \`<${name}>\`.`, ESCAPE_LESS_THAN_HINT)
  const isOnOwnLine = source.getLine(source.getLineIndex(start)).trim() === raw
  const hint = isOnOwnLine ? `Write \`</${name}>\` on a line of its own below the text that belongs inside.` : undefined
  const fix = isOnOwnLine ? undefined : source.createReplacementFix(end - 1, end, ' />')
  return source.createSyntaxProblem(start, end, `\`<${name}>\` is opened here and never closed.`, hint, fix)
}

const ESCAPE_LESS_THAN_HINT = 'To show it as typed, write `\\<` instead of each `<`.'

function explainBrace(source: Source, { offset, reason, cite }: ParserErrorContext): Diagnostic | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const start = source.text.lastIndexOf('{', Math.max(0, offset - 1))
  if (start === -1) return undefined
  const [inBraces = '', words = ''] = /^\{([^{}\n]*)\}/.exec(source.text.slice(start)) ?? []
  const blank = findBlankInBraces(words)
  if (blank) return source.createSyntaxProblem(start, start + inBraces.length, blank.message, blank.hint)
  const [raw = '', token = ''] = /^\{([a-z][\w:/-]*)/i.exec(source.text.slice(start)) ?? []
  const citation = cite(token)
  const message = "A `{` doesn't work in the body."
  const end = citation ? start + raw.length : start + 1
  const fix = source.createReplacementFix(start, end, citation ?? '\\{')
  return source.createSyntaxProblem(start, start + 1, message, citation ? USE_COMPONENT_HINT : BRACES_HINT, fix)
}
