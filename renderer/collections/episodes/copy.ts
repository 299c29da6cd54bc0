import { z } from 'zod'
import { fields, link, meta, notFoundView, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import categories from './categories.json'

const playerCopy = fields({
  label: 'The name of the player, for screen readers.',
  fallback: 'Shown by browsers that can’t play audio.',
  download: 'The link to the file.',
  play: 'The button, while it’s paused.',
  pause: 'The same button, while it plays.',
  back: template('seconds').describe('The button that skips back.'),
  forward: template('seconds').describe('The button that skips forward.'),
  position: 'The name of the position slider, for screen readers.',
  time: template('time', 'length').describe('The position, for screen readers.'),
  totalTime: template('length').describe('Follows the time.'),
  sample: template('minutes').describe('Next to the time and in the list, if the recording is a shorter sample.'),
  speed: 'The label of the list of speeds.',
  loop: 'The button that repeats the recording.',
  more: 'Opens the other buttons.',
  mute: 'The sound button, for screen readers.',
  unmute: 'The same button, while it’s muted.',
  volume: 'The name of the volume slider, for screen readers.',
  percent: template('percent').describe('The volume, for screen readers.'),
  loading: 'While the recording loads.',
  ended: 'At the end of the recording.',
  error: 'If the recording can’t be loaded.',
  retry: 'The button that tries to load it again.',
  transcriptShown: 'Announced when a key opens the transcript.',
  transcriptHidden: 'Announced when a key closes the transcript.',
  keys: fields({
    label: 'The button that shows the list.',
    list: z
      .array(fields({ keys: 'The keys.', action: 'The effect of the keys.' }))
      .min(1)
      .describe('The keys in order.'),
  }).describe('The list of keys. Touch screens don’t show it.'),
})

/** Labels and messages of the player. */
export type PlayerCopy = z.infer<typeof playerCopy>

/** Source: Apple, "Apple Podcasts categories" (podcasters.apple.com). */
const CATEGORIES: Record<string, readonly string[]> = categories

const show = fields({
  category: z.literal(Object.keys(CATEGORIES)).describe('One of Apple’s categories.'),
  subcategory: text().optional().describe('Apple’s name of a subcategory.'),
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
  hero: heading().describe('The heading of the page and the text below it.'),
  show: show.describe('The description of the podcast in directories.'),
  duration: 'The label of an episode’s length.',
  closing: closing().describe('The call to action at the end of the page.'),
})

/** Schema of `content/episodes/_episode.yaml`. */
export const episodeCopy = fields({
  back: link().describe('The link back to the list.'),
  badge: 'The kind of page, above the title.',
  cover: 'A description of the cover, for screen readers.',
  pulse: template('count', 'longest').describe(
    'A description of the cover of an episode with chapters, for screen readers. `{longest}` is the title of the longest.',
  ),
  duration: 'The label of the length.',
  fullDuration: 'The same label, if the recording is a shorter sample.',
  player: playerCopy.describe(
    'The copy of the player. Without JavaScript, only `label`, `fallback`, and `download` appear.',
  ),
  chapters: 'The heading above the chapters.',
  notes: 'The heading above the text of the file.',
  transcript: fields({ title: 'The heading.', label: 'Opens the transcript.' }).describe(
    'The copy around the transcript.',
  ),
  call: heading()
    .extend({ primary: link().describe('The button.'), secondary: link().describe('A link next to the button.') })
    .describe('The call to action at the end of the page.'),
  notFound: notFoundView().describe('Shown at addresses below `/podcast` that don’t exist.'),
})
