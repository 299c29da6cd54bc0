import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** What of a page reaches its readers, people and search engines. */
export interface PageWords {
  /** What its head says: `title`, `description`, `robots` and the like. */
  head: Map<string, string>
  /** Its text, a line for each paragraph, item or cell, and for each heading, with its level: `## In short`. */
  lines: string[]
  links: string[]
}

/** Elements that stand within a line of text; all others begin one. */
const INLINE = new Set(
  'a abbr b bdi button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'head', 'title'])

export function pageWords(html: string): PageWords {
  const { children } = parseDocument(html)
  const links = DomUtils.getElementsByTagName('a', children).flatMap(({ attribs }) => attribs.href ?? [])
  return { head: headOf(children), lines: linesOf(children), links: [...new Set(links)] }
}

/** Reads what a page alone says, and not what all do: its title, its description, and the lines of its main part. */
export function ownWords(html: string): { title: string; lines: string[] } {
  const { children } = parseDocument(html)
  const head = headOf(children)
  const said = ['title', 'description', 'robots'].filter((name) => head.has(name))
  return {
    title: head.get('title') ?? '',
    lines: [
      ...said.map((name) => `${name}: ${head.get(name)}`),
      ...linesOf(DomUtils.getElementsByTagName('main', children)),
    ],
  }
}

function linesOf(nodes: Node[]): string[] {
  const lines = nodes.map(textOf).join('').split('\n')
  return lines.map((line) => line.replaceAll(/ +/g, ' ').trim()).filter(Boolean)
}

/** The text of a node, each line of it between ends of lines. */
function textOf(node: Node): string {
  if ('data' in node) return node.type === 'text' ? inOneLine(node.data) : ''
  if (!('name' in node) || UNREAD.has(node.name)) return ''
  if (node.name === 'img') return node.attribs.alt ? ` [picture: ${node.attribs.alt}] ` : ''
  if (node.name === 'svg') return drawing(node.children)
  const text = node.children.map(textOf).join('')
  if (/^h[1-6]$/.test(node.name)) return `\n${'#'.repeat(Number(node.name[1]))} ${inOneLine(text).trim()}\n`
  if (node.name === 'span') return ` ${text} `
  return INLINE.has(node.name) ? text : `\n${text}\n`
}

/** A drawing's title says what it shows. */
function drawing(nodes: Node[]): string {
  const [title] = DomUtils.getElementsByTagName('title', nodes)
  return title ? ` [drawing: ${DomUtils.textContent(title)}] ` : ''
}

function headOf(nodes: Node[]): Map<string, string> {
  const elements = DomUtils.getElementsByTagName('*', nodes)
  const contentOf = (key: string, name: string) =>
    elements.find((each) => each.name === 'meta' && each.attribs[key] === name)?.attribs.content
  const textsOf = (isMeant: (element: (typeof elements)[number]) => boolean) =>
    elements.filter(isMeant).map((each) => DomUtils.textContent(each))
  const head = {
    title: textsOf(({ name }) => name === 'title')[0],
    description: contentOf('name', 'description'),
    robots: contentOf('name', 'robots'),
    'share picture': contentOf('property', 'og:image'),
    'canonical address': elements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href,
    'structured data': textsOf(({ attribs }) => attribs.type === 'application/ld+json').join(' '),
  }
  return new Map(Object.entries(head).flatMap(([name, value]) => (value ? [[name, inOneLine(value)]] : [])))
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
