import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { type Feed, listFeeds } from '../../../renderer/feeds.ts'
import { renderAtom, renderJsonFeed, renderRss } from './articleFeeds.ts'
import { type Channel, type FeedInputs, listFeedItems } from './feedItems.ts'
import { renderPodcastFeed } from './podcastFeed.ts'

const RENDERERS: Record<Feed['type'], (channel: Channel) => string> = {
  'application/rss+xml': renderRss,
  'application/atom+xml': renderAtom,
  'application/feed+json': renderJsonFeed,
}

/** Feed readers poll hourly and store older articles. Podcast feeds have no limit, because apps only show the episodes in the feed. */
const MAX_ARTICLES = 50

/** Creates all feeds, and the chapters and transcripts that the podcast feed links to. Returns the files by path. */
export function createFeedFiles(inputs: FeedInputs): Map<string, string> {
  const { site, pages } = inputs
  const { origin, brand } = site.get(company)
  const files = new Map<string, string>()
  const feeds = listFeeds(site)
  for (const collection of new Set(feeds.map((feed) => feed.collection))) {
    const isPodcast = collection.name === episodes.name
    const items = listFeedItems(collection, inputs, isPodcast ? Number.POSITIVE_INFINITY : MAX_ARTICLES)
    for (const { address, type, title } of feeds.filter((feed) => feed.collection === collection)) {
      const channel = {
        title,
        description: pages.get(collection.base)?.meta.description ?? '',
        author: brand,
        listingUrl: origin + collection.base,
        feedUrl: origin + address,
        items,
      }
      files.set(address, isPodcast ? renderPodcastFeed(channel, inputs, files) : RENDERERS[type](channel))
    }
  }
  return files
}
