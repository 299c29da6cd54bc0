import { z } from 'zod'
import { closing, heading, meta, text } from '../fields.ts'

/** `content/pages/services.yaml`: `/services` */
export const servicesCopy = z.strictObject({
  meta: meta(),
  hero: heading(),
  from: text(),
  perMonth: text(),
  learnMore: text(),
  closing: closing(),
})
