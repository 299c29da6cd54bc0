import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { day, slug, template, text } from '../../model/define/fields.ts'
import { CHART_KINDS, exampleOf, readFigures } from './chart.ts'

/** How a figure is drawn to scale. Its numbers are read from the claim's value. */
const chart = z.strictObject({
  /** `increase` and `decrease` hold the value against a hundred before, `multiple` against one; `rating` is of five, `share` of a hundred. */
  kind: z.enum(CHART_KINDS),
  /** Write `$` if the numbers are money. */
  unit: z.literal('$').optional(),
  /** What stands at the two ends: `before` and `after`. A rating and a share have no before, and leave it empty. */
  before: z.string().trim().default(''),
  after: text(),
  /** The drawing in words, for those who do not see it. */
  text: template('before', 'after'),
})

const claim = z
  .strictObject({
    /** The figure as it is shown: `+312%`. */
    value: text(),
    /** What the figure counts: `appointment requests`. */
    counts: text(),
    /** Where it comes from: which practices, which period, which source. */
    basis: text(),
    /** The day on which somebody must look at the claim again. */
    review_by: day(),
    chart: chart.optional(),
  })
  .superRefine(({ value, chart }, context) => {
    if (!chart || readFigures(value, chart.kind)) return
    context.addIssue({
      code: 'custom',
      path: ['chart', 'kind'],
      message: `\`${value}\` cannot be drawn as \`${chart.kind}\`: that is written like \`${exampleOf(chart.kind)}\`. Choose another kind, or leave \`chart\` out.`,
    })
  })

/** `content/claims.yaml`: every figure that the site boasts of, once. Copy cites it as `{claim:id}`. */
const claimRecords = z.record(slug(), claim)
export type Claim = z.infer<typeof claimRecords>[string]

export const claims = defineSingleton({
  name: 'claims',
  path: 'claims.yaml',
  schema: claimRecords,
  records: { singular: 'claim', value: (at) => at.each.value },
  due: (at) => at.each.review_by,
  freeFigures: (at) => at,
})
