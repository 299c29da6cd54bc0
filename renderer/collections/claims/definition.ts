import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { choice, slug, template, text } from '../../model/define/fields.ts'
import { day } from '../../model/define/schedule.ts'
import { CHART_FORMATS, type ChartKind, parseFigures } from './chart.ts'

const chart = z.strictObject({
  kind: choice<ChartKind>({
    increase: 'Increase (+40%, compared with 100)',
    decrease: 'Decrease (40%, compared with 100)',
    multiple: 'Multiple (4.5x, compared with 1)',
    rating: 'Rating (4.5/5)',
    share: 'Share (40%)',
  }).describe(
    'The kind of chart, by the format of the value: `increase` (`+40%`) and `decrease` (`40%`) are compared with 100, and `multiple` (`4.5x`) with 1. `rating` (`4.5/5`) is out of five, and `share` (`40%`) is out of 100.',
  ),
  unit: z.literal('$').optional().describe('`$` if the numbers are money. Leave it out otherwise.'),
  beforeLabel: z
    .string()
    .trim()
    .default('')
    .describe('The label of the first bar. Leave it out for a rating or a share, which have one bar.'),
  afterLabel: text().describe('The label of the last bar.'),
  text: template('before', 'after').describe(
    'A text description of the chart, for screen readers. `{before}` and `{after}` are the numbers of the bars.',
  ),
})

const claim = z
  .strictObject({
    value: text().meta({ title: 'Figure' }).describe('The figure, for example `+40%`.'),
    metric: text()
      .meta({ title: 'What it measures' })
      .describe('What the figure measures, for example `appointment requests`.'),
    source: text().meta({ title: 'Source' }).describe('The source of the figure: practices, period, and publication.'),
    review_by: day().describe('The date of the next review. Release builds fail after this date.'),
    chart: chart.optional().describe('A chart of the figure, drawn to scale. The numbers come from `value`.'),
  })
  .superRefine(({ value, chart }, context) => {
    if (!chart || parseFigures(value, chart.kind)) return
    context.addIssue({
      code: 'custom',
      path: ['chart', 'kind'],
      message: `\`${value}\` can't be drawn as \`${chart.kind}\`, which needs a value such as \`${CHART_FORMATS[chart.kind].example}\`. Choose another kind, or leave out \`chart\`.`,
    })
  })

const claimRecords = z
  .record(
    slug(),
    claim.describe(
      'A claim. Insert its figure by its key: `{claim:more-calls}`. To add a claim, run `npm run new -- claim more-calls --value +40%`.',
    ),
  )
  .describe('All claims: figures with a source.')

/** Figures with a source. `{claim:key}` inserts a figure. */
export const claims = defineSingleton({
  name: 'claims',
  path: 'claims.yaml',
  schema: claimRecords,
  records: { singular: 'claim', value: (paths) => paths.each.value },
  reviewDates: (paths) => paths.each.review_by,
  exemptFigures: (paths) => paths,
})
