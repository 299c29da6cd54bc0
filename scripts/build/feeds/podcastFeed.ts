import { v5 as uuid } from 'uuid'
import { type Result, x } from 'xastscript'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import type { Chapter, Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import { getPodcastTitle } from '../../../renderer/feeds.ts'
import { urls } from '../../../renderer/urls.ts'
import { parseDuration } from '../../../renderer/wording/duration.ts'
import { escapeMarkup } from '../../escapeMarkup.ts'
import { type FeedItem, type FeedSources, formatRssDate, listFeedItems, NAMESPACES, selfLink } from './articleFeeds.ts'
import { createTextElements, createXmlDocument } from './xml.ts'

/** The namespace of `podcast:guid`. Source: Podcasting 2.0, the tag's definition. */
const GUIDS = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

/** The podcast and its episodes, with all that a player needs. Addresses are absolute. */
type Show = Awaited<ReturnType<typeof createShow>>['show']

/** Sources: Apple, "Podcast RSS feed requirements"; PSP-1 (The Podcast Standards Project); Podcasting 2.0. */
export function renderPodcastFeed(show: Show): string {
  const { title, page, description, author, email, self, episodes } = show
  const channel = [
    ...createTextElements({ title, link: page, description, language: 'en-US' }),
    selfLink(self),
    x('podcast:guid', podcastGuid(self)),
    x('podcast:locked', { owner: email }, 'yes'),
    x('itunes:image', { href: show.cover }),
    categoryOf(show),
    ...createTextElements({
      'itunes:explicit': String(show.explicit),
      'itunes:author': author,
      'itunes:type': 'episodic',
    }),
    x('itunes:owner', createTextElements({ 'itunes:name': author, 'itunes:email': email })),
    ...episodes.map(itemOf),
  ]
  const namespaces = {
    ...NAMESPACES,
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  }
  return createXmlDocument(x('rss', { version: '2.0', ...namespaces }, x('channel', channel)))
}

/** The show's own name among all podcasts: made of the feed's address without its scheme and closing slashes. */
export function podcastGuid(self: string): string {
  return uuid(self.replace(/^https?:\/\//, '').replace(/\/$/, ''), GUIDS)
}

function categoryOf({ category, subcategory }: Show): Result {
  const inner = subcategory === undefined ? [] : [x('itunes:category', { text: subcategory })]
  return x('itunes:category', { text: category }, inner)
}

function itemOf(episode: Show['episodes'][number]): Result {
  const { title, url, summary, guid, time, html, recording, seconds, chapters, transcript } = episode
  return x('item', [
    ...createTextElements({ title, link: url, description: summary }),
    x('guid', { isPermaLink: 'false' }, guid),
    x('enclosure', { url: recording.url, length: String(recording.bytes), type: 'audio/mpeg' }),
    ...createTextElements({
      pubDate: formatRssDate(time),
      'content:encoded': html,
      'itunes:duration': String(seconds),
    }),
    ...(chapters === undefined ? [] : [x('podcast:chapters', { url: chapters, type: 'application/json+chapters' })]),
    ...(transcript === undefined ? [] : [x('podcast:transcript', { url: transcript, type: 'text/vtt' })]),
  ])
}

/**
 * The podcast as players know it. An episode whose recording waits for the owner is no episode yet: its page says so, and
 * a player could not.
 */
export async function createShow(sources: FeedSources, self: string) {
  const { site } = sources
  const { brand, origin, email } = site.get(company)
  const words = site.get(episodes.listing)
  /** What only players fetch, by their addresses. */
  const files = new Map<string, string>()
  const items = listFeedItems(episodes, sources)
  const published = items.map((item) => episodeOf(item, sources, files))
  const show = {
    ...words.show,
    title: getPodcastTitle(site),
    subcategory: words.show.subcategory,
    description: words.meta.description,
    author: brand,
    email,
    page: origin + episodes.base,
    self,
    /** Square, 1400 to 3000 pixels. */
    cover: origin + urls.podcastCover(),
    episodes: (await Promise.all(published)).filter((each) => each !== undefined),
  }
  return { show, files }
}

async function episodeOf(item: FeedItem, { site, size }: FeedSources, files: Map<string, string>) {
  const episode = site.find(episodes, item.slug)
  if (!episode?.audioUrl || site.isPlaceholder(episodes, item.slug, ['audioUrl'])) return undefined
  const spoken = site.isPlaceholder(episodes, item.slug, ['transcript']) ? undefined : episode.transcript
  const { origin } = site.get(company)
  const address = urls.media(episode.audioUrl.slug)
  const offer = (name: string, text: string | undefined) => {
    if (text === undefined) return undefined
    const file = `${episodes.address(item.slug)}.${name}`
    files.set(file, text)
    return origin + file
  }
  return {
    ...item,
    recording: { url: origin + address, bytes: await size(address) },
    seconds: parseDuration(episode.duration),
    chapters: offer('chapters.json', episode.chapters && chaptersJson(episode.chapters)),
    transcript: offer('vtt', spoken && transcriptVtt(spoken, episode.duration)),
  }
}

/** An episode's chapters for players. Source: Podcasting 2.0, JSON Chapters 1.2. */
function chaptersJson(chapters: Chapter[]): string {
  const written = chapters.map(({ at, title }) => ({ startTime: parseDuration(at), title }))
  return `${JSON.stringify({ version: '1.2.0', chapters: written }, undefined, 2)}\n`
}

/**
 * A transcript for players. Source: W3C, WebVTT. A paragraph is shown until the next begins, the last until the end.
 * @param duration of the episode, `52:30`.
 */
export function transcriptVtt(paragraphs: Paragraph[], duration: string): string {
  const cues = paragraphs.map(({ at, speaker, text }, index) => {
    const end = paragraphs[index + 1]?.at ?? duration
    return `${timestamp(at)} --> ${timestamp(end)}\n<v ${onOneLine(speaker)}>${onOneLine(text)}</v>`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** `65:04` as `01:05:04.000`. */
function timestamp(time: string): string {
  return `${new Date(parseDuration(time) * 1000).toISOString().slice(11, 19)}.000`
}

/** On one line: an empty one would end the cue. */
const onOneLine = (text: string) => escapeMarkup(text.replaceAll(/\s+/g, ' '))
