import { Parser } from 'htmlparser2'

/** Elements within a line of text. All others start a new line. */
const INLINE = new Set('a abbr b button cite code del em i img kbd mark q s span strong sub sup time wbr'.split(' '))
const separatorOf = (name: string) => (name === 'span' ? ' ' : INLINE.has(name) ? '' : '\n')
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/**
 * Extracts what people and search engines read on a page: a line for each paragraph, list item, and table cell, with the targets of links
 * and the descriptions of pictures, and lines for the title and the description.
 * @param renames pages that were renamed since. Links to them have their new address.
 */
export function extractLines(html: string, renames: ReadonlyMap<string, string> = new Map()): string[] {
  let [text, target, hidden] = ['', '', 0]
  const parser = new Parser({
    onopentag: (name, { href = '', alt, name: key = '', content = '' }) => {
      if (HIDDEN.has(name)) hidden += 1
      text += separatorOf(name)
      if (name === 'a') target = href.replace(/^[^?#]+/, (address) => renames.get(address) ?? address)
      if (/^h[1-6]$/.test(name)) text += `${'#'.repeat(Number(name[1]))} `
      if (name === 'title' && hidden === 0) text += 'title: '
      if (alt && hidden === 0) text += ` [picture: ${alt}] `
      if (key === 'description' || key === 'robots') text += `${key}: ${content.replaceAll(/\s+/g, ' ')}`
    },
    ontext: (data) => {
      if (hidden === 0) text += data.replaceAll(/\s+/g, ' ')
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden -= 1
      if (name === 'a' && target !== '' && hidden === 0) text = `${text.trimEnd()} (${target})`
      text += separatorOf(name)
    },
  })
  parser.end(html)
  return text.split('\n').flatMap((line) => line.replaceAll(/ +/g, ' ').trim() || [])
}
