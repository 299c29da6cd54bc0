import type { Nodes } from 'mdast'
import { toString as collectText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import { isWithin } from '../define/path.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { formatCitation } from '../mdx/tokensInBody.ts'
import { getRange } from '../mdx/tree.ts'
import { getYamlCopy } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { Tokens } from '../parse/tokens.ts'

const NUMBER_PATTERN = /\d[\d.,]*/g
const PERCENT_SUFFIX = /\s?(?:%|percent\b)/y
const MULTIPLE_SUFFIX = /x\b/y
/** Doesn't match dates: `3/5/2025`. */
const RATING_SUFFIX = /\s?(?:\/|out of )5\b(?!\/\d)/y

const LAW_REFERENCE = /\b(?:CFR|U\.?S\.?C\.?|ILCS|Statutes|Administrative Code)\b|§/

interface FigureContext {
  model: ContentModel
  tokens: Tokens
  /** Checks if a page can be cited as a source of numbers. */
  isSource: (address: string) => boolean
}

/**
 * Requires a claim or a source for percentages, multiples, ratings, and `N+`. A source is a link to another site, or to a page
 * with `exemptFigures`. A reference to a law needs no source.
 */
export function checkFigures(file: ParsedFile, { model, tokens, isSource }: FigureContext): Diagnostic[] {
  const { body, fileType } = file
  const exemptPatterns = fileType.policies?.exemptFigures ?? []
  const problems: Diagnostic[] = []
  for (const { text, range, path } of getYamlCopy(file)) {
    if (isWithin(path, exemptPatterns) || LAW_REFERENCE.test(text)) continue
    const cite = (name: string) => `{${name}}`
    problems.push(...findProblems(file, { text, getStart: () => range()[0], tokens, cite, hasSource: false }))
  }
  if (!body || isWithin([], exemptPatterns)) return problems
  const cite = (name: string) => formatCitation(name, model) ?? `{${name}}`
  const sourcedRanges: [start: number, end: number][] = []
  visitBlocks(body.tree, isSource, (block, hasSource) => {
    const [start, end] = getRange(block)
    if (hasSource) sourcedRanges.push([start, end])
    const text = collectText(block, { includeImageAlt: false })
    problems.push(...findProblems(file, { text, getStart: () => start, tokens, cite, hasSource }))
  })
  for (const { text, range } of body.plainTexts()) {
    if (LAW_REFERENCE.test(text)) continue
    const hasSource = sourcedRanges.some(([start, end]) => start <= range[0] && range[1] <= end)
    problems.push(...findProblems(file, { text, getStart: () => range[0], tokens, cite, hasSource, isPlainText: true }))
  }
  return problems
}

interface Passage {
  text: string
  /** Returns the offset in the source. */
  getStart: () => number
  tokens: Tokens
  /** Formats a token for this text: `{claim:growth}`, or MDX in a body. */
  cite: (name: string) => string
  hasSource: boolean
  /** True if a citation doesn't work here. */
  isPlainText?: boolean
}

function findProblems({ source }: ParsedFile, passage: Passage): Diagnostic[] {
  const { text, getStart, tokens, cite, hasSource, isPlainText } = passage
  let from: number | undefined
  return findFigures(text).flatMap((figure) => {
    const [start, end] = source.find(figure, from ?? getStart())
    from = end
    const names = tokens.findTokensByValue(figure)
    if (names.length === 0 && hasSource) return []
    const [citation, secondCitation] = names.map(cite)
    if (citation === undefined) {
      const hint = isPlainText ? PLAIN_TEXT_HINT : suggestSource(cite('claim:…'))
      return [source.createProblem(start, end, `\`${figure}\` is a number without a source.`, hint)]
    }
    const message = `\`${figure}\` repeats a ${names[0]?.split(':')[0]}.`
    const citations = names.map(cite).join(' or ')
    if (isPlainText)
      return [source.createProblem(start, end, message, `Leave it out here, and write ${citations} in the text.`)]
    const fix = secondCitation === undefined ? source.createReplacementFix(start, end, citation) : undefined
    return [source.createProblem(start, end, message, `Write ${citations} instead, so it stays current.`, fix)]
  })
}

const PLAIN_TEXT_HINT = 'Leave it out here, and write it in the text, with its source.'

function suggestSource(citation: string): string {
  return `Cite a claim (${citation}), link to its source in the same paragraph, or leave the number out.`
}

/** Finds numbers that need a source. Sticky patterns are linear in the length of the number. */
function findFigures(text: string): string[] {
  return [...text.matchAll(NUMBER_PATTERN)].flatMap(({ 0: number, index }) => {
    const end = index + number.length
    const before = text[index - 1] ?? ''
    const matchSuffix = (pattern: RegExp) => {
      pattern.lastIndex = end
      return pattern.exec(text)?.[0]
    }
    const percent = matchSuffix(PERCENT_SUFFIX)
    if (percent) return [(/[+−-]/.test(before) ? before : '') + number + percent]
    const multiple = /\w/.test(before) ? undefined : matchSuffix(MULTIPLE_SUFFIX)
    if (multiple) return [number + multiple]
    const rating = !/\w/.test(before) && /^\d(?:\.\d)?$/.test(number) ? matchSuffix(RATING_SUFFIX) : undefined
    if (rating) return [number + rating]
    return text[end] === '+' && !/[\w$.,]/.test(before) && !number.includes('.') ? [`${number}+`] : []
  })
}

function visitBlocks(
  tree: Nodes,
  isSource: (address: string) => boolean,
  callback: (block: Nodes, hasSource: boolean) => void,
): void {
  visit(tree, ['paragraph', 'heading', 'table'], (node) => {
    if (LAW_REFERENCE.test(collectText(node))) return
    const isLinked = linksToSource(node, isSource)
    // Returning a number is an instruction for `visit`.
    visit(node, node.type === 'table' ? 'tableCell' : node.type, (block) => {
      callback(block, isLinked)
    })
  })
}

function linksToSource(block: Nodes, isSource: (address: string) => boolean): boolean {
  let isLinked = false
  visit(block, 'link', ({ url }) => {
    isLinked ||= url.startsWith('https://') || isSource(url)
  })
  return isLinked
}
