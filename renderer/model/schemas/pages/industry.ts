import { z } from 'zod'
import { closing, link, template, text } from '../fields.ts'

/** `content/pages/industry.yaml`: what every `/industries/{slug}` says around the industry's own words. */
export const industryCopy = z.strictObject({
  back: link(),
  call: link(),
  services: template('industry'),
  /** The link of a service card: `Learn More`. */
  learnMore: text(),
  closing: closing('industry'),
})
