import type { Entry } from '../../model/define/definitions.ts'
import { episodes } from './definition.ts'

export type EpisodeEntry = Entry<typeof episodes>

/** What lists of episodes show of one. */
export function episodeSummary({ slug, title, description, date, duration }: EpisodeEntry) {
  return { href: episodes.address(slug), title, description, date, duration }
}
export type EpisodeSummary = ReturnType<typeof episodeSummary>
