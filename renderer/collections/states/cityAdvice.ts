import { z } from 'zod'
import { template, text } from '../../model/define/fields.ts'
import { besidePoint, contrast, NEAR_TOKENS, point, sentence, surplus } from './citySentences.ts'

/** What follows from the facts for a practice: four points, each chosen by the fact that stands out most. */
export const expertise = z.strictObject({
  title: template('city'),
  reach: z.strictObject({
    several: besidePoint(),
    more: besidePoint(),
    like: point(...NEAR_TOKENS),
    fewer: point(...NEAR_TOKENS),
    part: point(...NEAR_TOKENS),
    unknown: point(...NEAR_TOKENS),
  }),
  offices: z.strictObject({
    title: z.strictObject({ more: text(), fewer: text(), like: text() }),
    like: sentence(),
    /** Where nobody has counted. */
    unknown: sentence(),
    physicians: contrast('county'),
    dentists: contrast('county'),
    chiropractors: contrast('county'),
    therapists: contrast('county'),
    otherPractitioners: contrast('county'),
    homeHealth: contrast('county'),
    personalCare: contrast('county'),
  }),
  people: z.strictObject({
    title: z.strictObject({
      over65: text(),
      uninsured: text(),
      dentist: text(),
      bloodPressure: text(),
      arthritis: text(),
      heartDisease: text(),
      asthma: text(),
      shortSleep: text(),
      like: text(),
    }),
    like: sentence(),
    unknown: sentence(),
    over65: contrast('county', 'share'),
    uninsured: contrast('county', 'share'),
    dentist: contrast('county', 'share'),
    bloodPressure: surplus('county', 'share'),
    arthritis: surplus('county', 'share'),
    heartDisease: surplus('county', 'share'),
    asthma: surplus('county', 'share'),
    shortSleep: surplus('county', 'share'),
  }),
  rules: point(),
})
