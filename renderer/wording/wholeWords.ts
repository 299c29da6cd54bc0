/** Letters and digits joined by hyphens or dashes, no address or part of one. */
const COMPOUND = String.raw`(?<![\p{L}\p{N}@/.\-–])[\p{L}\p{N}$]+(?:[-–][\p{L}\p{N}]+)+(?![\p{L}\p{N}@/\-–]|\.[\p{L}\p{N}])`
/** In headings, what says little by itself stands with the next word: an article, a figure, the first word of a sentence. */
const PAIR = String.raw`(?<![^\s“(])(?:[AaI]|\$?\d[\d,.]*[+%]?) (?:${COMPOUND}|[\p{L}’]+)`
const IN_TEXTS = new RegExp(COMPOUND, 'gu')
const IN_HEADINGS = new RegExp(`${PAIR}|${COMPOUND}`, 'gu')

/** Characters that stay on one line: so many still fit a small phone whose letters are twice as large. */
const LONGEST = { text: 12, heading: 8 }
/** In headings of wider windows, so many. */
const LONGEST_WIDE = 16
/** What has a place to break at: after a hyphen that a letter follows, after a dash, at a space. */
const BREAKABLE = /-\p{L}|–| /u

const PIECES = /<(\/?)([a-z][\w-]*)([^<>]*)>|[^<]+/g
/** What is no running text, or is compared letter by letter when it wakes up (islands). */
const LEFT_ALONE = new Set(['script', 'style', 'svg', 'textarea', 'select', 'iframe', 'code', 'pre'])
const isLeftAlone = (name: string, attributes: string) => LEFT_ALONE.has(name) || attributes.includes(' data-island=')

/**
 * The one rule of where lines of a page do not end: within "e-mail", "30-day" or "Seven-Figure", and in headings not after
 * "A" or "72%". It is an element around the words, because characters that do not break would be copied and searched for,
 * and the sheet of shared styles has its rule.
 * @param html a page as React writes it: `<` begins tags alone.
 */
export function keepWhole(html: string): string {
  const start = html.indexOf('<body')
  let [left, depth, isHeading] = ['', 0, false]
  const body = html.slice(start).replace(PIECES, (piece, end?: string, name?: string, attributes = '') => {
    if (name === undefined) return left === '' ? withSpans(piece, isHeading) : piece
    if (left === name) depth += end ? -1 : 1
    if (depth === 0) left = ''
    if (left === '' && !end && isLeftAlone(name, attributes)) [left, depth] = [name, 1]
    if (/^h[1-6]$/.test(name)) isHeading = !end
    return piece
  })
  return html.slice(0, start) + body
}

function withSpans(text: string, isHeading: boolean): string {
  const longest = isHeading ? LONGEST.heading : LONGEST.text
  return text.replace(isHeading ? IN_HEADINGS : IN_TEXTS, (words) => {
    if (!BREAKABLE.test(words) || words.length > (isHeading ? LONGEST_WIDE : longest)) return words
    return `<span class="${words.length > longest ? 'whole-wide' : 'whole'}">${words}</span>`
  })
}

/** A page without what `keepWhole` has added: what reads texts of pages, and not their lines, begins with it. */
export function withoutWhole(html: string): string {
  return html.replaceAll(/<span class="whole(?:-wide)?">([^<]*)<\/span>/g, '$1')
}
