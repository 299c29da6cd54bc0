import { type Result, x } from 'xastscript'
import type { Instant } from '../../../renderer/model/schedule/timeZone.ts'
import { formatIsoTime } from '../../isoTime.ts'
import type { Channel } from './feedItems.ts'
import { ATOM_NAMESPACE, createTextElements, createXmlDocument } from './xml.ts'

/** Creates an RSS 2.0 feed with the full text of the entries (RSS Advisory Board). */
export function renderRss(channel: Channel): string {
  const [latest] = channel.items
  return createRssDocument(channel, [
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

/** Creates an RSS document: the channel's common elements, and then `elements`. */
export function createRssDocument(
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
