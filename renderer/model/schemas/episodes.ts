import { z } from 'zod'
import { day, description, reference, title } from './fields.ts'

/** `content/episodes/*.mdx`, the front matter: an episode of the podcast. The body has a blank line between paragraphs. */
export const episodeSchema = z.strictObject({
  title: title(),
  description: description(),
  date: day(),
  /** Minutes and seconds: `52:30`. */
  duration: z.string().regex(/^\d{1,3}:[0-5]\d$/, 'A duration is minutes and seconds, written "52:30".'),
  /** A file of `content/media`, for instance `episodes/sample.mp3`. Leave it out while there is none. */
  audioUrl: reference('media').optional(),
})
export type Episode = z.infer<typeof episodeSchema>
