import { escaped } from './escaped.ts'
import { PLAIN, type Texts } from './texts.ts'

/** Letters and digits joined by hyphens or dashes, no address or part of one. */
const COMPOUND = String.raw`(?<![\p{L}\p{N}@/.\-–])[\p{L}\p{N}$]+(?:[-–][\p{L}\p{N}]+)+(?![\p{L}\p{N}@/\-–]|\.[\p{L}\p{N}])`
/** In headings, what says little by itself stands with the next word: an article, a figure, the first word of a sentence. */
const PAIR = String.raw`(?<![^\s“(])(?:[AaI]|\$?\d[\d,.]*[+%]?) (?:${COMPOUND}|[\p{L}’]+)`
const IN_TEXTS = new RegExp(COMPOUND, 'gu')
const IN_HEADINGS = new RegExp(`${PAIR}|${COMPOUND}`, 'gu')

/** Characters that stay on one line: so many still fit a small phone whose letters are twice as large. */
const LONGEST = 12
/** In headings of wider windows, so many. */
const LONGEST_WIDE = 16

/** So many texts are known at once: most of a page's stand on others of its family too. */
const MOST_KNOWN = 5_000

/** What is no running text. */
const LEFT_ALONE = new Set(['head', 'script', 'style', 'svg', 'textarea', 'select', 'iframe', 'code', 'pre'])

/**
 * The one rule of where lines of a page do not end: within "e-mail", "30-day" or "Seven-Figure", and in headings not after
 * "A" or "72%". It is an element around the words, because characters that do not break would be copied and searched for,
 * and the sheet of shared styles has its rule. Islands, which are compared letter by letter when they wake up, have none.
 */
export const WHOLE_WORDS: Texts = textsOf(IN_TEXTS, LONGEST)
const HEADINGS = textsOf(IN_HEADINGS, LONGEST_WIDE)

/** @param longest characters in wide windows. */
function textsOf(runs: RegExp, longest: number): Texts {
  const written = new Map<string, string>()
  const write = (text: string) => {
    const known = written.get(text) ?? withSpans(text, runs, longest)
    if (written.size >= MOST_KNOWN) written.clear()
    written.set(text, known)
    return known
  }
  const texts: Texts = {
    write,
    within: (tag) => {
      if (LEFT_ALONE.has(tag)) return PLAIN
      return /^h[1-6]$/.test(tag) ? HEADINGS : texts
    },
  }
  return texts
}

function withSpans(text: string, runs: RegExp, longest: number): string {
  if (!/[-–]/.test(text) && runs === IN_TEXTS) return escaped(text)
  let [html, from] = ['', 0]
  for (const { 0: words, index } of text.matchAll(runs)) {
    if (words.length > longest) continue
    html += escaped(text.slice(from, index))
    html += words.length > LONGEST ? wide(words) : `<span class="whole">${escaped(words)}</span>`
    from = index + words.length
  }
  return html + escaped(text.slice(from))
}

/** What only wide windows keep together: of “A Seven-Figure”, phones keep “Seven-Figure”. */
function wide(words: string): string {
  return `<span class="whole-wide">${withSpans(words, IN_TEXTS, LONGEST)}</span>`
}

/** A page without these elements: what reads texts of pages, and not their lines, begins with it. */
export function withoutWhole(html: string): string {
  const within = html.replaceAll(/<span class="whole">([^<]*)<\/span>/g, '$1')
  return within.replaceAll(/<span class="whole-wide">([^<]*)<\/span>/g, '$1')
}
