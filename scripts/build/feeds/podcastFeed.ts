import { v5 as uuid } from 'uuid'
import { type Result, x } from 'xastscript'
import { type Channel, NAMESPACES, selfLink } from './articleFeeds.ts'
import { type FeedItem, rssDate } from './feedItems.ts'
import { textElements, xmlDocument } from './xml.ts'

/** The namespace of `podcast:guid`. Source: Podcasting 2.0, the tag's definition. */
const GUIDS = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

/** An episode with all that a player needs. Addresses are absolute. */
export interface FeedEpisode extends FeedItem {
  recording: { url: string; bytes: number }
  seconds: number
  chapters: string | undefined
  transcript: string | undefined
}

export interface Show extends Omit<Channel, 'items'> {
  category: string
  subcategory: string | undefined
  explicit: boolean
  /** Square, 1400 to 3000 pixels. */
  cover: string
  email: string
  episodes: FeedEpisode[]
}

/** Sources: Apple, "Podcast RSS feed requirements"; PSP-1 (The Podcast Standards Project); Podcasting 2.0. */
export function podcastFeed(show: Show): string {
  const { title, page, description, author, email, self, episodes } = show
  const channel = [
    ...textElements({ title, link: page, description, language: 'en-US' }),
    selfLink(self),
    x('podcast:guid', podcastGuid(self)),
    x('podcast:locked', { owner: email }, 'yes'),
    x('itunes:image', { href: show.cover }),
    categoryOf(show),
    ...textElements({ 'itunes:explicit': String(show.explicit), 'itunes:author': author, 'itunes:type': 'episodic' }),
    x('itunes:owner', textElements({ 'itunes:name': author, 'itunes:email': email })),
    ...episodes.map(itemOf),
  ]
  const namespaces = {
    ...NAMESPACES,
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  }
  return xmlDocument(x('rss', { version: '2.0', ...namespaces }, x('channel', channel)))
}

/** The show's own name among all podcasts: made of the feed's address without its scheme and closing slashes. */
export function podcastGuid(self: string): string {
  return uuid(self.replace(/^https?:\/\//, '').replace(/\/$/, ''), GUIDS)
}

function categoryOf({ category, subcategory }: Show): Result {
  const inner = subcategory === undefined ? [] : [x('itunes:category', { text: subcategory })]
  return x('itunes:category', { text: category }, inner)
}

function itemOf({
  title,
  url,
  summary,
  guid,
  day,
  html,
  recording,
  seconds,
  chapters,
  transcript,
}: FeedEpisode): Result {
  return x('item', [
    ...textElements({ title, link: url, description: summary }),
    x('guid', { isPermaLink: 'false' }, guid),
    x('enclosure', { url: recording.url, length: String(recording.bytes), type: 'audio/mpeg' }),
    ...textElements({ pubDate: rssDate(day), 'content:encoded': html, 'itunes:duration': String(seconds) }),
    ...(chapters === undefined ? [] : [x('podcast:chapters', { url: chapters, type: 'application/json+chapters' })]),
    ...(transcript === undefined ? [] : [x('podcast:transcript', { url: transcript, type: 'text/vtt' })]),
  ])
}
