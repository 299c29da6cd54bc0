import { type Result, x } from 'xastscript'
import { company } from '../../../renderer/collections/company/definition.ts'
import { getLatestEntryDay } from '../../../renderer/feeds.ts'
import { getDefaultWidth } from '../../../renderer/imageSizes.ts'
import type { Body } from '../../../renderer/model/define/body.ts'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { getTextAt } from '../../../renderer/model/define/path.ts'
import { type Instant, parseDay, parseInstant } from '../../../renderer/model/schedule/instants.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'
import { formatIsoTime } from '../../isoTime.ts'
import { renderBody } from '../../renderBody.tsx'
import type { PagesByAddress } from '../steps/sitemap.ts'
import { createTextElements, createXmlDocument } from './xml.ts'

/** An entry in a feed. */
export type FeedItem = ReturnType<typeof listFeedItems>[number]

/** Inputs of all feeds. */
export interface FeedInputs {
  site: Site
  pages: PagesByAddress
  /** Returns the size of a file, such as `/media/episodes/sample.mp3`, in bytes. */
  getFileSize: (path: string) => number
}

/** More feed readers support WebP than AVIF. */
const FEED_IMAGE_FORMAT = 'webp'

/** Returns the latest entries of a collection with their HTML, latest first. Skips entries without a day. */
export function listFeedItems(collection: Collection, { site, pages }: FeedInputs, maxItems: number) {
  const { origin, timeZone } = site.get(company)
  const datedEntries = site.listEntries(collection).flatMap((entry) => {
    const day = getLatestEntryDay(collection, entry)
    return day === undefined ? [] : [{ entry, time: getPublicationTime(entry, day, timeZone) }]
  })
  const latest = spaceEqualTimes(datedEntries.sort((a, b) => b.time - a.time)).slice(0, maxItems)
  return latest.map(({ entry, time }) => {
    const address = collection.getAddress(entry.slug)
    const url = origin + address
    return {
      slug: entry.slug,
      url,
      // The id is permanent, even if the URL changes.
      guid: 'guid' in entry ? String(entry.guid) : url,
      title: collection.getTitle(entry),
      summary: pages.get(address)?.meta.description ?? '',
      time,
      // Only collections of MDX have feeds, so all entries have a body.
      html: renderBody((entry as typeof entry & { body: Body }).body.tree, {
        resolveLink: (href) => new URL(href, url).href,
        resolveImage: (path, width) => origin + urls.image(path, getDefaultWidth(width), FEED_IMAGE_FORMAT),
      }),
    }
  })
}

/** Returns `publish_at` if it's on the entry's day, or the start of the day. */
function getPublicationTime(entry: object, day: string, timeZone: string): Instant {
  const publishAt = getTextAt(entry, ['publish_at'])
  return parseInstant(publishAt && parseDay(publishAt, timeZone) === day ? publishAt : day, timeZone)
}

/** Delays entries with equal times by a second each, because feed readers sort by time. */
function spaceEqualTimes<Entry extends { time: Instant }>(newestFirst: Entry[]): Entry[] {
  let previousTime = Number.NEGATIVE_INFINITY
  return newestFirst
    .toReversed()
    .map((entry) => {
      previousTime = Math.max(entry.time, previousTime + 1000)
      return { ...entry, time: previousTime }
    })
    .toReversed()
}

/** Content of a feed in any format. */
export interface Channel {
  title: string
  description: string
  author: string
  listingUrl: string
  feedUrl: string
  /** Latest first. */
  items: FeedItem[]
}

/** Creates an RSS 2.0 feed with the full text of the entries (RSS Advisory Board). */
export function renderRss(channel: Channel): string {
  const [latest] = channel.items
  return createRss(channel, [
    ...createTextElements({ lastBuildDate: latest && formatRssDate(latest.time) }),
    ...channel.items.map((item) =>
      x('item', [
        ...createTextElements({ title: item.title, link: item.url, description: item.summary }),
        x('guid', { isPermaLink: String(item.guid === item.url) }, item.guid),
        ...createTextElements({ pubDate: formatRssDate(item.time), 'content:encoded': item.html }),
      ]),
    ),
  ])
}

const ATOM_NAMESPACE = 'http://www.w3.org/2005/Atom'

/** Creates an RSS document. In its channel, `elements` follow those that all channels have. */
export function createRss(
  { title, listingUrl, description, feedUrl }: Channel,
  elements: Result[],
  namespaces: Record<string, string> = {},
): string {
  const attributes = {
    version: '2.0',
    'xmlns:atom': ATOM_NAMESPACE,
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    ...namespaces,
  }
  const channel = [
    ...createTextElements({ title, link: listingUrl, description, language: 'en-US' }),
    x('atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
    ...elements,
  ]
  return createXmlDocument(x('rss', attributes, x('channel', channel)))
}

/** Formats a time like `Sun, 15 Dec 2024 05:00:00 GMT` (RFC 822, section 5). */
export function formatRssDate(time: Instant): string {
  return new Date(time).toUTCString()
}

/** Creates an Atom feed with the full text of the entries (RFC 4287). `updated` is required, so an empty feed is from 1970. */
export function renderAtom({ title, description, author, listingUrl, feedUrl, items }: Channel): string {
  const entries = items.map(({ title, url, guid, summary, time, html }) =>
    x('entry', [
      ...createTextElements({ title, id: guid }),
      x('link', { href: url }),
      ...createTextElements({ published: formatIsoTime(time), updated: formatIsoTime(time), summary }),
      x('content', { type: 'html' }, html),
    ]),
  )
  const feed = [
    ...createTextElements({ title, subtitle: description, id: feedUrl, updated: formatIsoTime(items[0]?.time ?? 0) }),
    x('link', { href: feedUrl, rel: 'self', type: 'application/atom+xml' }),
    x('link', { href: listingUrl, rel: 'alternate', type: 'text/html' }),
    x('author', [x('name', author)]),
    ...entries,
  ]
  return createXmlDocument(x('feed', { xmlns: ATOM_NAMESPACE, 'xml:lang': 'en-US' }, feed))
}

/** Creates a JSON Feed 1.1 with the full text of the entries (jsonfeed.org). */
export function renderJsonFeed({ title, description, author, listingUrl, feedUrl, items }: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: listingUrl,
    feed_url: feedUrl,
    language: 'en-US',
    authors: [{ name: author }],
    items: items.map(({ title, url, guid, summary, time, html }) => ({
      id: guid,
      url,
      title,
      summary,
      content_html: html,
      date_published: formatIsoTime(time),
    })),
  }
  return `${JSON.stringify(feed, undefined, 2)}\n`
}
