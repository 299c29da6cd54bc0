import { z } from 'zod'
import { link, meta, notFoundView, template, text, words } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import { CATEGORIES } from './categories.ts'

const playerWords = z.strictObject({
  label: text().describe('What the player is, for screen readers.'),
  fallback: text().describe('What stands there in a browser that plays no sound.'),
  download: text().describe('The link to the file.'),
  play: text().describe('The button, while nothing plays.'),
  pause: text().describe('The same button, while it plays.'),
  back: template('seconds').describe('The button that goes back.'),
  forward: template('seconds').describe('The button that goes forward.'),
  position: text().describe('The label of the slider.'),
  time: template('time', 'length').describe('How a screen reader says the position.'),
  of: template('length').describe('Follows the time that is shown.'),
  speed: text().describe('The label of the speeds.'),
  loop: text().describe('The button that plays it again and again.'),
  mute: text().describe('The button, while there is sound.'),
  unmute: text().describe('The same button, while it is mute.'),
  volume: text().describe('The label of the volume.'),
  percent: template('percent').describe('How a screen reader says the volume.'),
  copy: z
    .strictObject({
      label: template('time').describe('The button.'),
      done: template('time').describe('What it says when the link is copied.'),
      failed: text().describe('What it says where the browser copies nothing; the link follows.'),
    })
    .describe('Copies a link to the present moment of the recording.'),
  loading: text().describe('While the recording is being fetched.'),
  ended: template('time').describe('When it is over.'),
  error: text().describe('When it cannot be fetched.'),
  retry: text().describe('The button that tries it once more.'),
  direct: text().describe('A link to the recording itself, for who cannot play it here.'),
  transcriptShown: text().describe('What a screen reader hears when the transcript opens.'),
  transcriptHidden: text().describe('What it hears when the transcript closes.'),
  keys: z
    .strictObject({
      open: text().describe('The button that shows this help.'),
      title: text().describe('Its heading.'),
      note: text().describe('When the keys work.'),
      close: text().describe('The button that closes it.'),
      play: text().describe('What the space bar does.'),
      seek: template('seconds').describe('What the arrows to the sides do.'),
      volume: text().describe('What the arrows up and down do.'),
      mute: text().describe('What the key for silence does.'),
      loop: text().describe('What the key for the loop does.'),
      jump: text().describe('What the digits do.'),
      transcript: text().describe('What the key of the transcript does.'),
      help: text().describe('What the key of this help does.'),
    })
    .describe('What the keys do, shown in a help of its own.'),
  dock: words({ label: 'What it is, for screen readers.', close: 'The button that closes it.' }).describe(
    'The small player that stays while the visitor reads on.',
  ),
})
export type PlayerWords = z.infer<typeof playerWords>

const show = z
  .strictObject({
    category: z.literal(Object.keys(CATEGORIES)).describe('One of Apple’s categories.'),
    subcategory: text().optional().describe('A subcategory of it, as Apple writes it.'),
    explicit: z.boolean().describe('Whether any episode is not for children.'),
  })
  .superRefine(({ category, subcategory }, context) => {
    const known = CATEGORIES[category] ?? []
    if (subcategory === undefined || known.includes(subcategory)) return
    const message = `Apple has no subcategory \`${subcategory}\` in ${category}: ${known.join(', ') || 'none at all'}.`
    context.addIssue({ code: 'custom', path: ['subcategory'], message })
  })

/** `content/episodes/_listing.yaml`: `/podcast` */
export const listingWords = z.strictObject({
  meta: meta().describe('What search results show of the page.'),
  hero: heading().describe('The head of the page.'),
  show: show.describe('What directories say of the podcast.'),
  duration: text().describe('The word before an episode’s length.'),
  closing: closing().describe('The call at the end of the page.'),
})
export type ListingWords = z.infer<typeof listingWords>

/** `content/episodes/_episode.yaml`: what every `/podcast/{slug}` says around the episode. */
export const episodeWords = z.strictObject({
  back: link().describe('The link back to the list.'),
  badge: text().describe('The word above the title, which says what kind of page it is.'),
  cover: text().describe('What the cover shows, for those who do not see it.'),
  pulse: template('count', 'longest').describe(
    'The same of an episode with chapters, whose cover shows them; `{longest}` is the title of the longest.',
  ),
  duration: text().describe('The word before the length.'),
  player: playerWords.describe(
    'The words of the player. Without script only `label`, `fallback` and `download` are seen.',
  ),
  chapters: text().describe('The heading above the chapters.'),
  notes: text().describe('The heading above the text of the file.'),
  transcript: words({ title: 'The heading.', label: 'Opens the transcript.' }).describe(
    'What stands around the transcript.',
  ),
  call: heading()
    .extend({ primary: link().describe('The button.'), secondary: link().describe('A second way, beside it.') })
    .describe('The call at the end of the page.'),
  notFound: notFoundView().describe('What an address below `/podcast` shows that leads to no episode.'),
})
export type EpisodeWords = z.infer<typeof episodeWords>
