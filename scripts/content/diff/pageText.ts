import { Parser } from 'htmlparser2'

const INLINE_ELEMENTS = new Set(
  'a abbr b button cite code del em i img kbd mark q s span strong sub sup time wbr'.split(' '),
)
const getSeparator = (name: string) => (name === 'span' ? ' ' : INLINE_ELEMENTS.has(name) ? '' : '\n')
const HIDDEN_ELEMENTS = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** Returns the part of a page that isn't the same on all pages. */
export function extractMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** Extracts visible text: a line per block, with link targets, image descriptions, title, and description. */
export function extractLines(html: string, renames: ReadonlyMap<string, string> = new Map()): string[] {
  let [text, target, hidden] = ['', '', 0]
  const parser = new Parser({
    onopentag: (name, { href = '', alt, name: key = '', content = '' }) => {
      if (HIDDEN_ELEMENTS.has(name)) hidden += 1
      text += getSeparator(name)
      if (name === 'a') target = href.replace(/^[^?#]+/, (address) => renames.get(address) ?? address)
      if (/^h[1-6]$/.test(name)) text += `${'#'.repeat(Number(name[1]))} `
      if (name === 'title' && hidden === 0) text += 'title: '
      if (alt && hidden === 0) text += ` [image: ${alt}] `
      if (key === 'description' || key === 'robots') text += `${key}: ${content.replaceAll(/\s+/g, ' ')}`
    },
    ontext: (data) => {
      if (hidden === 0) text += data.replaceAll(/\s+/g, ' ')
    },
    onclosetag: (name) => {
      if (HIDDEN_ELEMENTS.has(name)) hidden -= 1
      if (name === 'a' && target !== '' && hidden === 0) text = `${text.trimEnd()} (${target})`
      text += getSeparator(name)
    },
  })
  parser.end(html)
  return text.split('\n').flatMap((line) => line.replaceAll(/ +/g, ' ').trim() || [])
}
