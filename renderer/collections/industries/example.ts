import { z } from 'zod'
import { text } from '../../model/define/fields.ts'

const row = z.strictObject({
  count: z.int().min(1).max(200).meta({ title: 'Number of dots' }).describe('The number of dots.'),
  label: text().meta({ title: 'Name of the dots' }).describe('The name of the dots: `consultations`.'),
})

/** The text says that the figures are invented, so they aren't placeholders. */
export const example = z
  .strictObject({
    title: text().describe('The heading.'),
    text: text().describe('The example in words. Start with `Say`.'),
    spend: z
      .int()
      .min(100)
      .optional()
      .meta({ title: 'Cost of a row' })
      .describe(
        'The cost of all dots of a row in dollars. Each row shows the cost per dot. Use either this or `dollarsPerDot`.',
      ),
    dollarsPerDot: z
      .int()
      .min(1)
      .optional()
      .meta({ title: 'Dollars per dot' })
      .describe('The value of a dot in dollars. Each row shows its total. Use either this or `spend`.'),
    dot: text().meta({ title: 'Meaning of a dot' }).describe('The meaning of a dot: `One dot is one person.`'),
    rows: z.array(row).min(2).max(4).describe('Two to four figures. The last is highlighted.'),
  })
  .superRefine(({ spend, dollarsPerDot, rows }, context) => {
    if ((spend === undefined) === (dollarsPerDot === undefined))
      context.addIssue({ code: 'custom', path: ['rows'], message: 'An example has either `spend` or `dollarsPerDot`.' })
    if (spend === undefined) return
    rows.forEach(({ count }, index) => {
      if (spend % count === 0) return
      const message = `$${spend} divided by ${count} isn't a whole number of dollars. Choose other figures.`
      context.addIssue({ code: 'custom', path: ['rows', index, 'count'], message })
    })
  })
  .meta({ oneOf: [{ required: ['spend'] }, { required: ['dollarsPerDot'] }] })

/** An example calculation with costs in dollars. */
export type Example = z.infer<typeof example>

/** Returns the dollars per row: the cost of each, or the count times a fixed cost. */
export function computeRowDollars({ spend, dollarsPerDot = 0, rows }: Example): number[] {
  return rows.map(({ count }) => (spend === undefined ? count * dollarsPerDot : spend / count))
}
