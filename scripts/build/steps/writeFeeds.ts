import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { type FEED_FORMATS, type Feed, listFeeds } from '../../../renderer/feeds.ts'
import type { Site } from '../../../renderer/model/site.ts'
import {
  type Channel,
  type FeedItem,
  type FeedSources,
  listFeedItems,
  MAX_ITEMS,
  renderAtom,
  renderJsonFeed,
  renderRss,
} from '../feeds/articleFeeds.ts'
import { createShow, renderPodcastFeed } from '../feeds/podcastFeed.ts'
import type { PageMetas } from './writeSitemap.ts'

const RENDERERS: Record<(typeof FEED_FORMATS)[keyof typeof FEED_FORMATS], (channel: Channel) => string> = {
  'application/rss+xml': renderRss,
  'application/atom+xml': renderAtom,
  'application/feed+json': renderJsonFeed,
}

/** Creates all feeds, chapters, and transcripts. Keys are addresses. */
export async function createFeedFiles(sources: FeedSources): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const items = new Map<string, FeedItem[]>()
  for (const feed of listFeeds(sources.site)) {
    const { collection, address } = feed
    const self = sources.site.get(company).origin + address
    if (collection.name === episodes.name) {
      const { show, files: episodeFiles } = await createShow(sources, self)
      for (const [path, text] of [...episodeFiles, [address, renderPodcastFeed(show)] as const]) files.set(path, text)
    } else {
      const feedItems = items.get(collection.name) ?? listFeedItems(collection, sources, MAX_ITEMS)
      items.set(collection.name, feedItems)
      files.set(address, renderFeed(feed, sources, feedItems))
    }
  }
  return files
}

function renderFeed(
  { collection, address, type, title }: Feed,
  { site, pages }: FeedSources,
  items: FeedItem[],
): string {
  const { origin, brand } = site.get(company)
  const description = pages.get(collection.base)?.meta.description ?? ''
  const page = origin + collection.base
  const channel = { title, description, author: brand, page, self: origin + address, items }
  return RENDERERS[type](channel)
}

/** Writes all feed files, and returns the number of files. */
export async function writeFeeds(site: Site, pages: PageMetas, outputFolder: string): Promise<number> {
  const getSize = async (address: string) => (await stat(join(outputFolder, address))).size
  const files = await createFeedFiles({ site, pages, getSize })
  for (const [address, text] of files) {
    const file = join(outputFolder, address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return files.size
}
