import { z } from 'zod'
import { fields, link, meta, notFoundView, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import categories from './categories.json'

const playerWords = fields({
  label: 'The name of the player, for screen readers.',
  fallback: 'Shown by browsers that can’t play audio.',
  download: 'The link to the file.',
  play: 'The button, while it’s paused.',
  pause: 'The same button, while it plays.',
  back: template('seconds').describe('The button that skips back.'),
  forward: template('seconds').describe('The button that skips forward.'),
  position: 'The name of the position slider, for screen readers.',
  time: template('time', 'length').describe('How a screen reader says the position.'),
  of: template('length').describe('Follows the time.'),
  speed: 'The label of the list of speeds.',
  loop: 'The button that repeats the recording.',
  mute: 'The sound button, for screen readers.',
  unmute: 'The same button, while it’s muted.',
  volume: 'The name of the volume slider, for screen readers.',
  percent: template('percent').describe('How a screen reader says the volume.'),
  loading: 'While the recording loads.',
  ended: 'At the end of the recording.',
  error: 'If the recording can’t be loaded.',
  retry: 'The button that tries to load it again.',
  transcriptShown: 'What a screen reader says when a key opens the transcript.',
  transcriptHidden: 'What it says when a key closes the transcript.',
  keys: fields({
    label: 'The button that shows the list.',
    list: z
      .array(fields({ keys: 'The keys.', action: 'The effect of the keys.' }))
      .min(1)
      .describe('The keys in order.'),
  }).describe('The list of keys. Touch screens don’t show it.'),
})
export type PlayerWords = z.infer<typeof playerWords>

/** With their subcategories. Source: Apple, "Apple Podcasts categories" (podcasters.apple.com). */
const CATEGORIES: Record<string, readonly string[]> = categories

const show = fields({
  category: z.literal(Object.keys(CATEGORIES)).describe('One of Apple’s categories.'),
  subcategory: text().optional().describe('A subcategory of it, as Apple writes it.'),
  explicit: z.boolean().describe('Whether any episode is not for children.'),
}).superRefine(({ category, subcategory }, context) => {
  const known = CATEGORIES[category] ?? []
  if (subcategory === undefined || known.includes(subcategory)) return
  const message = `Apple has no subcategory \`${subcategory}\` in ${category}: ${known.join(', ') || 'none at all'}.`
  context.addIssue({ code: 'custom', path: ['subcategory'], message })
})

export const listingWords = fields({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  show: show.describe('What directories say of the podcast.'),
  duration: 'The word before an episode’s length.',
  closing: closing().describe('The call at the end of the page.'),
})

/** `content/episodes/_episode.yaml`: what every `/podcast/{slug}` says around the episode. */
export const episodeWords = fields({
  back: link().describe('The link back to the list.'),
  badge: 'The word above the title, which says what kind of page it is.',
  cover: 'What the cover shows, for those who do not see it.',
  pulse: template('count', 'longest').describe(
    'The same of an episode with chapters, whose cover shows them; `{longest}` is the title of the longest.',
  ),
  duration: 'The word before the length.',
  player: playerWords.describe(
    'The words of the player. Without script only `label`, `fallback` and `download` are seen.',
  ),
  chapters: 'The heading above the chapters.',
  notes: 'The heading above the text of the file.',
  transcript: fields({ title: 'The heading.', label: 'Opens the transcript.' }).describe(
    'What stands around the transcript.',
  ),
  call: heading()
    .extend({ primary: link().describe('The button.'), secondary: link().describe('A second way, beside it.') })
    .describe('The call at the end of the page.'),
  notFound: notFoundView().describe('What an address below `/podcast` shows that leads to no episode.'),
})
