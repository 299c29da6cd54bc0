import { v5 as uuid } from 'uuid'
import { type Result, x } from 'xastscript'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import type { Chapter, Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import { getPodcastTitle } from '../../../renderer/feeds.ts'
import { urls } from '../../../renderer/urls.ts'
import { parseDuration } from '../../../renderer/wording/duration.ts'
import { escapeMarkup } from '../../escapeMarkup.ts'
import {
  createSelfLink,
  type FeedItem,
  type FeedSources,
  formatRssDate,
  listFeedItems,
  XML_NAMESPACES,
} from './articleFeeds.ts'
import { createTextElements, createXmlDocument } from './xml.ts'

/** See `podcast:guid` (Podcasting 2.0). */
const GUID_NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

type Show = Awaited<ReturnType<typeof createShow>>['show']

/** See Apple, "Podcast RSS feed requirements"; PSP-1 (The Podcast Standards Project); Podcasting 2.0. */
export function renderPodcastFeed(show: Show): string {
  const { title, page, description, author, email, self, episodes } = show
  const channel = [
    ...createTextElements({ title, link: page, description, language: 'en-US' }),
    createSelfLink(self),
    x('podcast:guid', getPodcastGuid(self)),
    x('podcast:locked', { owner: email }, 'yes'),
    x('itunes:image', { href: show.cover }),
    renderCategory(show),
    ...createTextElements({
      'itunes:explicit': String(show.explicit),
      'itunes:author': author,
      'itunes:type': 'episodic',
    }),
    x('itunes:owner', createTextElements({ 'itunes:name': author, 'itunes:email': email })),
    ...episodes.map(renderItem),
  ]
  const namespaces = {
    ...XML_NAMESPACES,
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  }
  return createXmlDocument(x('rss', { version: '2.0', ...namespaces }, x('channel', channel)))
}

/** Returns the UUID of a feed URL, without scheme and trailing slash. */
export function getPodcastGuid(self: string): string {
  return uuid(self.replace(/^https?:\/\//, '').replace(/\/$/, ''), GUID_NAMESPACE)
}

function renderCategory({ category, subcategory }: Show): Result {
  const subcategories = subcategory === undefined ? [] : [x('itunes:category', { text: subcategory })]
  return x('itunes:category', { text: category }, subcategories)
}

function renderItem(episode: Show['episodes'][number]): Result {
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

/** Creates the show and its files. Skips episodes if the recording is a placeholder. */
export async function createShow(sources: FeedSources, self: string) {
  const { site } = sources
  const { brand, origin, email } = site.get(company)
  const copy = site.get(episodes.listing)
  const files = new Map<string, string>()
  const items = listFeedItems(episodes, sources)
  const episodePromises = items.map((item) => createEpisode(item, sources, files))
  const show = {
    ...copy.show,
    title: getPodcastTitle(site),
    subcategory: copy.show.subcategory,
    description: copy.meta.description,
    author: brand,
    email,
    page: origin + episodes.base,
    self,
    /** Square, 1400 to 3000 pixels */
    cover: origin + urls.podcastCover(),
    episodes: (await Promise.all(episodePromises)).filter((episode) => episode !== undefined),
  }
  return { show, files }
}

async function createEpisode(item: FeedItem, { site, getSize }: FeedSources, files: Map<string, string>) {
  const episode = site.findEntry(episodes, item.slug)
  if (!episode?.audioUrl || site.isPlaceholder(episodes, item.slug, ['audioUrl'])) return undefined
  const transcript = site.isPlaceholder(episodes, item.slug, ['transcript']) ? undefined : episode.transcript
  const { origin } = site.get(company)
  const address = urls.media(episode.audioUrl.slug)
  const addFile = (extension: string, text: string | undefined) => {
    if (text === undefined) return undefined
    const file = `${episodes.getAddress(item.slug)}.${extension}`
    files.set(file, text)
    return origin + file
  }
  return {
    ...item,
    recording: { url: origin + address, bytes: await getSize(address) },
    seconds: parseDuration(episode.duration),
    chapters: addFile('chapters.json', episode.chapters && renderChapters(episode.chapters)),
    transcript: addFile('vtt', transcript && renderTranscript(transcript, episode.duration)),
  }
}

/** See Podcasting 2.0, JSON Chapters 1.2. */
function renderChapters(chapters: Chapter[]): string {
  const items = chapters.map(({ at, title }) => ({ startTime: parseDuration(at), title }))
  return `${JSON.stringify({ version: '1.2.0', chapters: items }, undefined, 2)}\n`
}

/** See WebVTT (W3C). */
export function renderTranscript(paragraphs: Paragraph[], duration: string): string {
  const cues = paragraphs.map(({ at, speaker, text }, index) => {
    const end = paragraphs[index + 1]?.at ?? duration
    return `${formatTimestamp(at)} --> ${formatTimestamp(end)}\n<v ${escapeLine(speaker)}>${escapeLine(text)}</v>`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** Converts `65:04` to `01:05:04.000`. */
function formatTimestamp(time: string): string {
  return `${new Date(parseDuration(time) * 1000).toISOString().slice(11, 19)}.000`
}

/** Joins lines, because an empty line ends the cue. */
const escapeLine = (text: string) => escapeMarkup(text.replaceAll(/\s+/g, ' '))
