import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { day, slug, template, text } from '../../model/define/fields.ts'
import { choice } from '../../model/define/options.ts'
import { type CHART_KINDS, getExample, parseFigures } from './chart.ts'

const chart = z.strictObject({
  kind: choice<(typeof CHART_KINDS)[number]>({
    increase: 'Increase (+40%, compared with 100)',
    decrease: 'Decrease (40%, compared with 100)',
    multiple: 'Multiple (4.5x, compared with 1)',
    rating: 'Rating (4.5/5)',
    share: 'Share (40%)',
  }).describe(
    'The format of the value. `increase` and `decrease` compare it with 100 (`+40%`, `40%`), and `multiple` with 1 (`4.5x`). `rating` is out of five (`4.5/5`), and `share` is a percentage (`40%`).',
  ),
  unit: z.literal('$').optional().describe('`$` if the numbers are money. Leave it out if not.'),
  before: z
    .string()
    .trim()
    .default('')
    .describe('The label of the earlier value. Leave it out for a rating or a share.'),
  after: text().describe('The label of the value.'),
  text: template('before', 'after').describe('The drawing in words, for screen readers.'),
})

const claim = z
  .strictObject({
    value: text().meta({ title: 'Figure' }).describe('The figure, for example `+40%`. Texts cite it as `{claim:…}`.'),
    metric: text()
      .meta({ title: 'What it measures' })
      .describe('The subject of the figure, for example `appointment requests`.'),
    basis: text().meta({ title: 'Source' }).describe('The source: practices, period, and publication.'),
    review_by: day().describe('The date of the next review. After that day, releases are refused.'),
    chart: chart.optional().describe('Draws the figure to scale. Its numbers are read from the value.'),
  })
  .superRefine(({ value, chart }, context) => {
    if (!chart || parseFigures(value, chart.kind)) return
    context.addIssue({
      code: 'custom',
      path: ['chart', 'kind'],
      message: `\`${value}\` can't be drawn as \`${chart.kind}\`, which needs a value such as \`${getExample(chart.kind)}\`. Choose another kind, or leave out \`chart\`.`,
    })
  })

const claimRecords = z
  .record(
    slug(),
    claim.describe(
      'A figure. Texts cite it by its name. To add one, run `npm run new -- claim more-calls --value +40%`.',
    ),
  )
  .describe('All figures that the site claims.')

/** A number with its source and basis. */
export type Claim = z.infer<typeof claimRecords>[string]

/** Numbers that pages cite with `{claim:id}`. */
export const claims = defineSingleton({
  name: 'claims',
  path: 'claims.yaml',
  schema: claimRecords,
  records: { singular: 'claim', value: (paths) => paths.each.value },
  deadlines: (paths) => paths.each.review_by,
  exemptFigures: (paths) => paths,
})
