import { toString as collectText } from 'mdast-util-to-string'
import { matchesPattern } from '../define/path.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { formatInsertion } from '../mdx/tokensInBody.ts'
import { getNodeRange, listNodes } from '../mdx/tree.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { CopyText, ParsedFile } from '../parse/parsedFile.ts'
import type { FileContext } from './ruleContexts.ts'

const NUMBER = /\d[\d.,]*/g
const PERCENT_SUFFIX = /^\s?(?:%|percent\b)/
const MULTIPLE_SUFFIX = /^x\b/
/** Matches the end of a rating, but not of a date: `3/5/2025`. */
const RATING_SUFFIX = /^\s?(?:\/|out of )5\b(?!\/\d)/
/** Characters to search for a suffix after a number. The limit keeps the search linear. */
const MAX_SUFFIX_LENGTH = 12

/** Matches citations of laws, which are sources. */
const LAW_CITATION = /\b(?:CFR|U\.?S\.?C\.?|ILCS|Statutes|Administrative Code)\b|§/

/**
 * Reports percentages, multiples, ratings, and `N+` that repeat a claim or have no source. A source is a citation of a law, or a
 * link to an external site or a citable page.
 */
export function checkFigures(file: ParsedFile, context: FileContext): Diagnostic[] {
  const exemptPatterns = file.fileType.rules?.exemptFigures ?? []
  const fields = getYamlCopy(file).filter(
    ({ path, text }) => !matchesPattern(path, exemptPatterns) && !LAW_CITATION.test(text),
  )
  const isEntryExempt = matchesPattern([], exemptPatterns)
  const bodyPassages = file.body && !isEntryExempt ? listBodyPassages(file.body, context.citablePages) : []
  return [...fields, ...bodyPassages].flatMap((passage) => checkPassage(file.source, passage, context))
}

/** `hasSource` is true if the paragraph or table links to a source. */
type Passage = CopyText & { hasSource?: boolean }

/** Lists paragraphs, headings, table cells, attributes, and alt text. Skips citations of laws. */
function listBodyPassages(body: NonNullable<ParsedFile['body']>, citablePages: string[]): Passage[] {
  const passages: Passage[] = []
  const attributeTexts = body.listAttributeTexts()
  for (const node of listNodes(body.tree, 'paragraph', 'heading', 'table')) {
    const allText = collectText(node)
    // A paragraph without digits matters only if it has an attribute, which can use its source.
    if (LAW_CITATION.test(allText) || (attributeTexts.length === 0 && !/\d/.test(allText))) continue
    const urls = listNodes(node, 'link').map(({ url }) => url)
    const hasSource = urls.some((url) => url.startsWith('https://') || citablePages.includes(url))
    for (const block of listNodes(node, node.type === 'table' ? 'tableCell' : node.type)) {
      const text = collectText(block, { includeImageAlt: false })
      passages.push({ text, getRange: () => getNodeRange(block), hasSource })
    }
  }
  const citedRanges = passages.filter(({ hasSource }) => hasSource).map(({ getRange }) => getRange())
  for (const { text, range } of attributeTexts) {
    if (LAW_CITATION.test(text)) continue
    const hasSource = citedRanges.some(([start, end]) => start <= range[0] && range[1] <= end)
    passages.push({ text, getRange: () => range, hasSource, isAttributeText: true })
  }
  return passages
}

function checkPassage(source: Source, passage: Passage, { tokens, model }: FileContext): Diagnostic[] {
  const { text, getRange, path, hasSource, isAttributeText } = passage
  let searchStart: number | undefined
  return findFigures(text).flatMap((figure) => {
    const [start, end] = source.findRange(figure, searchStart ?? getRange()[0])
    searchStart = end
    const names = tokens.findTokenNamesByValue(figure)
    if (names.length === 0) {
      if (hasSource) return []
      const linkHint = path ? '' : ' link to the source in the same paragraph,'
      const insertHint = `Insert a claim (${formatInsertion('claim:…', path, model)}),${linkHint} or leave the number out.`
      const moveHint = 'Leave it out here, and write it in the text, with its source.'
      const message = `\`${figure}\` is a number without a source.`
      return [source.createProblem([start, end], message, isAttributeText ? moveHint : insertHint)]
    }
    const insertions = names.map((name) => formatInsertion(name, path, model)).join(' or ')
    const message = `\`${figure}\` repeats a ${names[0]?.split(':')[0]}.`
    if (isAttributeText)
      return [source.createProblem([start, end], message, `Leave it out here, and write ${insertions} in the text.`)]
    const fix = names.length === 1 ? source.createReplacementFix([start, end], insertions) : undefined
    return [source.createProblem([start, end], message, `Write ${insertions} instead, so it stays current.`, fix)]
  })
}

/** Finds figures, in the format of claims: `40%`, `3x`, `4.9 out of 5`, `100+`. */
function findFigures(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const end = index + number.length
    const before = text[index - 1] ?? ''
    const after = text.slice(end, end + MAX_SUFFIX_LENGTH)
    const percent = PERCENT_SUFFIX.exec(after)?.[0]
    if (percent) return [(/[+−-]/.test(before) ? before : '') + number + percent]
    if (!/\w/.test(before) && MULTIPLE_SUFFIX.test(after)) return [`${number}x`]
    const rating = !/\w/.test(before) && /^\d(?:\.\d)?$/.test(number) && RATING_SUFFIX.exec(after)
    if (rating) return [number + rating[0]]
    return after.startsWith('+') && !/[\w$.,]/.test(before) && !number.includes('.') ? [`${number}+`] : []
  })
}
