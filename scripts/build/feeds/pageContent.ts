import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What of an element means something outside of our pages. */
const KEPT = new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'rel'])

/**
 * What a page says in its own text, as HTML for readers elsewhere: addresses are whole, drawings are the words that stand
 * for them, and our styles and scripts are nowhere.
 * @param address the page's own, absolute.
 * @returns undefined where the page has no such text.
 */
export function contentOf(html: string, address: string): string | undefined {
  const isProse = ({ attribs }: Element) => attribs.class?.split(' ').includes('prose') ?? false
  const prose = DomUtils.findOne(isProse, parseDocument(html).children)
  if (!prose) return undefined
  for (const element of DomUtils.findAll(() => true, prose.children)) plain(element, address)
  return DomUtils.getInnerHTML(prose, { encodeEntities: 'utf8' }).trim()
}

function plain(element: Element, address: string): void {
  if (element.name === 'source') DomUtils.removeElement(element)
  if (element.name === 'svg') DomUtils.replaceElement(element, wordsFor(element))
  for (const [name, value] of Object.entries(element.attribs)) {
    if (!KEPT.has(name)) delete element.attribs[name]
    else if (name === 'href' || name === 'src') element.attribs[name] = new URL(value, address).href
  }
}

/** A drawing's title says all that it shows. */
function wordsFor(drawing: Element): Element {
  const [title] = DomUtils.getElementsByTagName('title', drawing)
  const [paragraph] = DomUtils.getElementsByTagName('p', parseDocument('<p></p>'))
  if (!paragraph) throw new Error('The parser has lost a paragraph.')
  if (title) for (const child of [...title.children]) DomUtils.appendChild(paragraph, child)
  return paragraph
}
