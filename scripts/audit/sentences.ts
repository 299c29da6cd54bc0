import { DomUtils, parseDocument } from 'htmlparser2'
import { formatPercent } from '../formatNumbers.ts'

type Node = ReturnType<typeof parseDocument>['children'][number]

type SentenceShares = ReturnType<typeof sharesOf>

/** From so many pages on, a sentence is nobody's own. */
const MANY = 100
/** Of a city's few words at most so many may be everybody's (services, results and calls are), and at least so many must be its own. */
const MOST_COMMON = 0.7
const LEAST_UNIQUE = 0.12
/** Of fewer pages, few sentences can stand on a hundred. */
const FEWEST = 200

/** What is no prose: drawings, whose words are names and numbers, and what is not shown. */
const UNREAD = new Set(['svg', 'script', 'style'])
/** What stands within a sentence; every other element ends one. */
const INLINE = new Set(['a', 'b', 'em', 'i', 'span', 'strong'])

/**
 * The sentences of a page's own part, with their names and numbers: one fact to a sentence, and those are the fact. A part
 * without a word of its own, a number in a cell for instance, is none.
 */
export function sentencesOf(html: string): string[] {
  return DomUtils.getElementsByTagName('main', parseDocument(html))
    .map(textOf)
    .join('')
    .toLowerCase()
    .split(/\n|(?<=[.!?])\s/)
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
}

function textOf(node: Node): string {
  if ('data' in node) return node.type === 'text' ? node.data : ''
  if (!('name' in node) || UNREAD.has(node.name)) return ''
  const end = INLINE.has(node.name) ? ' ' : '\n'
  return end + node.children.map(textOf).join('') + end
}

/**
 * Counts the words of pages by how many pages share their sentences.
 * @returns of the words of all pages, which part stands in sentences of a hundred pages and more (`common`); and of one page alone (`unique`).
 */
export function sharesOf(pages: string[][]) {
  const counts = new Map<string, number>()
  for (const page of pages) for (const each of new Set(page)) counts.set(each, (counts.get(each) ?? 0) + 1)
  let [all, common, unique] = [0, 0, 0]
  for (const page of pages)
    for (const each of page) {
      const words = each.split(' ').length
      all += words
      if ((counts.get(each) ?? 0) >= MANY) common += words
      if (counts.get(each) === 1) unique += words
    }
  return { pages: pages.length, common: all === 0 ? 0 : common / all, unique: all === 0 ? 0 : unique / all }
}

/** @param words the file of the pages' sentences, in the content. */
export function problemsOfShares({ pages, common, unique }: SentenceShares, words: string): string[] {
  if (pages < FEWEST) return []
  const remedy = `Give the sentences of content/${words} more facts, or leave out what fits every city.`
  const tooCommon = `Of the words of all cities ${formatPercent(common)} stand on 100 pages and more; at most ${formatPercent(MOST_COMMON)} may. ${remedy}`
  const tooFew = `Of the words of all cities ${formatPercent(unique)} stand on one page alone; at least ${formatPercent(LEAST_UNIQUE)} must. ${remedy}`
  return [...(common > MOST_COMMON ? [tooCommon] : []), ...(unique < LEAST_UNIQUE ? [tooFew] : [])]
}

export function describeShares({ pages, common, unique }: SentenceShares): string {
  return `${pages} cities: ${formatPercent(common)} of their words on 100 pages and more, ${formatPercent(unique)} on one alone`
}
