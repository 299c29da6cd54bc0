import type { ContentModel } from '../define/model.ts'
import { hasLetterOrDigit } from '../diagnostics/characters.ts'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import { type Fix, formatInlineYaml } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { BLANK, getLeftoverMessage } from '../leftovers/leftoverKinds.ts'
import { convertToComponent } from '../mdx/tokensInBody.ts'
import { isDraft } from '../parse/contentFile.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { ParsedFile, YamlCopyText } from '../parse/parsedFile.ts'
import { findAllMarkup, findMarkup, type Markup, type MarkupMatch, WRONG_BRACES } from './markupPatterns.ts'
import type { FileContext } from './ruleContexts.ts'

const FIELD_HINT = {
  hint: 'Fields are plain text. Markdown works only in the text of an `.mdx` file.',
  formHint: 'Fields are plain text. Markdown works only in Text.',
}

/** Reports Markdown, HTML, tokens with the wrong braces, and unfinished text in fields, because pages show fields as typed. Drafts and placeholders can be unfinished. */
export function checkFieldMarkup(file: ParsedFile, { model }: FileContext): Diagnostic[] {
  return getYamlCopy(file).flatMap((field) => {
    const canBeUnfinished = isDraft(file) || isPlaceholder(file, field)
    const matches = findAllMarkup(field.text).matches.filter(({ markup }) => !(canBeUnfinished && markup.leftover))
    return matches.map((match) => createFieldProblem(file.source, field, match, model))
  })
}

export function isPlaceholder({ yaml }: ParsedFile, field: YamlCopyText): boolean {
  return yaml.placeholders.some(({ path }) => path === field.path.join('.'))
}

function createFieldProblem(source: Source, field: YamlCopyText, match: MarkupMatch, model: ContentModel): Diagnostic {
  const { index, raw, markup } = match
  const [start, end] = field.getRange()
  const sourceText = source.text.slice(start, end)
  const offset = sourceText.indexOf(raw, sourceText.indexOf(field.text.slice(0, index)) + index)
  const range: TextRange = offset === -1 ? [start, end] : [start + offset, start + offset + raw.length]
  const fix = offset === -1 ? undefined : createMarkupFix(source, field, match, { range, model })
  const message = markup.leftover
    ? getLeftoverMessage(markup.leftover, raw.trim(), 'problem')
    : `Visitors would see \`${raw.trim()}\` as it's typed.`
  const { hint, formHint } = getMarkupHints(match, model)
  return { ...source.createProblem(range, message, hint, fix), formHint }
}

/** Creates a fix that replaces markup with a token or the inner text. Returns undefined if the fixed text has no letters or digits, or if an uncertain fix leaves other markup. */
function createMarkupFix(
  source: Source,
  { text, getRange }: YamlCopyText,
  { markup, index, raw, replacement }: MarkupMatch,
  { range, model }: { range: TextRange; model: ContentModel },
): Fix | undefined {
  const { isCertain } = markup
  const token = hasWrongDelimiters(markup, raw) || isComponent(raw) ? convertToToken(raw, model) : undefined
  const plainText = token ?? replacement
  if (plainText === undefined) return undefined
  const fixedText = text.slice(0, index) + plainText + text.slice(index + raw.length)
  // Each component in a text has a separate fix.
  const leavesMarkup = !isComponent(raw) && !isCertain && findMarkup(fixedText)
  if (!hasLetterOrDigit(fixedText) || leavesMarkup) return undefined
  const quoted = quoteIfNeeded(source.text.slice(...getRange()), fixedText, plainText)
  return quoted === undefined
    ? source.createReplacementFix(range, plainText, { isCertain })
    : source.createReplacementFix(getRange(), quoted, { isCertain })
}

function getMarkupHints({ markup, raw }: MarkupMatch, model: ContentModel): Omit<Explanation, 'message'> {
  const tokens = model.globalTokenNames.map((name) => `{${name}}`)
  const insertHint = `To insert a value, use braces: ${tokens.join(', ')}.`
  if (hasWrongDelimiters(markup, raw)) return { hint: `${BLANK.hint} ${insertHint}` }
  return isComponent(raw) ? { hint: insertHint } : (markup.leftover ?? FIELD_HINT)
}

/** Checks for `[name]`, `%name%`, and `{{brand}}`, which are blanks or tokens with the wrong delimiters. */
function hasWrongDelimiters({ leftover, pattern }: Markup, raw: string): boolean {
  return (leftover?.description === BLANK.description && /^[[%]/.test(raw)) || pattern === WRONG_BRACES
}

const isComponent = (raw: string) => /^<\/?[A-Z]/.test(raw)

/** Adds quotes if the text isn't valid YAML: `@home care`, from `<b>@home</b> care`. Undefined for valid YAML. */
function quoteIfNeeded(originalYaml: string, fixedText: string, replacement: string): string | undefined {
  if (/^["']/.test(originalYaml) && /["'\\]/.test(replacement)) return formatInlineYaml(fixedText)
  if (/^["'|>]/.test(originalYaml) || fixedText.includes('\n')) return undefined
  // Brackets and commas only need quotes at the start.
  const withoutBrackets = fixedText.charAt(0) + fixedText.slice(1).replaceAll(/[{}[\],]/g, '.')
  const isValid = formatInlineYaml(withoutBrackets.trim()) === withoutBrackets
  return isValid ? undefined : formatInlineYaml(fixedText.trim())
}

/** Converts `<Claim id="growth" />`, `{{claim:growth}}`, and `[claim:growth]` to `{claim:growth}`. */
function convertToToken(raw: string, model: ContentModel): string | undefined {
  const tokenName = raw.replaceAll(/[^\w:/-]/g, '').toLowerCase()
  const isToken = (name: string) => (name.endsWith('…') ? tokenName.startsWith(name.slice(0, -1)) : tokenName === name)
  if (!raw.startsWith('<')) return model.globalTokenNames.some(isToken) ? `{${tokenName}}` : undefined
  const [, value] = /"([^"]*)"/.exec(raw) ?? []
  if (value === undefined) return undefined
  const names = model.globalTokenNames.map((name) => name.replace(/(?<=:)…$/, () => value))
  const removeSpaces = (text: string | undefined) => text?.replaceAll(/\s/g, '')
  const token = names.find((name) => removeSpaces(convertToComponent(name, model)?.tag) === removeSpaces(raw))
  return token === undefined ? undefined : `{${token}}`
}
