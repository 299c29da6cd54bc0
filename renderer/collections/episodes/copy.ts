import { z } from 'zod'
import { fields, link, meta, notFoundView, template, text } from '../../model/define/fields.ts'
import { closing, headingWithText, section } from '../blocks.ts'
import categories from './categories.json'

const shortcut = fields({ keys: 'The keys to press.', action: 'What the keys do.' })

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
    list: z.array(shortcut).min(1).describe('The keyboard shortcuts, in order.'),
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

/** Schema of `content/episodes/_listing.yaml`. */
export const listingCopy = fields({
  meta: meta().describe('The title and description in search results.'),
  hero: headingWithText().describe('The hero: the page heading and the text below the heading.'),
  podcast: podcast.describe('How podcast directories list the podcast.'),
  closing: closing(),
})

/** Schema of `content/episodes/_episode.yaml`. */
export const episodeCopy = fields({
  backLink: link().describe('The link back to all episodes, at the top of the page.'),
  badge: 'The word after the brand name, on covers and next to the date: `Podcast`.',
  coverAlt: 'The alt text of the podcast’s cover.',
  episodeCoverAlt: template('count', 'longestChapter').describe(
    'The alt text of the cover of an episode with chapters.',
  ),
  durationLabel: 'The label of the episode’s length.',
  fullDurationLabel: 'The label of the episode’s full length, if the recording is a shorter sample.',
  player: playerCopy.describe('The audio player. Without JavaScript, it only has `label`, `fallback`, and `download`.'),
  chaptersTitle: 'The section heading for the chapters.',
  notesTitle: 'The section heading for the episode notes, the text of the file.',
  transcript: section({
    toggle: 'The label of the toggle that shows the transcript.',
  }).describe('The copy in the transcript section.'),
  callToAction: headingWithText()
    .extend({
      primaryButton: link().describe('The button.'),
      secondaryButton: link().describe('The outlined button next to it.'),
    })
    .describe('The call to action at the end of the page.'),
  notFound: notFoundView().describe('The not-found page for addresses under `/podcast` that don’t exist.'),
})
