import { z } from 'zod'
import { link, meta, notFoundView, template, text } from '../../model/define/fields.ts'
import { closing, heading } from '../blocks.ts'
import { CATEGORIES } from './categories.ts'

/** The words of the player. Without script only `label`, `fallback` and `download` are seen. */
const playerWords = z.strictObject({
  label: text(),
  fallback: text(),
  download: text(),
  play: text(),
  pause: text(),
  back: template('seconds'),
  forward: template('seconds'),
  position: text(),
  /** How a screen reader says the position. */
  time: template('time', 'length'),
  /** Follows the time that is shown. */
  of: template('length'),
  speed: text(),
  loop: text(),
  mute: text(),
  unmute: text(),
  volume: text(),
  percent: template('percent'),
  copy: z.strictObject({ label: template('time'), done: template('time'), failed: text() }),
  loading: text(),
  ended: template('time'),
  error: text(),
  retry: text(),
  /** A link to the recording itself, for who cannot play it here. */
  direct: text(),
  transcriptShown: text(),
  transcriptHidden: text(),
  /** What the keys do, shown in a help of its own. */
  keys: z.strictObject({
    open: text(),
    title: text(),
    note: text(),
    close: text(),
    play: text(),
    seek: template('seconds'),
    volume: text(),
    mute: text(),
    loop: text(),
    jump: text(),
    transcript: text(),
    help: text(),
  }),
  /** The small player that stays while the visitor reads on. */
  dock: z.strictObject({ label: text(), close: text() }),
})
export type PlayerWords = z.infer<typeof playerWords>

/** What directories say of the podcast. */
const show = z
  .strictObject({
    /** One of Apple's categories: `Business`. */
    category: z.literal(Object.keys(CATEGORIES)),
    subcategory: text().optional(),
    /** Whether any episode is not for children. */
    explicit: z.boolean(),
  })
  .superRefine(({ category, subcategory }, context) => {
    const known = CATEGORIES[category] ?? []
    if (subcategory === undefined || known.includes(subcategory)) return
    const message = `Apple has no subcategory \`${subcategory}\` in ${category}: ${known.join(', ') || 'none at all'}.`
    context.addIssue({ code: 'custom', path: ['subcategory'], message })
  })

/** `content/episodes/_listing.yaml`: `/podcast` */
export const listingWords = z.strictObject({
  meta: meta(),
  hero: heading(),
  show,
  cover: text(),
  duration: text(),
  closing: closing(),
})
export type ListingWords = z.infer<typeof listingWords>

/** `content/episodes/_episode.yaml`: what every `/podcast/{slug}` says around the episode. */
export const episodeWords = z.strictObject({
  back: link(),
  badge: text(),
  cover: text(),
  duration: text(),
  player: playerWords,
  chapters: text(),
  notes: text(),
  /** `label` opens the transcript, and says that it is edited. */
  transcript: z.strictObject({ title: text(), label: text() }),
  call: z.strictObject({ title: text(), text: text(), primary: link(), secondary: link() }),
  notFound: notFoundView(),
})
export type EpisodeWords = z.infer<typeof episodeWords>
