import { z } from 'zod'
import { closing, link, template, text } from '../fields.ts'

/** `content/pages/state.yaml`: what every `/locations/{state}` says. */
export const stateCopy = z.strictObject({
  meta: z.strictObject({ title: template('state'), description: template('state', 'count', 'largest') }),
  back: link(),
  hero: z.strictObject({
    title: template('state'),
    text: template('state', 'count', 'largest'),
    /** `{count} cities`, and for one alone. */
    cities: template('count'),
    city: template('count'),
    call: link(),
  }),
  why: z.strictObject({
    title: template('state'),
    points: z.array(z.strictObject({ title: template('state'), text: template('state', 'largest', 'count') })).min(3),
  }),
  cities: z.strictObject({ title: template('state'), people: template('population') }),
  services: z.strictObject({
    title: template('state'),
    blurbs: z.array(z.strictObject({ title: text(), text: template('state') })).length(6),
  }),
  closing: closing('state'),
})
