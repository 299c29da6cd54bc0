import type { Root } from 'mdast'
import { hasLetterOrDigit } from '../diagnostics/characters.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Fix } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { getLeftoverMessage } from '../leftovers/leftoverKinds.ts'
import { type AttributeText, ESCAPE_MASK } from '../mdx/attributeTexts.ts'
import { parseMdxWithoutImports } from '../mdx/mdxProcessor.ts'
import { getNodeRange, listNodes } from '../mdx/tree.ts'
import { UNRENDERED_SYNTAX } from '../mdx/unrendered/checkRendering.ts'
import { MASK } from '../mdx/unrendered/literalText.ts'
import type { UnrenderedSyntax } from '../mdx/unrendered/unrenderedSyntax.ts'
import { isDraft } from '../parse/contentFile.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { ATTRIBUTE_MARKUP, findAllMarkup, findMarkup, type MarkupMatch } from './markupPatterns.ts'

/** Reports Markdown, HTML, and unfinished text in attributes and alt text. Drafts can have unfinished text. */
export function checkAttributeMarkup(file: ParsedFile): Diagnostic[] {
  const { source, body } = file
  return (body?.listAttributeTexts() ?? []).flatMap((attributeText) => {
    const { matches, maskedText } = findAllMarkup(attributeText.text, ATTRIBUTE_MARKUP)
    const problems = matches
      .filter(({ markup }) => !(markup.leftover && isDraft(file)))
      .map((match) => createMarkupProblem(source, attributeText, match))
    const masked = { ...attributeText, text: maskedText.replaceAll(ESCAPE_MASK, MASK) }
    const lostMarkdown = attributeText.kind === 'alt' ? checkLostMarkdown(source, masked) : []
    return [...problems, ...lostMarkdown, ...checkUnrenderedSyntax(source, masked)]
  })
}

/** Says how to show text as typed: with backslashes, or with character codes in attributes and for letters and digits. */
export function getAttributeEscapeHint(kind: AttributeText['kind'], raw: string): string {
  const [first = ''] = raw
  const code = `&#${first.codePointAt(0)};`
  if (hasLetterOrDigit(first)) return `To show it as typed, write \`${code}\` instead of its first letter.`
  const character = first === '`' ? 'backtick' : `\`${first}\``
  if (kind === 'attribute') return `To show it as typed, write \`${code}\` instead of each ${character}.`
  return first === '['
    ? 'To show it as typed, write `\\[` and `\\]`.'
    : `To show it as typed, write \`\\\` before each ${character}.`
}

/** Creates a problem with a message and hint for the kind of text, if they're left out. The hint also says how to show text as typed. */
function createProblem(
  source: Source,
  kind: AttributeText['kind'],
  range: TextRange,
  { message, hint, fix }: { message?: string | undefined; hint?: string | undefined; fix?: Fix | undefined } = {},
): Diagnostic {
  const raw = source.text.slice(...range)
  const isAlt = kind === 'alt'
  const defaultMessage = isAlt ? `\`${raw}\` doesn't work in alt text.` : `Visitors would see \`${raw}\` as it's typed.`
  const defaultHint = `${isAlt ? 'Alt text is' : 'Attributes are'} plain text, without Markdown and components.`
  const fullHint = `${hint ?? defaultHint} ${getAttributeEscapeHint(kind, raw)}`
  return source.createProblem(range, message ?? defaultMessage, fullHint, fix)
}

function createMarkupProblem(source: Source, attributeText: AttributeText, match: MarkupMatch): Diagnostic {
  const { kind, range } = attributeText
  const { index, raw, markup } = match
  const { leftover } = markup
  const matchStart = range[0] + index
  const start = matchStart + raw.length - raw.trimStart().length
  const end = matchStart + raw.trimEnd().length
  const fix = createMarkupFix(source, attributeText, match)
  const message = leftover && getLeftoverMessage(leftover, source.text.slice(start, end), 'problem')
  return createProblem(source, kind, [start, end], { message, hint: leftover?.hint, fix })
}

/** Creates a fix that removes markup. Returns undefined if the fixed text has no letters or digits, or if an uncertain fix leaves other markup. */
function createMarkupFix(source: Source, { text, range }: AttributeText, match: MarkupMatch): Fix | undefined {
  const { index, raw, markup } = match
  const { isCertain } = markup
  const start = range[0] + index
  const end = start + raw.trimEnd().length
  const replacement = findReplacement(match, source.text.slice(start, end))
  if (replacement === undefined) return undefined
  const fixedText = text.slice(0, index) + replacement + text.slice(index + raw.length)
  const leavesMarkup = !isCertain && findMarkup(fixedText, ATTRIBUTE_MARKUP)
  if (!hasLetterOrDigit(fixedText) || leavesMarkup) return undefined
  return source.createReplacementFix([start, end], replacement, { isCertain })
}

/** Returns the replacement with the words of the source, because a mask hides escapes in the match. */
function findReplacement({ markup, raw, replacement }: MarkupMatch, sourceText: string): string | undefined {
  if (markup.leftover) return markup.leftover.toReplacement?.(sourceText)
  if (replacement === undefined) return undefined
  const index = raw.indexOf(replacement)
  return index === -1 ? replacement : sourceText.slice(index, index + replacement.length)
}

const BLOCK_MARKERS: UnrenderedSyntax = {
  pattern: /^[ \t]*(?:>[ \t]*(?=[\p{L}[])|[-+*][ \t]+(?=\p{L}))/gmu,
  message: "Visitors would see this character, because quotes and lists don't work here.",
}

function checkUnrenderedSyntax(source: Source, { kind, text, range: [from, to] }: AttributeText): Diagnostic[] {
  const problems: Diagnostic[] = []
  let masked = text
  for (const { pattern, message, isMatch } of [BLOCK_MARKERS, ...UNRENDERED_SYNTAX])
    for (const { 0: match, index } of masked.matchAll(pattern)) {
      const start = from + index + match.length - match.trimStart().length
      const end = start + match.trim().length
      const context = { before: source.text.slice(from, start), after: source.text.slice(end, to) }
      if (isMatch && !isMatch(source.text.slice(start, end), context)) continue
      problems.push(createProblem(source, kind, [start, end], { message }))
      masked = masked.slice(0, index) + MASK.repeat(match.length) + masked.slice(index + match.length)
    }
  return problems
}

/** Reports Markdown and code in braces, which alt text drops: `4*6*8`, `@_smile_`, `{brand}`. Skips invalid MDX. */
function checkLostMarkdown(source: Source, { kind, text, range: [from] }: AttributeText): Diagnostic[] {
  let reportedEnd = 0
  const nodes = listNodes(parseText(text), 'emphasis', 'strong', 'delete', 'inlineCode', 'mdxTextExpression')
  return nodes.flatMap((node) => {
    const [start, end] = getNodeRange(node)
    if (start < reportedEnd) return []
    reportedEnd = end
    return [createProblem(source, kind, [from + start, from + end])]
  })
}

function parseText(text: string): Root {
  try {
    return parseMdxWithoutImports(text)
  } catch {
    return { type: 'root', children: [] }
  }
}
