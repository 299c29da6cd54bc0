import { diffArrays, diffWordsWithSpace } from 'diff'
import { DomUtils, parseDocument } from 'htmlparser2'

/** Something that a page says otherwise than before. Without `before` it is new, without `after` it is gone. */
export interface WordChange {
  /** What of the page: `text`, `title`, `link`, … */
  where: string
  before?: string | undefined
  after?: string | undefined
}

/** Lines that share less than this part of their letters are two lines, not one that was edited. */
const ALIKE = 0.35

/** What is written for machines: its words are those of the page, so that it differs is enough. */
const FOR_MACHINES = ['share picture', 'structured data']

/** What differs between two states of a page, for whoever reads it. */
export function wordChanges(before: PageWords, after: PageWords): WordChange[] {
  return [
    ...headChanges(before.head, after.head),
    ...lineChanges(before.lines, after.lines),
    ...before.links.filter((link) => !after.links.includes(link)).map((link) => ({ where: 'link', before: link })),
    ...after.links.filter((link) => !before.links.includes(link)).map((link) => ({ where: 'link', after: link })),
  ]
}

function headChanges(before: PageWords['head'], after: PageWords['head']): WordChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((where) => before.get(where) !== after.get(where))
    .map((where) =>
      FOR_MACHINES.includes(where)
        ? { where, after: after.has(where) ? 'another one' : 'none any longer' }
        : { where, before: before.get(where), after: after.get(where) },
    )
}

function lineChanges(before: string[], after: string[]): WordChange[] {
  const changes: WordChange[] = []
  let gone: string[] = []
  for (const { value, removed, added } of diffArrays(before, after)) {
    if (removed) gone = value
    else {
      changes.push(...paired(gone, added ? value : []))
      gone = []
    }
  }
  return [...changes, ...paired(gone, [])]
}

/** Lines in whose place others stand: each with the one that it was edited to, in their order. */
function paired(gone: string[], added: string[]): WordChange[] {
  const where = 'text'
  let rest = added
  const changes = gone.flatMap((before): WordChange[] => {
    const found = rest.findIndex((each) => areAlike(before, each))
    if (found === -1) return [{ where, before }]
    const passed = rest.slice(0, found).map((after) => ({ where, after }))
    const after = rest[found]
    rest = rest.slice(found + 1)
    return [...passed, { where, before, after }]
  })
  return [...changes, ...rest.map((after) => ({ where, after }))]
}

function areAlike(before: string, after: string): boolean {
  const same = diffWordsWithSpace(before, after).filter(({ added, removed }) => !added && !removed)
  const length = same.reduce((sum, { value }) => sum + value.trim().length, 0)
  return length >= ALIKE * Math.max(before.length, after.length)
}

/** Names what was done to a text, whatever stands around it: two pages with the same name were changed in the same way. */
export function nameOfChange({ where, before, after }: WordChange): string {
  if (before === undefined || after === undefined) return JSON.stringify([where, before, after])
  const changed = diffWordsWithSpace(before, after).filter(({ added, removed }) => added || removed)
  return JSON.stringify([where, changed.map(({ added, value }) => [added, value])])
}

/** A change in lines: what went, and what came. */
export function describeChange({ where, before, after }: WordChange): string[] {
  const lead = where === 'text' ? '' : `${where}: `
  if (before === undefined) return [`+ ${lead}${after}`]
  if (after === undefined) return [`- ${lead}${before}`]
  const parts = diffWordsWithSpace(before, after)
  const gone = parts
    .filter(({ added }) => !added)
    .map(({ value, removed }) => (removed ? marked(value, '[-', '-]') : value))
  const come = parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => (added ? marked(value, '{+', '+}') : value))
  return [`- ${lead}${gone.join('')}`, `+ ${lead}${come.join('')}`]
}

/** Spaces at the ends stay outside. */
function marked(text: string, open: string, close: string): string {
  return text.replace(/\S(?:.*\S)?/s, (words) => `${open}${words}${close}`)
}

type Node = ReturnType<typeof parseDocument>['children'][number]

/** What of a page reaches its readers, people and search engines. */
interface PageWords {
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
