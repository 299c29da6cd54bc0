import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { type FEED_FORMS, type Feed, feedsOf } from '../../../renderer/feeds.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { atom, type Channel, jsonFeed, rss } from '../feeds/articleFeeds.ts'
import { type FeedItem, feedItems, type LaidOut, MOST_ITEMS } from '../feeds/feedItems.ts'
import { contentOf } from '../feeds/pageContent.ts'
import { podcastFeed } from '../feeds/podcastFeed.ts'
import { showOf } from '../feeds/show.ts'
import { fileOf } from './renderPages.ts'

const WRITERS: Record<(typeof FEED_FORMS)[keyof typeof FEED_FORMS], (channel: Channel) => string> = {
  'application/rss+xml': rss,
  'application/atom+xml': atom,
  'application/feed+json': jsonFeed,
}

/**
 * Every feed of the site, and what the podcast's refers to, by their addresses.
 * @param laid the site with its pages and recordings in place.
 */
export async function feedFiles(laid: LaidOut): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const items = new Map<string, FeedItem[]>()
  for (const feed of feedsOf(laid.site)) {
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

/** Writes the feeds. Returns how many files. */
export async function writeFeeds(site: Site, facts: LaidOut['facts'], client: string): Promise<number> {
  const files = await feedFiles({ site, facts, ...filesIn(client) })
  for (const [address, text] of files) {
    const file = join(client, address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return files.size
}
