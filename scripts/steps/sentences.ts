import { withoutWhole } from '../../renderer/markup/wholeWords.ts'
import type { NameMask } from './placeNames.ts'

/** What a family of pages says, by how many of its pages say the same. */
export interface SentenceShares {
  pages: number
  /** Of the words of all pages, which part stands in sentences of a hundred pages and more; and of one page alone. */
  common: number
  alone: number
}

/** From so many pages on, a sentence is nobody's own. */
const MANY = 100

/** What is no prose: drawings, whose words are names and numbers, and what is not shown. */
const UNREAD = ['svg', 'script', 'style']
/** What stands within a sentence; every other tag ends one. */
const INLINE = /<\/?(?:a|b|em|i|span|strong)\b[^<>]*>/g
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/**
 * The sentences of a page's own part, names and numbers masked: what is left is what could stand on any page. A part without
 * a word of its own, a number in a cell for instance, is none.
 * @param html a page as the build writes it.
 * @param mask takes the names away that make none a page of its own.
 */
export function sentencesOf(html: string, mask: NameMask): string[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const text = UNREAD.reduce(without, withoutWhole(main))
    .replaceAll(INLINE, ' ')
    .replaceAll(/<[^<>]+>/g, '\n')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '')
  return mask(text, '@')
    .replaceAll(/\d[\d.,]*/g, '#')
    .toLowerCase()
    .split(/\n|(?<=[.!?])\s/)
    .map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
}

/** A page without the elements of a name; none of them stands in another of its kind. */
function without(html: string, name: string): string {
  return html
    .split(`</${name}>`)
    .map((part) => {
      const start = part.search(new RegExp(`<${name}[ >]`))
      return start === -1 ? part : `${part.slice(0, start)}\n`
    })
    .join('')
}

/** Counts the words of pages by how many pages share their sentences. */
export function sharesOf(pages: string[][]): SentenceShares {
  const counts = new Map<string, number>()
  for (const page of pages) for (const each of new Set(page)) counts.set(each, (counts.get(each) ?? 0) + 1)
  let [all, common, alone] = [0, 0, 0]
  for (const page of pages)
    for (const each of page) {
      const words = each.split(' ').length
      all += words
      if ((counts.get(each) ?? 0) >= MANY) common += words
      if (counts.get(each) === 1) alone += words
    }
  return { pages: pages.length, common: all === 0 ? 0 : common / all, alone: all === 0 ? 0 : alone / all }
}
