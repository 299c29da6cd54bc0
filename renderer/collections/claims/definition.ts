import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { day, slug, template, text } from '../../model/define/fields.ts'
import { CHART_KINDS, exampleOf, readFigures } from './chart.ts'

const chart = z.strictObject({
  kind: z
    .enum(CHART_KINDS)
    .describe(
      'How the value is read. `increase` and `decrease` hold it against a hundred before (`+40%`, `40%`), `multiple` against one (`4.5x`); `rating` is of five (`4.5/5`), `share` of a hundred (`40%`).',
    ),
  unit: z.literal('$').optional().describe('Write `$` if the numbers are money, and leave the key out if not.'),
  before: z
    .string()
    .trim()
    .default('')
    .describe(
      'What stands at the end of the drawing that was before. A rating and a share have none, and leave it out.',
    ),
  after: text().describe('What stands at the end of the drawing that the value is about.'),
  text: template('before', 'after').describe('The drawing in words, for those who do not see it.'),
})

const claim = z
  .strictObject({
    value: text().describe(
      'The figure as it is shown, for instance `+40%`. Texts cite it as `{claim:…}` and never type it.',
    ),
    counts: text().describe('What the figure counts, for instance `appointment requests`.'),
    basis: text().describe('Where it comes from: which practices, which period, which source.'),
    review_by: day().describe(
      'The day by which somebody must look whether it still holds. A release is refused when it is over.',
    ),
    chart: chart.optional().describe('Draws the figure to scale. Its numbers are read from the value.'),
  })
  .superRefine(({ value, chart }, context) => {
    if (!chart || readFigures(value, chart.kind)) return
    context.addIssue({
      code: 'custom',
      path: ['chart', 'kind'],
      message: `\`${value}\` cannot be drawn as \`${chart.kind}\`: that is written like \`${exampleOf(chart.kind)}\`. Choose another kind, or leave \`chart\` out.`,
    })
  })

const claimRecords = z
  .record(slug(), claim.describe('One figure, by the id with which texts cite it.'))
  .describe('Every figure that the site boasts of, once.')
export type Claim = z.infer<typeof claimRecords>[string]

export const claims = defineSingleton({
  name: 'claims',
  path: 'claims.yaml',
  schema: claimRecords,
  records: { singular: 'claim', value: (at) => at.each.value },
  due: (at) => at.each.review_by,
  freeFigures: (at) => at,
})
