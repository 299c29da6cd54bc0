import type { Root } from 'mdast'
import { isReadable } from '../diagnostics/characters.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { getLeftoverMessage } from '../leftovers/leftoverKinds.ts'
import { parseProseTree } from '../mdx/mdxProcessor.ts'
import { ESCAPE_MASK, type PlainText } from '../mdx/plainTexts.ts'
import { getNodeRange, listNodes } from '../mdx/tree.ts'
import { UNRENDERED_SYNTAX } from '../mdx/unrendered/checkRendering.ts'
import { MASK, type UnrenderedSyntax } from '../mdx/unrendered/literalText.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { findAllMarkup, findMarkup, type Markup, type MarkupMatch, PLAIN_TEXT_MARKUP } from './markupPatterns.ts'

/** Reports Markdown, HTML, and unfinished text in attributes and alt text. */
export function checkPlainTexts({ source, body }: ParsedFile, canBeUnfinished: boolean): Diagnostic[] {
  return (body?.listPlainTexts() ?? []).flatMap((plainText) => {
    const { matches, maskedText } = findAllMarkup(plainText.text, PLAIN_TEXT_MARKUP)
    const problems = matches
      .filter(({ markup }) => !(canBeUnfinished && markup.leftover))
      .map((match) => createMarkupProblem(source, plainText, match))
    const masked = { ...plainText, text: maskedText.replaceAll(ESCAPE_MASK, MASK) }
    const lostMarkdown = plainText.kind === 'alt' ? checkLostMarkdown(source, masked) : []
    return [...problems, ...lostMarkdown, ...checkUnrenderedSyntax(source, masked)]
  })
}

/** Says how to show text as typed: with backslashes, or with character codes in attributes and for letters. */
export function getPlainTextEscapeHint(kind: PlainText['kind'], raw: string): string {
  const [first = ''] = raw
  const code = `&#${first.codePointAt(0)};`
  if (isReadable(first)) return `To show it as typed, write \`${code}\` instead of its first letter.`
  const character = first === '`' ? 'backtick' : `\`${first}\``
  if (kind === 'attribute') return `To show it as typed, write \`${code}\` instead of each ${character}.`
  return first === '['
    ? 'To show it as typed, write `\\[` and `\\]`.'
    : `To show it as typed, write \`\\\` before each ${character}.`
}

const PLAIN_TEXT_HINTS = {
  attribute: 'Attributes are plain text, without Markdown and components.',
  alt: 'Alt text is plain text, without Markdown and components.',
}

function createProblem(
  source: Source,
  kind: PlainText['kind'],
  [start, end]: [start: number, end: number],
  {
    message,
    hint = PLAIN_TEXT_HINTS[kind],
    fix,
  }: Pick<Diagnostic, 'hint' | 'fix'> & { message?: string | undefined } = {},
): Diagnostic {
  const raw = source.text.slice(start, end)
  const defaultMessage =
    kind === 'attribute' ? `Visitors would see \`${raw}\` as it's typed.` : `\`${raw}\` doesn't work in alt text.`
  return source.createProblem(
    [start, end],
    message ?? defaultMessage,
    `${hint} ${getPlainTextEscapeHint(kind, raw)}`,
    fix,
  )
}

function createMarkupProblem(
  source: Source,
  { kind, text, range: [from] }: PlainText,
  { markup, match }: MarkupMatch,
): Diagnostic {
  const indent = match[0].length - match[0].trimStart().length
  const start = from + match.index + indent
  const end = start + match[0].trim().length
  const replacement = findReplacement(markup, match, source.text.slice(from + match.index, end))
  const fixedText = text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length)
  const canFix =
    replacement !== undefined &&
    isReadable(fixedText) &&
    (markup.isCertain || !findMarkup(fixedText, PLAIN_TEXT_MARKUP))
  const fix = canFix
    ? source.createReplacementFix([start - indent, end], replacement, { isCertain: markup.isCertain })
    : undefined
  const { leftover } = markup
  const message = leftover && getLeftoverMessage(leftover, source.text.slice(start, end), 'certain')
  return createProblem(source, kind, [start, end], { message, hint: leftover?.hint, fix })
}

/** Takes the words from the source, where no character is masked. */
function findReplacement({ toReplacement, leftover }: Markup, match: RegExpExecArray, raw: string): string | undefined {
  if (leftover) return leftover.toReplacement?.(raw)
  const words = toReplacement?.(match)
  const index = words === undefined ? -1 : match[0].indexOf(words)
  return index === -1 ? words : raw.slice(index, index + (words ?? '').length)
}

/** Characters that start a quote or a list in a body. */
const BLOCK_MARKERS: UnrenderedSyntax = {
  pattern: /^[ \t]*(?:>[ \t]*(?=[\p{L}[])|[-+*][ \t]+(?=\p{L}))/gmu,
  message: "Visitors would see this character, because quotes and lists don't work here.",
}

/** Returns the problems that a paragraph with this text would have. */
function checkUnrenderedSyntax(source: Source, { kind, text, range: [from, to] }: PlainText): Diagnostic[] {
  const problems: Diagnostic[] = []
  let remaining = text
  for (const { pattern, message, isMatch } of [BLOCK_MARKERS, ...UNRENDERED_SYNTAX])
    remaining = remaining.replaceAll(pattern, (match: string, ...others) => {
      const offset = others.find((other) => typeof other === 'number') ?? 0
      const start = from + offset + match.length - match.trimStart().length
      const end = start + match.trim().length
      const raw = source.text.slice(start, end)
      const context = { before: source.text.slice(from, start), after: source.text.slice(end, to) }
      if (isMatch && !isMatch(raw, context)) return match
      problems.push(createProblem(source, kind, [start, end], { message }))
      return MASK.repeat(match.length)
    })
  return problems
}

/** Reports Markdown and code in braces, which alt text drops: `4*6*8`, `@_smile_`, `{brand}`. */
function checkLostMarkdown(source: Source, { kind, text, range: [from] }: PlainText): Diagnostic[] {
  let reportedEnd = 0
  return listNodes(parseText(text), 'emphasis', 'strong', 'delete', 'inlineCode', 'mdxTextExpression').flatMap(
    (node) => {
      const [start, end] = getNodeRange(node)
      if (start < reportedEnd) return []
      reportedEnd = end
      return [createProblem(source, kind, [from + start, from + end])]
    },
  )
}

/** Parses a text. Returns an empty tree if it is only valid together with its surroundings. */
function parseText(text: string): Root {
  try {
    return parseProseTree(text)
  } catch {
    return { type: 'root', children: [] }
  }
}
