import { Parser } from 'htmlparser2'

const HIDDEN_ELEMENTS = ['script', 'style', 'template', 'noscript', 'svg']
const INLINE_ELEMENTS = 'a abbr b button cite code del em i img kbd mark q s strong sub sup time wbr'.split(' ')

/** Returns the text around an element: a line break for blocks, a space for spans, which can be adjacent labels, and nothing for other inline elements. */
function getSeparator(name: string): string {
  if (name === 'span') return ' '
  return INLINE_ELEMENTS.includes(name) ? '' : '\n'
}

/** Returns the `<main>` element, without the header and footer that all pages share. */
export function extractMain(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** Extracts the title, description, `robots`, and visible text of a page: a line for each block, with link targets and image descriptions. */
export function extractLines(html: string): string[] {
  let text = ''
  let currentHref = ''
  let hiddenDepth = 0
  const parser = new Parser({
    onopentag: (name, { href = '', alt, name: metaName = '', content = '' }) => {
      if (HIDDEN_ELEMENTS.includes(name)) hiddenDepth += 1
      text += getSeparator(name)
      if (name === 'a') currentHref = href
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

export const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu) ?? []
