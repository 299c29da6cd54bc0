import { type Result, x } from 'xastscript'
import type { Instant } from '../../../renderer/model/schedule/instants.ts'
import type { FeedItem } from './feedItems.ts'
import { ATOM_NAMESPACE, createTextElements, createXmlDocument } from './xml.ts'

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
