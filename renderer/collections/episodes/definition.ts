import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import type { RuleContext } from '../../model/define/rules.ts'
import type { Site } from '../../model/site.ts'
import { formatDuration, parseDuration } from '../../wording/duration.ts'
import { compareLatestFirst } from '../lists.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { episodeCopy, listingCopy } from './copy.ts'
import { type Episode, episode, getParagraphId } from './schema.ts'

/** Podcast episodes, the latest first. */
export const episodes = defineCollection({
  name: 'episodes',
  singular: 'episode',
  format: 'mdx',
  schema: episode,
  getName: ({ title }) => title,
  compareEntries: compareLatestFirst,
  unique: (paths) => [paths.title, paths.description, paths.guid],
  pastDates: (paths) => paths.date,
  checkInContext: (episode, context) => [...checkRecording(episode, context), ...checkTranscript(episode, context)],
  base: '/podcast',
  listingSchema: listingCopy,
  listingSections: ['closing'],
  pageSchema: episodeCopy,
  sections: ['page-notes', 'page-call'],
  listElementIds: ({ audioUrl, chapters, transcript }) => [
    ...(audioUrl ? ['player'] : []),
    ...(chapters ? ['page-chapters'] : []),
    ...(transcript ? ['page-transcript', 'transcript', ...transcript.map(getParagraphId)] : []),
  ],
})

/** Reports an `audioUrl` of an image, and a recording that isn't as long as `duration`. Placeholder recordings can have any length. */
function checkRecording({ audioUrl, duration }: Episode, { getMedia, isPlaceholder }: RuleContext) {
  const file = audioUrl && getMedia(audioUrl.id)
  if (file?.kind === 'image') {
    const hint = 'Write the name of an MP3 file in `content/media`, or leave `audioUrl` out.'
    return [{ path: ['audioUrl'], message: 'This file is an image, not a recording.', hint }]
  }
  if (file?.kind !== 'recording' || isPlaceholder(['audioUrl'])) return []
  const actual = formatDuration(file.seconds)
  if (actual === duration) return []
  const message = `The audio file lasts ${actual}, not ${duration}.`
  return [{ path: ['duration'], message, hint: `Write "${actual}".` }]
}

/** People speak 110 to 170 words in a minute, but episodes also have pauses and music. */
const MIN_WORDS_PER_MINUTE = 80

/** Reports transcripts that are too short to be complete. WCAG 1.2.1 requires complete transcripts. */
function checkTranscript({ transcript, duration }: Episode, { isPlaceholder }: RuleContext) {
  if (!transcript || isPlaceholder(['transcript'])) return []
  const words = transcript.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const minimum = Math.floor(parseDuration(duration) / 60) * MIN_WORDS_PER_MINUTE
  if (words >= minimum) return []
  const message = `The transcript has ${words} words. An episode of ${duration} has at least ${minimum}, so parts are missing.`
  return [{ path: ['transcript'], message, hint: 'Transcribe the complete recording, or leave `transcript` out.' }]
}

export type EpisodeEntry = Entry<typeof episodes>

/** Returns the placeholder label if the recording or transcript is a placeholder. */
export function getEpisodePlaceholderLabel(site: Site, { slug }: EpisodeEntry): string | undefined {
  const isPlaceholder = ['audioUrl', 'transcript'].some((field) => site.isPlaceholderInEntry(episodes, slug, [field]))
  return getPlaceholderLabel(site, isPlaceholder)
}

/** Returns the starts of the chapters and the length of the episode in seconds, for the drawing. */
export function getEpisodeSegments({ chapters = [], duration }: Episode) {
  return { starts: chapters.map(({ start }) => parseDuration(start)), length: parseDuration(duration) }
}

/** Returns the length of the recording, which differs from that of the episode if it's a placeholder. */
export function getRecordingInfo(site: Site, { slug, audioUrl, duration }: EpisodeEntry) {
  const declaredSeconds = parseDuration(duration)
  const file = audioUrl && site.media.get(audioUrl.id)
  const isPlaceholder = site.isPlaceholderInEntry(episodes, slug, ['audioUrl'])
  const seconds = isPlaceholder && file?.kind === 'recording' ? file.seconds : declaredSeconds
  const sampleMinutes = seconds < declaredSeconds ? Math.max(1, Math.round(seconds / 60)) : undefined
  return {
    seconds,
    /** Factor from times of the episode to times of the recording. */
    scale: seconds / declaredSeconds,
    /** The rounded length, if the recording is shorter than the episode. */
    sampleMinutes,
  }
}

/** Returns the number of an episode. The oldest is 1. */
export function getEpisodeNumber(site: Site, { slug }: EpisodeEntry): number {
  const allEpisodes = site.listEntries(episodes)
  return allEpisodes.length - allEpisodes.findIndex((episode) => episode.slug === slug)
}

/** Returns the fields of an episode for cards. */
export function summarizeEpisode(site: Site, episode: EpisodeEntry) {
  const { slug, title, description, date, duration } = episode
  return {
    href: episodes.getAddress(slug),
    title,
    description,
    date,
    duration,
    placeholderLabel: getEpisodePlaceholderLabel(site, episode),
    segments: getEpisodeSegments(episode),
  }
}
