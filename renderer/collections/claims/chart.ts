import { formatCount, formatDollars } from '../../wording/format.ts'

/** Bars for a claim. `scale` is the value of a full bar, and `text` is for screen readers. */
export interface ClaimChart {
  items: { label: string; value: number; formatted: string }[]
  scale?: number | undefined
  text: string
}

/** A key of `chart` in a claim. */
export type ChartKind = 'increase' | 'decrease' | 'multiple' | 'rating' | 'share'

interface ChartFormat {
  pattern: RegExp
  example: string
  /** The value of the first bar. */
  before?: number
  scale?: number
  /** Converts the number in the text to the value of the last bar. */
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

/** Parses the figures of a value. Returns undefined if it doesn't have the format of the kind. */
export function parseFigures(value: string, kind: ChartKind) {
  const { pattern, before, scale, toAfter = (number) => number } = CHART_FORMATS[kind]
  const [, number] = pattern.exec(value) ?? []
  return number === undefined ? undefined : { before, after: toAfter(Number(number)), scale }
}

interface ChartedClaim {
  value: string
  chart?: { kind: ChartKind; unit?: '$' | undefined; beforeLabel: string; afterLabel: string; text: string } | undefined
}

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
