import type { Nodes } from 'mdast'
import type { ContentModel } from '../define/model.ts'
import { visitLeaves } from '../define/strings.ts'
import { findInvisible, hasLetterOrDigit } from '../diagnostics/characters.ts'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import { type Fix, formatInlineYaml } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { BLANK, getLeftoverMessage, type Leftover } from '../leftovers/leftoverKinds.ts'
import { PROBLEM_LEFTOVERS, WARNING_LEFTOVERS } from '../leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../leftovers/pasted.ts'
import type { AttributeText } from '../mdx/attributeTexts.ts'
import { convertToComponent } from '../mdx/tokensInBody.ts'
import { getNodeRange, listNodes } from '../mdx/tree.ts'
import { MASK } from '../mdx/unrendered/literalText.ts'
import { isDraft } from '../parse/contentFile.ts'
import { findEscapeProblem } from '../parse/escapes.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { CopyText, ParsedFile, ValidFile, YamlCopyText } from '../parse/parsedFile.ts'
import { getAttributeEscapeHint } from './attributeTexts.ts'
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

function isPlaceholder({ yaml }: ParsedFile, field: YamlCopyText): boolean {
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

const ALL_LEFTOVERS = [...PROBLEM_LEFTOVERS, ...WARNING_LEFTOVERS, ...DEFAULT_NAMES]

/** Finds text that looks unfinished. Skips drafts and placeholders. */
export function findLeftoverWarnings({ file }: ValidFile): Diagnostic[] {
  if (isDraft(file)) return []
  const fields = getYamlCopy(file).filter((field) => !isPlaceholder(file, field))
  const { source, body } = file
  const attributeTexts = body?.listAttributeTexts() ?? []
  return [
    ...fields.flatMap((field) => findTextWarnings(source, field)),
    ...attributeTexts.flatMap(({ kind, text, range }) =>
      findTextWarnings(source, { text, getRange: () => range }, kind),
    ),
    ...(body?.leftoverWarnings ?? []),
  ]
}

/** Finds leftovers in a text that are only warnings. Masks all matches, so that patterns don't match twice. @param kind undefined in YAML */
function findTextWarnings(source: Source, { text, getRange }: CopyText, kind?: AttributeText['kind']): Diagnostic[] {
  const isWarning = ({ problemIn }: Leftover) => (kind ? !problemIn : problemIn !== 'everywhere')
  const createWarning = (leftover: Leftover, raw: string) => {
    const range = getRange()
    const matchRange = source.findRange(raw, range[0])
    const hint = kind ? `${leftover.hint} ${getAttributeEscapeHint(kind, raw)}` : leftover.hint
    const message = getLeftoverMessage(leftover, raw, 'warning')
    return source.createProblem(matchRange[1] <= range[1] ? matchRange : range, message, hint)
  }
  const warnings: Diagnostic[] = []
  let masked = text.trim()
  for (const leftover of ALL_LEFTOVERS) {
    if (masked.search(leftover.pattern) === -1) continue
    masked = masked.replaceAll(leftover.pattern, (match) => {
      if (isWarning(leftover)) warnings.push(createWarning(leftover, match.trim()))
      return MASK.repeat(match.length)
    })
  }
  return warnings
}

/** Reports escapes for invisible characters: `"\u202e"`, `&#x202e;`. `findStrayCharacterError` reports the characters themselves. */
export function checkInvisibleEscapes({ source, yaml, body }: ParsedFile): Diagnostic[] {
  const problems: Diagnostic[] = []
  // Most files have no escapes.
  if (!/[\\&]/.test(source.text)) return problems
  const addProblem = (text: string, getRange: () => TextRange) => {
    const invisible = findInvisible(text)
    if (!invisible) return
    const message = `This text contains the code of ${invisible.name}, which visitors can't see.`
    problems.push(source.createProblem(getRange(), message, 'Remove the code, such as `\\u202e` or `&#x202e;`.'))
  }
  visitLeaves(yaml.data, (leaf, path) => {
    addProblem(String(path.at(-1) ?? ''), () => yaml.getKeyRange(path))
    // `findEscapeProblem` reports `"C:\bin"`, where YAML parses `\b` as a backspace.
    const isEscape = () => findEscapeProblem(source, yaml.getRange(path)) !== undefined
    if (typeof leaf === 'string' && !(yaml.valueProblems.length > 0 && isEscape()))
      addProblem(leaf, () => yaml.getRange(path))
  })
  if (body)
    for (const node of listNodes(body.tree))
      for (const text of listNodeTexts(node)) addProblem(text, () => getNodeRange(node))
  return problems
}

function listNodeTexts(node: Nodes): string[] {
  const { value, url, title, alt }: Partial<Record<string, unknown>> = { ...node }
  const attributes = 'attributes' in node ? node.attributes.map((attribute) => attribute.value) : []
  return [value, url, title, alt, ...attributes].filter((text) => typeof text === 'string')
}
