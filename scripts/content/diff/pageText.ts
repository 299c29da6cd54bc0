import { Parser } from 'htmlparser2'
import { syllable } from 'syllable'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'

const HIDDEN_ELEMENTS = ['script', 'style', 'template', 'noscript', 'svg']
const INLINE_ELEMENTS = 'a abbr b button cite code del em i img kbd mark q s span strong sub sup time wbr'.split(' ')

/** Returns the text around an element: a line break for blocks, a space for spans, which can be adjacent labels, and nothing for other inline elements. */
function getSeparator(name: string): string {
  if (name === 'span') return ' '
  return INLINE_ELEMENTS.includes(name) ? '' : '\n'
}

/** Returns the `<main>` element, without the header and footer that all pages share. */
export function extractMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/**
 * Extracts the title, description, `robots`, and visible text of a page: a line for each block, with link targets and
 * image descriptions. @param renamedAddresses new addresses by old address, to replace in link targets
 */
export function extractLines(html: string, renamedAddresses: ReadonlyMap<string, string> = new Map()): string[] {
  let text = ''
  let currentHref = ''
  let hiddenDepth = 0
  const parser = new Parser({
    onopentag: (name, { href = '', alt, name: metaName = '', content = '' }) => {
      if (HIDDEN_ELEMENTS.includes(name)) hiddenDepth += 1
      text += getSeparator(name)
      if (name === 'a') currentHref = href.replace(/^[^?#]+/, (address) => renamedAddresses.get(address) ?? address)
      if (/^h[1-6]$/.test(name)) text += `${'#'.repeat(Number(name[1]))} `
      if (name === 'title' && hiddenDepth === 0) text += 'title: '
      if (alt && hiddenDepth === 0) text += ` [image: ${alt}] `
      if (metaName === 'description' || metaName === 'robots') text += `${metaName}: ${content.replaceAll(/\s+/g, ' ')}`
    },
    ontext: (data) => {
      if (hiddenDepth === 0) text += data.replaceAll(/\s+/g, ' ')
    },
    onclosetag: (name) => {
      if (HIDDEN_ELEMENTS.includes(name)) hiddenDepth -= 1
      if (name === 'a' && currentHref !== '' && hiddenDepth === 0) text = `${text.trimEnd()} (${currentHref})`
      text += getSeparator(name)
    },
  })
  parser.end(html)
  return text.split('\n').flatMap((line) => line.replaceAll(/ +/g, ' ').trim() || [])
}

/** Extracts a line of visible text for each block of `<main>`, without link targets. */
export function extractMainText(html: string): string[] {
  const linkTarget = / \((?:[/#]|https?:|mailto:|tel:)[^()\s]*\)/g
  return extractLines(extractMain(html)).map((line) => line.replaceAll(linkTarget, ''))
}

const MAX_SUMMARIES = 20
const WORD_SEGMENTER = new Intl.Segmenter('en-US', { granularity: 'word' })
const SENTENCE_SEGMENTER = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/**
 * Summarizes up to `MAX_SUMMARIES` pages for a reviewer, as indented lines: the search result with lengths in characters,
 * the number of words, the reading grade, the number of placeholders, and whether search engines ignore the page.
 */
export function summarizePages(pages: [address: string, html: string][]): string[] {
  const lines = pages.slice(0, MAX_SUMMARIES).flatMap(([address, html]) => summarizePage(address, html))
  const omittedCount = pages.length - MAX_SUMMARIES
  return omittedCount > 0 ? [...lines, `  and ${pluralize(omittedCount, 'more page')}`] : lines
}

function summarizePage(address: string, html: string): string[] {
  const lines = extractLines(html)
  const findValue = (key: string) => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2)
  const describeValue = (key: string, value = findValue(key)) =>
    value === undefined ? `    No ${key}` : `    ${value} (${pluralize(value.length, 'character')})`
  const mainLines = extractMainText(html)
  const grade = getReadingGrade(mainLines.filter((line) => /[.!?]$/.test(line)))
  // The class of `PlaceholderLabel.tsx`.
  const placeholderCount = extractMain(html).match(/class="placeholder-label[ "]/g)?.length ?? 0
  const details = [
    pluralize(mainLines.flatMap(splitWords).length, 'word'),
    ...(grade === undefined ? [] : [`reading grade ${grade}`]),
    ...(placeholderCount > 0 ? [pluralize(placeholderCount, 'placeholder')] : []),
    ...(findValue('robots')?.includes('noindex') ? ['hidden from search engines'] : []),
  ]
  return [`  ${address}`, describeValue('title'), describeValue('description'), `    ${details.join(', ')}`]
}

const splitWords = (text: string) =>
  [...WORD_SEGMENTER.segment(text)].flatMap((segment) => (segment.isWordLike ? segment.segment : []))

/**
 * Estimates the U.S. school grade that a text is written for, at least 1, or `undefined` without words. Uses
 * Kincaid's formula: "Derivation of New Readability Formulas for Navy Enlisted Personnel", 1975.
 */
function getReadingGrade(paragraphs: string[]): number | undefined {
  const sentences = paragraphs.flatMap((paragraph) => [...SENTENCE_SEGMENTER.segment(paragraph)])
  const words = paragraphs.flatMap(splitWords)
  if (words.length === 0) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  return Math.max(1, Math.round(grade))
}
