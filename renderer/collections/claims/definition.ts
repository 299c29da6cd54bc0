import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { choice, fields, slug, template, text } from '../../model/define/fields.ts'
import { day } from '../../model/define/schedule.ts'
import type { Site } from '../../model/site.ts'
import { formatCount, interpolate } from '../../wording/format.ts'
import { home } from '../home/definition.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'

/** A bar chart. The last bar is highlighted. */
export interface ClaimChart {
  items: { label: string; value: number; formatted: string }[]
  /** Value of a full bar. If undefined, the bar with the highest value is full. */
  scale?: number | undefined
  /** For screen readers. */
  text: string
}

const chartSchema = z.strictObject({
  kind: choice({
    increase: 'Increase (+40%, compared with 100)',
    decrease: 'Decrease (40%, compared with 100)',
    multiple: 'Multiple (4.5x, compared with 1)',
    rating: 'Rating (4.5/5)',
    share: 'Share (40%)',
  }).describe(
    'The kind of chart, by the format of the value: `increase` (`+40%`) and `decrease` (`40%`) are compared with 100, and `multiple` (`4.5x`) with 1. `rating` (`4.5/5`) is out of five, and `share` (`40%`) is out of 100.',
  ),
  unit: z.literal('$').optional().describe('`$` if the numbers are money. Leave it out otherwise.'),
  beforeLabel: z.string().trim().default('').describe('The label of the first bar. Ratings and shares have one bar.'),
  afterLabel: text().describe('The label of the last bar.'),
  text: template('before', 'after').describe('The alt text. `{before}` and `{after}` are the numbers of the bars.'),
})

type ChartKind = z.infer<typeof chartSchema>['kind']

interface ChartFormat {
  pattern: RegExp
  example: string
  /** Value of the first bar. If undefined, the chart has a single bar. */
  before?: number
  scale?: number
  /** Converts the number in the figure to the value of the last bar. By default, they're equal. */
  toAfter?: (number: number) => number
}

const CHART_FORMATS: Record<ChartKind, ChartFormat> = {
  increase: { pattern: /^\+(\d+(?:\.\d+)?)%$/, example: '+40%', before: 100, toAfter: (number) => 100 + number },
  decrease: { pattern: /^[−-]?(\d{1,2}(?:\.\d+)?)%$/, example: '40%', before: 100, toAfter: (number) => 100 - number },
  multiple: { pattern: /^(\d+(?:\.\d+)?)x$/, example: '4.5x', before: 1 },
  rating: { pattern: /^([0-5](?:\.\d)?)\/5$/, example: '4.5/5', scale: 5 },
  share: { pattern: /^(\d{1,2}(?:\.\d+)?)%$/, example: '40%', scale: 100 },
}

/** Creates the chart of a claim. */
export function createChart(value: string, chart: z.infer<typeof chartSchema>): ClaimChart {
  const { pattern, before, scale, toAfter = (number) => number } = CHART_FORMATS[chart.kind]
  const after = toAfter(Number(pattern.exec(value)?.[1]))
  const format = chart.unit ? moneyFormatter.format : formatCount
  const items = [{ label: chart.afterLabel, value: after, formatted: format(after) }]
  if (before !== undefined) items.unshift({ label: chart.beforeLabel, value: before, formatted: format(before) })
  const numbers = { before: before === undefined ? '' : format(before), after: format(after) }
  return { items, scale, text: interpolate(chart.text, numbers) }
}

/** Formats dollars with cents, unless they're zero: `$4.60`. */
const moneyFormatter = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

const claim = fields({
  value: text().meta({ title: 'Figure' }).describe('The figure, for example `+40%`.'),
  metric: text().meta({ title: 'What it measures' }).describe('What the figure measures: `appointment requests`.'),
  source: text().meta({ title: 'Source' }).describe('The source of the figure: practices, period, and publication.'),
  review_by: day().describe('The date of the next review. Release builds fail after this date.'),
  chart: chartSchema.optional().describe('A chart of the figure, drawn to scale. The numbers come from `value`.'),
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

/** Figures with a source, by key. Copy inserts a figure with `{claim:more-calls}`. */
export const claims = defineSingleton({
  name: 'claims',
  path: 'claims.yaml',
  schema: z.record(slug(), claim).describe('All claims: figures with a source.'),
  records: { singular: 'claim', value: (paths) => paths.each.value },
  reviewDates: (paths) => paths.each.review_by,
  exemptFigures: (paths) => paths,
})

/** Returns a claim with its id, chart, and placeholder label. @throws {Error} if the id is unknown, which the content check should report */
export function getClaim(site: Site, { id }: { id: string }) {
  const claim = site.get(claims)[id]
  if (!claim)
    throw new Error(`There is no claim \`${id}\`. This is a bug, because the content check reports unknown claims.`)
  const chart = claim.chart && createChart(claim.value, claim.chart)
  return { id, ...claim, chart, placeholderLabel: getPlaceholderLabel(site, claims, [id]) }
}

/** Returns a link to the sources of claims, with a placeholder label if a claim in the text is a placeholder. Returns undefined if the text contains no claim. */
export function createCitation(site: Site, text: string) {
  const citedClaims = Object.entries(site.get(claims)).filter(([, { value }]) => text.includes(value))
  if (citedClaims.length === 0) return undefined
  const placeholderLabel = getPlaceholderLabel(site, claims, ...citedClaims.map(([id]) => [id]))
  return { link: site.get(home).results.citationLink, placeholderLabel }
}

export type Citation = NonNullable<ReturnType<typeof createCitation>>

/** Returns all claims except the excluded ones, in the order of the file. */
export function listOtherClaims(site: Site, excludedClaims: { id: string }[]) {
  const ids = Object.keys(site.get(claims)).filter((id) => !excludedClaims.some((claim) => claim.id === id))
  return ids.map((id) => getClaim(site, { id }))
}
