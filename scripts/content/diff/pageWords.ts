import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What of a page reaches its readers, people and search engines. */
export interface PageWords {
  /** What its head says: `title`, `description`, `robots` and the like. */
  head: Map<string, string>
  /** Its text, a line for each paragraph, item or cell, and for each heading, with its level: `## In short`. */
  lines: string[]
  /** Where its links lead. */
  links: string[]
}

/** Elements that stand within a line of text; all others begin one. */
const INLINE = new Set(
  'a abbr b bdi button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'head', 'title'])

/** What is between two lines while they are gathered; no text of a page holds it. */
const BREAK = '\n'

/** Reads what a page says. */
export function pageWords(html: string): PageWords {
  const { children } = parseDocument(html)
  const links = DomUtils.getElementsByTagName('a', children).flatMap(({ attribs }) => attribs.href ?? [])
  return { head: headOf(children), lines: linesOf(children), links: [...new Set(links)] }
}

/** Reads what a page alone says, and not what all do: its title, its description, and the lines of its main part. */
export function ownWords(html: string): { title: string; lines: string[] } {
  const { children } = parseDocument(html)
  const head = headOf(children)
  const said = ['title', 'description', 'robots'].flatMap((name) =>
    head.has(name) ? [`${name}: ${head.get(name)}`] : [],
  )
  return {
    title: head.get('title') ?? '',
    lines: [...said, ...linesOf(DomUtils.getElementsByTagName('main', children))],
  }
}

function linesOf(nodes: Node[]): string[] {
  const lines = nodes.map(textOf).join('').split(BREAK)
  return lines.map((line) => line.replaceAll(/ +/g, ' ').trim()).filter(Boolean)
}

function textOf(node: Node): string {
  if ('data' in node) return node.type === 'text' ? node.data.replaceAll(/\s+/g, ' ') : ''
  if (!('name' in node)) return ''
  if (UNREAD.has(node.name)) return ''
  if (node.name === 'img') return node.attribs.alt ? ` [picture: ${node.attribs.alt}] ` : ''
  if (node.name === 'svg') return drawing(node)
  const text = node.children.map(textOf).join('')
  if (/^h[1-6]$/.test(node.name))
    return `${BREAK}${'#'.repeat(Number(node.name[1]))} ${text.replaceAll(BREAK, ' ').trim()}${BREAK}`
  if (node.name === 'span') return ` ${text} `
  return INLINE.has(node.name) ? text : `${BREAK}${text}${BREAK}`
}

/** A drawing's title says what it shows. */
function drawing(node: Element): string {
  const [title] = DomUtils.getElementsByTagName('title', node)
  return title ? ` [drawing: ${DomUtils.textContent(title)}] ` : ''
}

function headOf(nodes: Node[]): Map<string, string> {
  const head = new Map<string, string>()
  const note = (name: string, value: string | undefined) => value && head.set(name, value)
  const [title] = DomUtils.getElementsByTagName('title', nodes)
  note('title', title && DomUtils.textContent(title))
  for (const { attribs } of DomUtils.getElementsByTagName('meta', nodes)) {
    if (attribs.name === 'description' || attribs.name === 'robots') note(attribs.name, attribs.content)
    if (attribs.property === 'og:image') note('share picture', attribs.content)
  }
  for (const { attribs } of DomUtils.getElementsByTagName('link', nodes))
    if (attribs.rel === 'canonical') note('canonical address', attribs.href)
  const scripts = DomUtils.getElementsByTagName('script', nodes)
  const data = scripts
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((each) => DomUtils.textContent(each))
  note('structured data', data.join(BREAK))
  return head
}
