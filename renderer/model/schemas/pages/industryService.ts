import { z } from 'zod'
import { closing, link, template } from '../fields.ts'

/** `content/pages/industry-service.yaml`: what every `/industries/{industry}/{service}` says around its own words. */
export const industryServiceCopy = z.strictObject({
  back: template('industry'),
  call: link(),
  features: template('industry', 'service'),
  benefits: template('industry', 'service'),
  general: template('service'),
  closing: closing('industry', 'service'),
})
