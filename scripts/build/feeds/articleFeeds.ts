import { x } from 'xastscript'
import { formatIsoTime } from '../../isoTime.ts'
import { type Channel, createRssDocument, formatRssDate } from './rss.ts'
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
