import { formatPath } from './rounding.ts'

/** First and last day of a step. Open-ended steps have no `to`. */
interface Span {
  from: number
  to: number | undefined
}

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
  const starts = computeStarts(steps)
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
function computeStarts(steps: readonly Span[]): number[] {
  const lastDay = Math.max(...steps.slice(0, -1).map(({ to, from }) => to ?? from), steps.at(-1)?.from ?? 0, 1)
  const lead = steps[0]?.to === 0 ? LEAD_FRACTION : 0
  const toFraction = (day: number) => lead + (day / lastDay) * (1 - OPEN_END_FRACTION - lead)
  return [0, ...steps.slice(1).map(({ from }, index) => toFraction(((steps[index]?.to ?? from) + from) / 2))]
}
