import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { type FEED_FORMATS, type Feed, listFeeds } from '../../../renderer/feeds.ts'
import type { Site } from '../../../renderer/model/site.ts'
import {
  atom,
  type Channel,
  type FeedItem,
  feedItems,
  jsonFeed,
  type LaidOut,
  MOST_ITEMS,
  rss,
} from '../feeds/articleFeeds.ts'
import { podcastFeed, showOf } from '../feeds/podcastFeed.ts'
import { fileOf } from './renderPages.ts'

const WRITERS: Record<(typeof FEED_FORMATS)[keyof typeof FEED_FORMATS], (channel: Channel) => string> = {
  'application/rss+xml': rss,
  'application/atom+xml': atom,
  'application/feed+json': jsonFeed,
}

/** Every feed of the site, and what the podcast's refers to, by their addresses. */
export async function feedFiles(laid: LaidOut): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const items = new Map<string, FeedItem[]>()
  for (const feed of listFeeds(laid.site)) {
    const { collection, address } = feed
    const self = laid.site.get(company).origin + address
    if (collection.name === episodes.name) {
      const { show, files: others } = await showOf(laid, self)
      for (const [path, text] of [...others, [address, podcastFeed(show)] as const]) files.set(path, text)
    } else {
      const own = items.get(collection.name) ?? (await feedItems(collection, laid, MOST_ITEMS))
      items.set(collection.name, own)
      files.set(address, write(feed, laid, own))
    }
  }
  return files
}

function write({ collection, address, type, title }: Feed, { site, facts }: LaidOut, items: FeedItem[]): string {
  const { origin, brand } = site.get(company)
  const description = facts.get(collection.base)?.description ?? ''
  const page = origin + collection.base
  const channel = { title, description, author: brand, page, self: origin + address, items }
  return WRITERS[type](channel)
}

/** How the feeds read what stands in a folder. */
export function filesIn(client: string): Pick<LaidOut, 'text' | 'size'> {
  return {
    text: async (address, url) => contentOf(await readFile(fileOf(client, address), 'utf8'), url),
    size: async (address) => (await stat(join(client, address))).size,
  }
}

export async function writeFeeds(site: Site, facts: LaidOut['facts'], client: string): Promise<number> {
  const files = await feedFiles({ site, facts, ...filesIn(client) })
  for (const [address, text] of files) {
    const file = join(client, address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return files.size
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What of an element means something outside of our pages. */
const KEPT = new Set(['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'rel'])

/**
 * What a page says in its own text, as HTML for readers elsewhere: addresses are whole, drawings are the words that stand
 * for them, and our styles and scripts are nowhere.
 * @param address the page's own, absolute.
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
