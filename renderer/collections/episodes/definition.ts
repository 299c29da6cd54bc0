import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import type { RuleContext } from '../../model/define/policies.ts'
import { minutesAndSeconds } from '../../wording/duration.ts'
import { latestFirst } from '../lists.ts'
import { type Episode, episode, paragraphId } from './schema.ts'
import { episodeWords, listingWords } from './words.ts'

export const episodes = defineCollection({
  name: 'episodes',
  singular: 'episode',
  format: 'mdx',
  schema: episode,
  nameOf: ({ title }) => title,
  order: latestFirst,
  unique: (at) => [at.title, at.description],
  past: (at) => at.date,
  check: checkDuration,
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

/** An episode's declared duration is its recording's, to the second. A placeholder's file is not the episode's yet. */
function checkDuration({ audioUrl, duration }: Episode, { media, isPlaceholder }: RuleContext) {
  const file = audioUrl && media(audioUrl.slug)
  if (file?.kind !== 'recording' || isPlaceholder(['audioUrl'])) return []
  const actual = minutesAndSeconds(file.seconds)
  if (actual === duration) return []
  const message = `The audio file lasts ${actual}, not ${duration}.`
  return [{ path: ['duration'], message, hint: `Write "${actual}".` }]
}

export type EpisodeEntry = Entry<typeof episodes>

/** What lists of episodes show of one. */
export function episodeSummary({ slug, title, description, date, duration }: EpisodeEntry) {
  return { href: episodes.address(slug), title, description, date, duration }
}
export type EpisodeSummary = ReturnType<typeof episodeSummary>
