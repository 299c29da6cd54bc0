import { z } from 'zod'
import { closing, heading, meta, reference, template, text } from '../fields.ts'

/** `content/pages/locations.yaml`: `/locations` */
export const locationsCopy = z.strictObject({
  meta: meta(),
  hero: heading(),
  counts: z.strictObject({
    states: text(),
    cities: text(),
    practices: z.strictObject({ claim: reference('claims'), label: text() }),
  }),
  /** `legend` stands under the map; `skip` leads past its links. */
  map: z.strictObject({ name: text(), legend: text(), skip: text() }),
  /** Finding a city by typing: what is said of the results, where there are none, and where no names could be loaded. */
  search: z.strictObject({ label: text(), found: template('count'), none: text(), failed: text() }),
  states: z.strictObject({
    title: text(),
    /** `{count} cities`, and for one alone. */ cities: template('count'),
    city: template('count'),
  }),
  popular: z.strictObject({
    title: text(),
    /** State and city, for instance `florida/tampa`. */ cities: z.array(reference('cities')).length(12),
  }),
  closing: closing(),
})
