import { z } from 'zod'
import { closing, heading, meta, template, text } from '../fields.ts'

/** `content/pages/industries.yaml`: `/industries` */
export const industriesCopy = z.strictObject({
  meta: meta(),
  hero: heading(),
  featured: text(),
  all: text(),
  /** The badge of a card: `{count} services`. */
  serviceCount: template('count'),
  closing: closing(),
})
