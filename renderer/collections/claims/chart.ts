import { formatCount, formatDollars } from '../../wording/format.ts'

/** Bars for a claim. `scale` is the value of a full bar, and `text` is for screen readers. */
export interface ClaimChart {
  items: { label: string; value: number; formatted: string }[]
  scale?: number | undefined
  text: string
}

/** Kinds of values that a chart can show. */
export const CHART_KINDS = ['increase', 'decrease', 'multiple', 'rating', 'share'] as const

/** A key of `chart` in a claim. */
export type ChartKind = (typeof CHART_KINDS)[number]

interface Figures {
  before: number | undefined
  after: number
  scale: number | undefined
}

const CHART_FORMATS: Record<ChartKind, { pattern: RegExp; example: string; read: (number: number) => Figures }> = {
  increase: {
    pattern: /^\+(\d+(?:\.\d+)?)%$/,
    example: '+40%',
    read: (number) => ({ before: 100, after: 100 + number, scale: undefined }),
  },
  decrease: {
    pattern: /^[−-]?(\d{1,2}(?:\.\d+)?)%$/,
    example: '40%',
    read: (number) => ({ before: 100, after: 100 - number, scale: undefined }),
  },
  multiple: {
    pattern: /^(\d+(?:\.\d+)?)x$/,
    example: '4.5x',
    read: (number) => ({ before: 1, after: number, scale: undefined }),
  },
  rating: {
    pattern: /^([0-5](?:\.\d)?)\/5$/,
    example: '4.5/5',
    read: (number) => ({ before: undefined, after: number, scale: 5 }),
  },
  share: {
    pattern: /^(\d{1,2}(?:\.\d+)?)%$/,
    example: '40%',
    read: (number) => ({ before: undefined, after: number, scale: 100 }),
  },
}

/** Returns an example of a value: `85% less`. */
export function getExample(kind: ChartKind): string {
  return CHART_FORMATS[kind].example
}

/** Parses the figures of a value. Returns undefined if it doesn't have the format of the kind. */
export function parseFigures(value: string, kind: ChartKind): Figures | undefined {
  const { pattern, read } = CHART_FORMATS[kind]
  const [, number] = pattern.exec(value) ?? []
  return number === undefined ? undefined : read(Number(number))
}

interface ChartedClaim {
  value: string
  chart?: { kind: ChartKind; unit?: '$' | undefined; before: string; after: string; text: string } | undefined
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
      ...(before === undefined ? [] : [{ label: chart.before, value: before, formatted: formatted.before }]),
      { label: chart.after, value: after, formatted: formatted.after },
    ],
    scale,
    text,
  }
}

const centsFormatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

function formatMoney(number: number): string {
  return Number.isInteger(number) ? formatDollars(number) : `$${centsFormatter.format(number)}`
}
