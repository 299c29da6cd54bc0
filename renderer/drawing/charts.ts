import { formatPath, roundToHundredths, roundToTenths } from './paths.ts'

/** Width of a full bar. The value after it needs 70 px on a phone of 320 px. */
export const MAX_BAR_WIDTH_PERCENT = 76

const ROW_HEIGHT_EM = 3.4
/* Offsets from the top of a row to the label, and from there to the bar, and to the value. */
const LABEL_OFFSET_EM = 0.85
const BAR_OFFSET_EM = 0.95
const VALUE_OFFSET_EM = 0.35

/** Returns a value as a fraction of the maximum, or 0 if all values are 0. */
export const toFraction = (value: number, max: number) => (max > 0 ? value / max : 0)

/** Computes the positions of rows from the top, in em, and the ends of bars, in percent, so that text has the same size on all screens. `max` is the value of a full bar. */
export function computeBarRows<Item extends { value: number }>(
  items: readonly Item[],
  max = Math.max(...items.map(({ value }) => value)),
) {
  const rows = items.map((item, index) => {
    const labelY = roundToHundredths(index * ROW_HEIGHT_EM + LABEL_OFFSET_EM)
    const barY = roundToHundredths(labelY + BAR_OFFSET_EM)
    const valueY = roundToHundredths(barY + VALUE_OFFSET_EM)
    return { item, labelY, barY, valueY, end: roundToHundredths(toFraction(item.value, max) * MAX_BAR_WIDTH_PERCENT) }
  })
  return { rows, height: roundToHundredths(items.length * ROW_HEIGHT_EM - LABEL_OFFSET_EM) }
}

const MAX_STEM_HEIGHT_PERCENT = 82

/** Returns the distance of each stem's end from the top, in percent of the height. The largest value has the tallest stem. */
export function computeStemTops(values: readonly number[]): number[] {
  const max = Math.max(...values)
  return values.map((value) => roundToHundredths(100 - toFraction(value, max) * MAX_STEM_HEIGHT_PERCENT))
}

const MAX_TREND_HEIGHT_PERCENT = 78

/** Draws values in columns of the same width, with a line and stems, in a box of 100 × 100. The height is to scale, from zero. */
export function drawTrend(values: readonly number[]) {
  const max = Math.max(...values, 1)
  const points = values.map((value, index) => ({
    x: roundToTenths(((index + 0.5) / values.length) * 100),
    y: roundToTenths(100 - (value / max) * MAX_TREND_HEIGHT_PERCENT),
  }))
  return {
    points,
    line: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    stems: points.map(({ x, y }) => `M${x} ${y}V100`).join(''),
  }
}

/** Draws the count of each row as dots that wrap into lines, and adds SVG path data and the number of lines. All rows have the same line length. Avoids a single dot on the last line, if possible. */
export function drawDots<Row extends { count: number }>(items: readonly Row[]) {
  const counts = items.map(({ count }) => count)
  // Large counts have long lines. The preferred length comes first.
  const lineLengths = Math.max(...counts) > 60 ? [20, 18, 16] : [10, 9, 8]
  const hasNoLoneDot = (length: number) => counts.every((count) => count < length || count % length !== 1)
  const lineLength = lineLengths.find(hasNoLoneDot) ?? Math.max(...lineLengths)
  const drawDot = (_: unknown, index: number) =>
    formatPath`M${(index % lineLength) + 0.5} ${Math.floor(index / lineLength) + 0.5}h0`
  const rows = items.map((row) => ({
    ...row,
    path: Array.from({ length: row.count }, drawDot).join(''),
    lineCount: Math.ceil(row.count / lineLength),
  }))
  return { lineLength, rows }
}

/** First and last day of a step. Open-ended steps have no `to`. */
type Span = { from: number; to: number | undefined }

/** Space before day 0, so that a first step that ends on day 0 is visible. */
const LEAD_FRACTION = 0.1
/** Space after the start of the last step. */
const OPEN_END_FRACTION = 0.2
/** Y coordinate of the first landing, as a fraction of the height. */
const BASELINE_FRACTION = 0.76
/** Maximum width of the rise to a landing, as a fraction of the width. */
const RISER_FRACTION = 0.05
/** The line extends beyond both edges of the share image, which is wider than the box. */
const [LINE_START_X, LINE_END_X] = [-4000, 5200]

/** Draws stairs with a landing for each step, and a dot at the start of the last and highest landing. */
export function drawStairs(steps: readonly Span[], { width, height }: { width: number; height: number }) {
  const starts = computeLandingStarts(steps)
  const toX = (fraction: number) => fraction * width
  const toY = (index: number) => height * ((1 - index / (starts.length - 1)) * BASELINE_FRACTION)
  const riserPaths = starts.slice(1).map((riserEnd, index) => {
    const riserStart = Math.max(riserEnd - RISER_FRACTION, ((starts[index] ?? 0) + riserEnd) / 2)
    const middle = (riserStart + riserEnd) / 2
    return formatPath`H${toX(riserStart)}C${toX(middle)} ${toY(index)} ${toX(middle)} ${toY(index + 1)} ${toX(riserEnd)} ${toY(index + 1)}`
  })
  return {
    baseline: BASELINE_FRACTION * height,
    line: formatPath`M${LINE_START_X} ${toY(0)}${riserPaths.join('')}H${LINE_END_X}`,
    dot: { x: (starts.at(-1) ?? 0) * width, y: 0 },
  }
}

/** Computes the start of each landing, as a fraction of the width. If there's a gap after the previous step, the landing starts halfway. */
function computeLandingStarts(steps: readonly Span[]): number[] {
  const lastDay = Math.max(...steps.slice(0, -1).map(({ to, from }) => to ?? from), steps.at(-1)?.from ?? 0, 1)
  const lead = steps[0]?.to === 0 ? LEAD_FRACTION : 0
  const toFractionOfWidth = (day: number) => lead + (day / lastDay) * (1 - OPEN_END_FRACTION - lead)
  return [0, ...steps.slice(1).map(({ from }, index) => toFractionOfWidth(((steps[index]?.to ?? from) + from) / 2))]
}
