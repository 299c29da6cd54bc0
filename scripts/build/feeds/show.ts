import { company } from '../../../renderer/collections/company/definition.ts'
import { type EpisodeEntry, episodes } from '../../../renderer/collections/episodes/definition.ts'
import type { Chapter, Paragraph } from '../../../renderer/collections/episodes/schema.ts'
import { showTitle } from '../../../renderer/feeds.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { urls } from '../../../renderer/urls.ts'
import { secondsOf } from '../../../renderer/wording/duration.ts'
import { escapeMarkup } from '../../escapeMarkup.ts'
import { type FeedItem, feedItems, type LaidOut } from './feedItems.ts'
import type { FeedEpisode, Show } from './podcastFeed.ts'

/** The files of an episode that only players fetch, by their addresses. */
export type PlayerFiles = Map<string, string>

/**
 * The podcast as players know it. An episode whose recording waits for the owner is no episode yet: its page says so, and
 * a player could not.
 * @param self the feed's own address, absolute.
 */
export async function showOf(laid: LaidOut, self: string): Promise<{ show: Show; files: PlayerFiles }> {
  const { site } = laid
  const { brand, origin, email } = site.get(company)
  const words = site.get(episodes.listing)
  const files: PlayerFiles = new Map()
  const items = await feedItems(episodes, laid)
  const published = items.map((item) => episodeOf(item, laid, files))
  const show = {
    ...words.show,
    title: showTitle(site),
    subcategory: words.show.subcategory,
    description: words.meta.description,
    author: brand,
    email,
    page: origin + episodes.base,
    self,
    cover: origin + urls.podcastCover(),
    episodes: (await Promise.all(published)).filter((each) => each !== undefined),
  }
  return { show, files }
}

async function episodeOf(
  item: FeedItem,
  { site, size }: LaidOut,
  files: PlayerFiles,
): Promise<FeedEpisode | undefined> {
  const episode = site.find(episodes, item.slug)
  if (!episode?.audioUrl || site.isPlaceholder(episodes, item.slug, ['audioUrl'])) return undefined
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
    seconds: secondsOf(episode.duration),
    chapters: offer('chapters.json', episode.chapters && chaptersJson(episode.chapters)),
    transcript: offer('vtt', transcriptOf(site, episode)),
  }
}

function transcriptOf(site: Site, { slug, transcript, duration }: EpisodeEntry): string | undefined {
  const isTrue = transcript && !site.isPlaceholder(episodes, slug, ['transcript'])
  return isTrue ? transcriptVtt(transcript, duration) : undefined
}

/** An episode's chapters for players. Source: Podcasting 2.0, JSON Chapters 1.2. */
function chaptersJson(chapters: Chapter[]): string {
  const told = chapters.map(({ at, title }) => ({ startTime: secondsOf(at), title }))
  return `${JSON.stringify({ version: '1.2.0', chapters: told }, undefined, 2)}\n`
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
  return `${new Date(secondsOf(time) * 1000).toISOString().slice(11, 19)}.000`
}

/** On one line: an empty one would end the cue. */
const onOneLine = (text: string) => escapeMarkup(text.replaceAll(/\s+/g, ' '))
