import { z } from 'zod'
import { defineCollection } from '../../model/define/define.ts'
import type { Entry } from '../../model/define/definitions.ts'
import { fields, link, notFoundView, template, text } from '../../model/define/fields.ts'
import type { RuleContext } from '../../model/define/rules.ts'
import type { Site } from '../../model/site.ts'
import { formatDuration, parseDuration } from '../../wording/duration.ts'
import { headingWithText, pageCopy, section } from '../blocks.ts'
import { compareLatestFirst } from '../lists.ts'
import { getEntryPlaceholderLabel } from '../placeholderLabels.ts'
import categories from './categories.json'
import { type Episode, episode, getParagraphId } from './schema.ts'

const playerCopy = fields({
  label: 'The name of the player, for screen readers.',
  fallback: 'The message in browsers that can’t play audio.',
  download: 'The text of the link that downloads the recording.',
  play: 'The label of the play button, for screen readers. Cards of episodes also show the label.',
  pause: 'The label of the pause button, for screen readers.',
  skipBack: template('seconds').describe('The label of the button that skips back.'),
  skipForward: template('seconds').describe('The label of the button that skips forward.'),
  position: 'The name of the position slider, for screen readers.',
  positionText: template('time', 'length').describe('The value of the position slider, for screen readers.'),
  totalTime: template('length').describe('The text after the current time: the length of the recording.'),
  sampleNote: template('minutes').describe('The note that a recording is a sample, in the player and on cards.'),
  speed: 'The label of the speed menu.',
  loop: 'The label of the button that repeats the recording.',
  moreToggle: 'The label of the toggle that shows more buttons.',
  mute: 'The label of the mute button, for screen readers.',
  unmute: 'The label of the unmute button, for screen readers.',
  volume: 'The name of the volume slider, for screen readers.',
  volumeText: template('percent').describe('The value of the volume slider, for screen readers.'),
  loading: 'The message while the recording loads.',
  ended: 'The message at the end of the recording.',
  loadError: 'The message if the recording can’t be loaded.',
  retry: 'The label of the button that tries to load the recording again.',
  transcriptShown: 'The screen reader message when a key opens the transcript.',
  transcriptHidden: 'The screen reader message when a key closes the transcript.',
  shortcuts: fields({
    toggle: 'The label of the button that shows the keyboard shortcuts.',
    list: z
      .array(fields({ keys: 'The keys to press.', action: 'What the keys do.' }))
      .min(1)
      .describe('The keyboard shortcuts, in order.'),
  }).describe('The list of keyboard shortcuts, which touch screens don’t show.'),
})

export type PlayerCopy = z.infer<typeof playerCopy>

/** Subcategories by category. Source: Apple, "Apple Podcasts categories" (podcasters.apple.com). */
const CATEGORIES: Record<string, readonly string[]> = categories

const podcast = fields({
  category: z.literal(Object.keys(CATEGORIES)).describe('The category of the podcast in Apple Podcasts.'),
  subcategory: text().optional().describe('The subcategory of the podcast in Apple Podcasts.'),
  explicit: z.boolean().describe('`true` if an episode isn’t suitable for children.'),
}).superRefine(({ category, subcategory }, context) => {
  const subcategories = CATEGORIES[category] ?? []
  if (subcategory === undefined || subcategories.includes(subcategory)) return
  const message = `Apple has no subcategory \`${subcategory}\` in ${category}. Subcategories: ${subcategories.join(', ') || 'none'}.`
  context.addIssue({ code: 'custom', path: ['subcategory'], message })
})

const episodeCopy = fields({
  backLink: link().describe('The link back to all episodes, at the top of the page.'),
  badge: 'The word after the brand name, on covers and next to the date: `Podcast`.',
  coverAlt: 'The alt text of the podcast’s cover.',
  episodeCoverAlt: template('count', 'longestChapter').describe('The alt text of a cover with chapters.'),
  durationLabel: 'The label of the episode’s length.',
  fullDurationLabel: 'The label of the episode’s full length, if the recording is a shorter sample.',
  player: playerCopy.describe('The audio player. Without JavaScript, it only has `label`, `fallback`, and `download`.'),
  chaptersTitle: 'The section heading for the chapters.',
  notesTitle: 'The section heading for the episode notes, the text of the file.',
  transcript: section({ toggle: 'The label of the toggle that shows the transcript.' }).describe(
    'The copy in the transcript section.',
  ),
  callToAction: headingWithText()
    .extend({
      primaryButton: link().describe('The button.'),
      secondaryButton: link().describe('The outlined button next to it.'),
    })
    .describe('The call to action at the end of the page.'),
  notFound: notFoundView().describe('The not-found page for addresses under `/podcast` that don’t exist.'),
})

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
  listingSchema: pageCopy({ podcast: podcast.describe('How podcast directories list the podcast.') }),
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

/** Reports transcripts that are too short to be complete. WCAG 1.2.1 requires complete transcripts. */
function checkTranscript({ transcript, duration }: Episode, { isPlaceholder }: RuleContext) {
  if (!transcript || isPlaceholder(['transcript'])) return []
  const words = transcript.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  // People speak 110 to 170 words in a minute, but episodes also have pauses and music.
  const minimum = Math.floor(parseDuration(duration) / 60) * 80
  if (words >= minimum) return []
  const message = `The transcript has ${words} words. An episode of ${duration} has at least ${minimum}, so parts are missing.`
  return [{ path: ['transcript'], message, hint: 'Transcribe the complete recording, or leave `transcript` out.' }]
}

export type EpisodeEntry = Entry<typeof episodes>

/** Returns the placeholder label if the recording or transcript is a placeholder. */
export const getEpisodePlaceholderLabel = (site: Site, { slug }: EpisodeEntry) =>
  getEntryPlaceholderLabel(site, episodes, slug, ['audioUrl'], ['transcript'])

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
  // The rounded length, if the recording is shorter than the episode.
  const sampleMinutes = seconds < declaredSeconds ? Math.max(1, Math.round(seconds / 60)) : undefined
  // `scale` converts times of the episode to times of the recording.
  return { seconds, scale: seconds / declaredSeconds, sampleMinutes }
}

/** Returns the number of an episode. The oldest is 1. */
export function getEpisodeNumber(site: Site, { slug }: EpisodeEntry): number {
  const allEpisodes = site.listEntries(episodes)
  return allEpisodes.length - allEpisodes.findIndex((episode) => episode.slug === slug)
}

/** Returns the fields of an episode for cards. */
export function summarizeEpisode(site: Site, episode: EpisodeEntry) {
  const { slug, title, description, date, duration } = episode
  const placeholderLabel = getEpisodePlaceholderLabel(site, episode)
  const segments = getEpisodeSegments(episode)
  return { href: episodes.getAddress(slug), title, description, date, duration, placeholderLabel, segments }
}
