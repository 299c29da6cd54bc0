import { z } from 'zod'
import { closing, heading, meta, text } from '../fields.ts'

/** `content/pages/podcast.yaml`: `/podcast` */
export const podcastCopy = z.strictObject({
  meta: meta(),
  hero: heading(),
  cover: text(),
  duration: text(),
  closing: closing(),
})
