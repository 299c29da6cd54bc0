import { z } from 'zod'
import { fields, link, meta, notFoundView, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import categories from './categories.json'

const playerWords = fields({
  label: 'What the player is, for screen readers.',
  fallback: 'What stands there in a browser that plays no sound.',
  download: 'The link to the file.',
  play: 'The button, while nothing plays.',
  pause: 'The same button, while it plays.',
  back: template('seconds').describe('The button that goes back.'),
  forward: template('seconds').describe('The button that goes forward.'),
  position: 'The label of the slider.',
  time: template('time', 'length').describe('How a screen reader says the position.'),
  of: template('length').describe('Follows the time that is shown.'),
  speed: 'The label of the speeds.',
  loop: 'The button that plays it again and again.',
  mute: 'The button, while there is sound.',
  unmute: 'The same button, while it is mute.',
  volume: 'The label of the volume.',
  percent: template('percent').describe('How a screen reader says the volume.'),
  copy: fields({
    label: template('time').describe('The button.'),
    done: template('time').describe('What it says when the link is copied.'),
    failed: 'What it says where the browser copies nothing; the link follows.',
  }).describe('Copies a link to the present moment of the recording.'),
  loading: 'While the recording is being fetched.',
  ended: template('time').describe('When it is over.'),
  error: 'When it cannot be fetched.',
  retry: 'The button that tries it once more.',
  direct: 'A link to the recording itself, for who cannot play it here.',
  transcriptShown: 'What a screen reader hears when the transcript opens.',
  transcriptHidden: 'What it hears when the transcript closes.',
  keys: fields({
    open: 'The button that shows this help.',
    title: 'Its heading.',
    note: 'When the keys work.',
    close: 'The button that closes it.',
    play: 'What the space bar does.',
    seek: template('seconds').describe('What the arrows to the sides do.'),
    volume: 'What the arrows up and down do.',
    mute: 'What the key for silence does.',
    loop: 'What the key for the loop does.',
    jump: 'What the digits do.',
    transcript: 'What the key of the transcript does.',
    help: 'What the key of this help does.',
  }).describe('What the keys do, shown in a help of its own.'),
  dock: fields({ label: 'What it is, for screen readers.', close: 'The button that closes it.' }).describe(
    'The small player that stays while the visitor reads on.',
  ),
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
