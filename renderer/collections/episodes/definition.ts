import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import type { RuleContext } from '../../model/define/policies.ts'
import type { Site } from '../../model/site.ts'
import { minutesAndSeconds } from '../../wording/duration.ts'
import { flawsOfDay } from '../flawsOfDay.ts'
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
  check: (episode, context) => [...flawsOfDay(episode), ...checkRecording(episode, context)],
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
  // What is wrong with the file itself is told of the file.
  if (!file || file.kind === 'refused') return []
  if (file.kind !== 'recording') {
    const message = `An episode plays a recording, and this is a ${file.kind}.`
    return [{ path: ['audioUrl'], message, hint: 'Name an MP3 file of `content/media`, or leave `audioUrl` out.' }]
  }
  const actual = minutesAndSeconds(file.seconds)
  if (actual === duration || isPlaceholder(['audioUrl'])) return []
  const message = `The audio file lasts ${actual}, not ${duration}.`
  return [{ path: ['duration'], message, hint: `Write "${actual}".` }]
}

export type EpisodeEntry = Entry<typeof episodes>

/** The word that marks an episode whose recording or transcript waits for the owner. */
export function episodeSample(site: Site, { slug }: EpisodeEntry): string | undefined {
  const isSample = ['audioUrl', 'transcript'].some((field) => site.isPlaceholder(episodes, slug, [field]))
  return sampleWord(site, isSample)
}

/** What lists of episodes show of one. */
export function episodeSummary(site: Site, episode: EpisodeEntry) {
  const { slug, title, description, date, duration } = episode
  return { href: episodes.address(slug), title, description, date, duration, sample: episodeSample(site, episode) }
}
export type EpisodeSummary = ReturnType<typeof episodeSummary>
