import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import type { RuleContext } from '../../model/define/policies.ts'
import type { Site } from '../../model/site.ts'
import { formatDuration, parseDuration } from '../../wording/duration.ts'
import { latestFirst } from '../lists.ts'
import { sampleWord } from '../samples.ts'
import { type Episode, episode, paragraphId } from './schema.ts'
import { episodeWords, listingWords } from './words.ts'

export const episodes = defineCollection({
  name: 'episodes',
  singular: 'episode',
  format: 'mdx',
  schema: episode,
  nameOf: ({ title }) => title,
  order: latestFirst,
  unique: (at) => [at.title, at.description, at.guid],
  past: (at) => at.date,
  check: (episode, context) => [...checkRecording(episode, context), ...checkTranscript(episode, context)],
  address: '/podcast',
  listing: listingWords,
  listingSections: ['closing'],
  page: episodeWords,
  sections: ['page-notes', 'page-call'],
  idsOf: ({ audioUrl, chapters, transcript }) => [
    ...(audioUrl ? ['player'] : []),
    ...(chapters ? ['page-chapters'] : []),
    ...(transcript ? ['page-transcript', 'transcript', ...transcript.map(paragraphId)] : []),
  ],
})

/** An episode plays a recording, and its declared duration is that one's, to the second. A placeholder's file is not the episode's yet. */
function checkRecording({ audioUrl, duration }: Episode, { media, isPlaceholder }: RuleContext) {
  const file = audioUrl && media(audioUrl.slug)
  // What is wrong with the file itself is reported of the file.
  if (!file || file.kind === 'refused') return []
  if (file.kind !== 'recording') {
    const message = `An episode plays a recording, and this is a ${file.kind}.`
    return [{ path: ['audioUrl'], message, hint: 'Name an MP3 file of `content/media`, or leave `audioUrl` out.' }]
  }
  const actual = formatDuration(file.seconds)
  if (actual === duration || isPlaceholder(['audioUrl'])) return []
  const message = `The audio file lasts ${actual}, not ${duration}.`
  return [{ path: ['duration'], message, hint: `Write "${actual}".` }]
}

/** People say 110 to 170 words a minute; with pauses and music fewer than this are said in no whole conversation. */
const FEWEST_WORDS = 80

/** A transcript stands in for the recording (WCAG 1.2.1), so it is whole. A placeholder is not the conversation yet. */
function checkTranscript({ transcript, duration }: Episode, { isPlaceholder }: RuleContext) {
  if (!transcript || isPlaceholder(['transcript'])) return []
  const words = transcript.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  // In less than a minute a single pause decides.
  const fewest = Math.floor(parseDuration(duration) / 60) * FEWEST_WORDS
  if (words >= fewest) return []
  const message = `The transcript has ${words} words. In ${duration} people say ${fewest} at least: parts of it are missing.`
  return [{ path: ['transcript'], message, hint: 'Write down all that is said, or leave `transcript` out.' }]
}

export type EpisodeEntry = Entry<typeof episodes>

/** The word that marks an episode whose recording or transcript waits for the owner. */
export function episodeSample(site: Site, { slug }: EpisodeEntry): string | undefined {
  const isSample = ['audioUrl', 'transcript'].some((field) => site.isPlaceholder(episodes, slug, [field]))
  return sampleWord(site, isSample)
}

/** What an episode's drawing is made of, in seconds: where its chapters begin, and how long it lasts. */
export function episodePulse({ chapters = [], duration }: Episode) {
  return { starts: chapters.map(({ at }) => parseDuration(at)), length: parseDuration(duration) }
}

/**
 * How long an episode's recording plays, and how much of the declared time that is: 1, but for a sample, which stands in
 * for a longer recording. What the page says of times is brought to this scale where it is played.
 */
export function recordingOf(site: Site, { slug, audioUrl, duration }: EpisodeEntry) {
  const declared = parseDuration(duration)
  const file = audioUrl && site.media.get(audioUrl.slug)
  const isSample = site.isPlaceholder(episodes, slug, ['audioUrl'])
  const seconds = isSample && file?.kind === 'recording' ? file.seconds : declared
  return { seconds, scale: seconds / declared }
}

export function episodeSummary(site: Site, episode: EpisodeEntry) {
  const { slug, title, description, date, duration } = episode
  const sample = episodeSample(site, episode)
  return { href: episodes.address(slug), title, description, date, duration, sample, pulse: episodePulse(episode) }
}
