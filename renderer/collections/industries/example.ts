import { z } from 'zod'
import { fields, labeledText } from '../../model/define/fields.ts'

const row = fields({
  count: z.int().min(1).max(200).meta({ title: 'Number of dots' }).describe('The number of dots in the row.'),
  label: labeledText('What the dots are', 'What the dots stand for: `consultations`.'),
})

/** Schema of a worked example. The figures are made up, but not placeholders, because the text starts with `Say`. */
export const example = fields({
  title: 'The heading of the example.',
  text: 'The example as text. Start with `Say`.',
  dollarsPerRow: z
    .int()
    .min(100)
    .optional()
    .meta({ title: 'Cost per row' })
    .describe('The cost of each row in dollars. The page shows the cost per dot. Use this or `dollarsPerDot`.'),
  dollarsPerDot: z
    .int()
    .min(1)
    .optional()
    .meta({ title: 'Dollars per dot' })
    .describe('The value of a dot in dollars. The page shows the total of each row. Use this or `dollarsPerRow`.'),
  dotNote: labeledText('What a dot means', 'The note that explains the dots: `One dot is one person.`'),
  rows: z.array(row).min(2).max(4).describe('Two to four rows of dots. The last row is highlighted.'),
})
  .superRefine(({ dollarsPerRow, dollarsPerDot, rows }, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    if ((dollarsPerRow === undefined) === (dollarsPerDot === undefined))
      report(['rows'], 'Write either `dollarsPerRow` or `dollarsPerDot`, but not both.')
    rows.forEach(({ count }, index) => {
      if (dollarsPerRow === undefined || dollarsPerRow % count === 0) return
      const message = `$${dollarsPerRow} divided by ${count} isn't a whole number of dollars. Choose other figures.`
      report(['rows', index, 'count'], message)
    })
  })
  .meta({ oneOf: [{ required: ['dollarsPerRow'] }, { required: ['dollarsPerDot'] }] })

export type Example = z.infer<typeof example>

/** Returns the dollars next to a row of dots: the cost per dot with `dollarsPerRow`, or the total with `dollarsPerDot`. */
export function computeRowDollars({ dollarsPerRow, dollarsPerDot = 0 }: Partial<Example>, count: number): number {
  return dollarsPerRow === undefined ? count * dollarsPerDot : dollarsPerRow / count
}
