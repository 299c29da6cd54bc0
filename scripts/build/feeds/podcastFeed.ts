import { v5 as uuid } from 'uuid'
import { type Result, x } from 'xastscript'
import { company } from '../../../renderer/collections/company/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import type { Chapter, Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import { urls } from '../../../renderer/urls.ts'
import { parseDuration } from '../../../renderer/wording/duration.ts'
import { escapeHtml } from '../../plainPage.ts'
import { createRssDocument, formatRssDate } from './articleFeeds.ts'
import type { Channel, FeedInputs, FeedItem } from './feedItems.ts'
import { createTextElements } from './xml.ts'

/** Namespace of UUIDs in `podcast:guid` (Podcasting 2.0). */
const GUID_NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

/**
 * Renders the feed. Also adds linked chapters and transcripts to `files`.
 * See Apple, "Podcast RSS feed requirements"; PSP-1 (The Podcast Standards Project); Podcasting 2.0.
 */
export function renderPodcastFeed(channel: Channel, inputs: FeedInputs, files: Map<string, string>): string {
  const { author, feedUrl, items } = channel
  const { origin, email } = inputs.site.get(company)
  const { category, subcategory, explicit } = inputs.site.get(episodes.listing).podcast
  const subcategories = subcategory === undefined ? [] : [x('itunes:category', { text: subcategory })]
  const elements = [
    x('podcast:guid', getPodcastGuid(feedUrl)),
    x('podcast:locked', { owner: email }, 'yes'),
    x('itunes:image', { href: origin + urls.podcastCover() }),
    x('itunes:category', { text: category }, subcategories),
    ...createTextElements({ 'itunes:explicit': String(explicit), 'itunes:author': author, 'itunes:type': 'episodic' }),
    x('itunes:owner', createTextElements({ 'itunes:name': author, 'itunes:email': email })),
    ...items.flatMap((item) => renderEpisode(item, inputs, files)),
  ]
  return createRssDocument(channel, elements, {
    'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
  })
}

/** Computes the UUID of a podcast from the feed URL without scheme and trailing slash, like podcast directories. */
export function getPodcastGuid(feedUrl: string): string {
  return uuid(feedUrl.replace(/^https?:\/\//, '').replace(/\/$/, ''), GUID_NAMESPACE)
}

function renderEpisode(
  { slug, title, url, summary, guid, time, html }: FeedItem,
  { site, getFileSize }: FeedInputs,
  files: Map<string, string>,
): Result[] {
  const episode = site.findEntry(episodes, slug)
  if (!episode?.audioUrl || site.isPlaceholderInEntry(episodes, slug, ['audioUrl'])) return []
  const { duration, chapters } = episode
  const transcript = site.isPlaceholderInEntry(episodes, slug, ['transcript']) ? undefined : episode.transcript
  const { origin } = site.get(company)
  const recording = urls.media(episode.audioUrl.id)
  const addFile = (element: string, type: string, extension: string, text: string) => {
    const file = `${episodes.getAddress(slug)}.${extension}`
    files.set(file, text)
    return x(element, { url: origin + file, type })
  }
  const elements = [
    ...createTextElements({ title, link: url, description: summary }),
    x('guid', { isPermaLink: 'false' }, guid),
    x('enclosure', { url: origin + recording, length: String(getFileSize(recording)), type: 'audio/mpeg' }),
    ...createTextElements({
      pubDate: formatRssDate(time),
      'content:encoded': html,
      'itunes:duration': String(parseDuration(duration)),
    }),
  ]
  if (chapters)
    elements.push(addFile('podcast:chapters', 'application/json+chapters', 'chapters.json', renderChapters(chapters)))
  if (transcript)
    elements.push(addFile('podcast:transcript', 'text/vtt', 'vtt', renderTranscript(transcript, duration)))
  return [x('item', elements)]
}

/** Formats chapters as JSON Chapters 1.2 (Podcasting 2.0). */
function renderChapters(chapters: Chapter[]): string {
  const items = chapters.map(({ start, title }) => ({ startTime: parseDuration(start), title }))
  return `${JSON.stringify({ version: '1.2.0', chapters: items }, undefined, 2)}\n`
}

/** Formats a transcript as WebVTT (W3C). A paragraph ends when the next one starts. */
export function renderTranscript(paragraphs: Paragraph[], duration: string): string {
  const cues = paragraphs.map(({ start, speaker, text }, index) => {
    const end = paragraphs[index + 1]?.start ?? duration
    return `${formatTimestamp(start)} --> ${formatTimestamp(end)}\n<v ${escapeLine(speaker)}>${escapeLine(text)}</v>`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** Converts `65:04` to `01:05:04.000`. */
function formatTimestamp(time: string): string {
  return `${new Date(parseDuration(time) * 1000).toISOString().slice(11, 19)}.000`
}

/** Escapes text, and joins its lines, because an empty line ends the cue. */
const escapeLine = (text: string) => escapeHtml(text.replaceAll(/\s+/g, ' '))
