import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, slug, text } from '../../model/define/fields.ts'
import { day } from '../../model/define/schedule.ts'
import { CHART_FORMATS, chart } from './chart.ts'

const claim = fields({
  value: text().meta({ title: 'Figure' }).describe('The figure, for example `+40%`.'),
  metric: text().meta({ title: 'What it measures' }).describe('What the figure measures: `appointment requests`.'),
  source: text().meta({ title: 'Source' }).describe('The source of the figure: practices, period, and publication.'),
  review_by: day().describe('The date of the next review. Release builds fail after this date.'),
  chart: chart.optional().describe('A chart of the figure, drawn to scale. The numbers come from `value`.'),
})
  .superRefine(({ value, chart }, context) => {
    if (!chart) return
    const { pattern, example } = CHART_FORMATS[chart.kind]
    if (pattern.test(value)) return
    const message = `\`${value}\` can't be drawn as \`${chart.kind}\`, which needs a value such as \`${example}\`. Choose another kind, or leave out \`chart\`.`
    context.addIssue({ code: 'custom', path: ['chart', 'kind'], message })
  })
  .describe(
    'A claim. Insert its figure by its key: `{claim:more-calls}`. To add a claim, run `npm run new -- claim more-calls --value +40%`.',
  )

const claimRecords = z.record(slug(), claim).describe('All claims: figures with a source.')

/** Figures with a source, by key. Copy inserts a figure with `{claim:more-calls}`. */
export const claims = defineSingleton({
  name: 'claims',
  path: 'claims.yaml',
  schema: claimRecords,
  records: { singular: 'claim', value: (paths) => paths.each.value },
  reviewDates: (paths) => paths.each.review_by,
  exemptFigures: (paths) => paths,
})
