import { z } from 'zod'
import { text } from '../../model/define/fields.ts'

const row = z.strictObject({
  count: z.int().min(1).max(200).describe('How many dots.'),
  label: text().describe('What they are: `consultations`.'),
})

/**
 * A sum that anyone can count along: a row of dots for each of its figures. What a row costs or brings is computed. Its figures
 * are made up, and its text and the note below it say so: none of them waits for the owner.
 */
export const sum = z
  .strictObject({
    title: text().describe('The heading.'),
    text: text().describe('The sum in words, as the example that it is: it begins with `Say`.'),
    spend: z
      .int()
      .min(100)
      .optional()
      .describe('Dollars that all dots of a row cost together: each row tells its share.'),
    each: z.int().min(1).optional().describe('Dollars that a dot stands for: each row tells its own. Or else `spend`.'),
    dot: text().describe('What a dot is: `One dot is one person.`'),
    rows: z.array(row).min(2).max(4).describe('The figures, two to four. The last is lit.'),
  })
  .superRefine(({ spend, each, rows }, context) => {
    if ((spend === undefined) === (each === undefined))
      context.addIssue({ code: 'custom', path: ['rows'], message: 'A sum has either `spend` or `each`.' })
    if (spend === undefined) return
    rows.forEach(({ count }, index) => {
      if (spend % count === 0) return
      const message = `$${spend} among ${count} are no whole dollars: choose figures that one can count along.`
      context.addIssue({ code: 'custom', path: ['rows', index, 'count'], message })
    })
  })
  .meta({ oneOf: [{ required: ['spend'] }, { required: ['each'] }] })
export type Sum = z.infer<typeof sum>

/** The dollars of each row: what one of it cost, or what all of it are worth. */
export function dollarsOf({ spend, each = 0, rows }: Sum): number[] {
  return rows.map(({ count }) => (spend === undefined ? count * each : spend / count))
}
