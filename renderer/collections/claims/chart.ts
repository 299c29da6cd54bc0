import { z } from 'zod'
import { choice, template, text } from '../../model/define/fields.ts'
import { formatCount, formatDollars } from '../../wording/format.ts'

/** Bars for a claim. `scale` is the value of a full bar, and `text` is for screen readers. */
export interface ClaimChart {
  items: { label: string; value: number; formatted: string }[]
  scale?: number | undefined
  text: string
}

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
  /** The value of the first bar. */
  before?: number
  scale?: number
  /** Computes the value of the last bar from the number in the value. */
  toAfter?: (number: number) => number
}

/** Formats of values by kind of chart. */
export const CHART_FORMATS: Record<ChartKind, ChartFormat> = {
  increase: { pattern: /^\+(\d+(?:\.\d+)?)%$/, example: '+40%', before: 100, toAfter: (number) => 100 + number },
  decrease: { pattern: /^[−-]?(\d{1,2}(?:\.\d+)?)%$/, example: '40%', before: 100, toAfter: (number) => 100 - number },
  multiple: { pattern: /^(\d+(?:\.\d+)?)x$/, example: '4.5x', before: 1 },
  rating: { pattern: /^([0-5](?:\.\d)?)\/5$/, example: '4.5/5', scale: 5 },
  share: { pattern: /^(\d{1,2}(?:\.\d+)?)%$/, example: '40%', scale: 100 },
}

/** Returns undefined if the format is wrong. */
export function parseFigures(value: string, kind: ChartKind) {
  const { pattern, before, scale, toAfter = (number) => number } = CHART_FORMATS[kind]
  const [, number] = pattern.exec(value) ?? []
  return number === undefined ? undefined : { before, after: toAfter(Number(number)), scale }
}

type ChartedClaim = { value: string; chart?: z.infer<typeof chart> | undefined }

/** Creates the chart of a claim. Returns undefined if it has none. */
export function createChart({ value, chart }: ChartedClaim): ClaimChart | undefined {
  const figures = chart && parseFigures(value, chart.kind)
  if (!figures) return undefined
  const { before, after, scale } = figures
  const format = (number: number) => (chart.unit ? formatMoney(number) : formatCount(number))
  const formatted = { before: before === undefined ? '' : format(before), after: format(after) }
  const text = chart.text.replaceAll('{before}', formatted.before).replaceAll('{after}', formatted.after)
  return {
    items: [
      ...(before === undefined ? [] : [{ label: chart.beforeLabel, value: before, formatted: formatted.before }]),
      { label: chart.afterLabel, value: after, formatted: formatted.after },
    ],
    scale,
    text,
  }
}

const centsFormatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

function formatMoney(number: number): string {
  return Number.isInteger(number) ? formatDollars(number) : `$${centsFormatter.format(number)}`
}
