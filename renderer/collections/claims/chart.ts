import { z } from 'zod'
import { choice, template, text } from '../../model/define/fields.ts'
import { formatCount, formatDollars, interpolate } from '../../wording/format.ts'

/** A bar chart. The last bar is highlighted. */
export interface ClaimChart {
  items: { label: string; value: number; formatted: string }[]
  /** Value of a full bar. If undefined, the bar with the highest value is full. */
  scale?: number | undefined
  /** For screen readers. */
  text: string
}

/** Schema of the field `chart` of a claim. */
export const chart = z.strictObject({
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

export type ChartKind = z.infer<typeof chart>['kind']

interface ChartFormat {
  pattern: RegExp
  example: string
  /** Value of the first bar. If undefined, the chart has a single bar. */
  before?: number
  scale?: number
  /** Converts the number in the figure to the value of the last bar. By default, they're equal. */
  toAfter?: (number: number) => number
}

/** Formats of figures by kind of chart. */
export const CHART_FORMATS: Record<ChartKind, ChartFormat> = {
  increase: { pattern: /^\+(\d+(?:\.\d+)?)%$/, example: '+40%', before: 100, toAfter: (number) => 100 + number },
  decrease: { pattern: /^[−-]?(\d{1,2}(?:\.\d+)?)%$/, example: '40%', before: 100, toAfter: (number) => 100 - number },
  multiple: { pattern: /^(\d+(?:\.\d+)?)x$/, example: '4.5x', before: 1 },
  rating: { pattern: /^([0-5](?:\.\d)?)\/5$/, example: '4.5/5', scale: 5 },
  share: { pattern: /^(\d{1,2}(?:\.\d+)?)%$/, example: '40%', scale: 100 },
}

type ChartedClaim = { value: string; chart?: z.infer<typeof chart> | undefined }

/** Creates the chart of a claim. Returns undefined if the claim has no chart. */
export function createChart({ value, chart }: ChartedClaim): ClaimChart | undefined {
  if (!chart) return undefined
  const { pattern, before, scale, toAfter = (number) => number } = CHART_FORMATS[chart.kind]
  const after = toAfter(Number(pattern.exec(value)?.[1]))
  const format = chart.unit ? formatMoney : formatCount
  const items = [{ label: chart.afterLabel, value: after, formatted: format(after) }]
  if (before !== undefined) items.unshift({ label: chart.beforeLabel, value: before, formatted: format(before) })
  const numbers = { before: before === undefined ? '' : format(before), after: format(after) }
  return { items, scale, text: interpolate(chart.text, numbers) }
}

const centsFormatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

function formatMoney(dollars: number): string {
  return Number.isInteger(dollars) ? formatDollars(dollars) : `$${centsFormatter.format(dollars)}`
}
