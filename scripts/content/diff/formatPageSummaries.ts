import { syllable } from 'syllable'
import { pluralize } from '../../formatNumbers.ts'
import { extractLines, extractMain } from './pageText.ts'

const MAX_PAGES = 20
const LINK_TARGET = / \((?:[/#]|https?:|mailto:|tel:)[^()\s]*\)/g
const WORD_SEGMENTER = new Intl.Segmenter('en-US', { granularity: 'word' })
const SENTENCE_SEGMENTER = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/**
 * Summarizes each page for a reviewer, as indented lines: the search result with lengths in characters, and the number
 * of words, the reading grade, and the number of samples.
 */
export function formatPageSummaries(pages: ReadonlyMap<string, Buffer>): string[] {
  const lines = [...pages].slice(0, MAX_PAGES).flatMap(([address, html]) => formatPageSummary(address, html.toString()))
  const omittedPageCount = pages.size - MAX_PAGES
  return omittedPageCount > 0 ? [...lines, `  and ${pluralize(omittedPageCount, 'more page')}`] : lines
}

function formatPageSummary(address: string, html: string): string[] {
  const lines = extractLines(html)
  const find = (key: string) => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2)
  const describe = (key: string, value = find(key)) =>
    value === undefined ? `No ${key}` : `${value} (${pluralize(value.length, 'character')})`
  const main = extractMain(html)
  const textLines = extractLines(main).map((line) => line.replaceAll(LINK_TARGET, ''))
  const grade = getReadingGrade(textLines.filter((line) => /[.!?]$/.test(line)))
  const samples = main.split('class="sample').length - 1
  const details = [
    pluralize(textLines.flatMap(splitWords).length, 'word'),
    ...(grade === undefined ? [] : [`reading grade ${grade}`]),
    ...(samples > 0 ? [pluralize(samples, 'sample')] : []),
    ...(find('robots')?.includes('noindex') ? ['hidden from search engines'] : []),
  ]
  return [`  ${address}`, `    ${describe('title')}`, `    ${describe('description')}`, `    ${details.join(', ')}`]
}

const splitWords = (text: string) =>
  [...WORD_SEGMENTER.segment(text)].flatMap((segment) => (segment.isWordLike ? segment.segment : []))

/**
 * Estimates the U.S. school grade that a text is written for, at least 1, or `undefined` without sentences. Uses
 * Kincaid's formula: "Derivation of New Readability Formulas for Navy Enlisted Personnel", 1975.
 */
function getReadingGrade(paragraphs: readonly string[]): number | undefined {
  const sentences = paragraphs.reduce((sum, paragraph) => sum + [...SENTENCE_SEGMENTER.segment(paragraph)].length, 0)
  const words = paragraphs.flatMap(splitWords)
  if (words.length === 0) return undefined
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
  return Math.max(1, Math.round(grade))
}
