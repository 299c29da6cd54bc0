import { toFraction } from './charts.ts'
import type { Point } from './geometry.ts'
import { formatPath } from './paths.ts'

const DRAWINGS = {
  stems: drawStems,
  fall: drawFall,
  sum: drawSum,
  rings: drawRings,
  clock: drawClock,
  ripples: drawRipples,
}

export type ArticleDrawingKind = keyof typeof DRAWINGS

/** `area` is the shape of the last value, in round drawings. Fill it with the rule `evenodd`. */
type ArticlePaths = { line: string; hairline: string; area?: string; dot: Point }

export const ARTICLE_DRAWING_SIZE = { width: 320, height: 220 }
const { width: WIDTH, height: HEIGHT } = ARTICLE_DRAWING_SIZE
const MARGIN = 10
/** Y coordinate of the baseline, in `viewBox` units. */
export const ARTICLE_BASELINE = HEIGHT - MARGIN
/** Leaves space for the dot at the top. */
const MAX_STEM_HEIGHT = ARTICLE_BASELINE - MARGIN - 6
const RADIUS = HEIGHT / 2 - MARGIN
/** Center of round drawings, at the left edge. The margin keeps the dot from being cut off. */
const CENTER = { x: MARGIN + RADIUS, y: HEIGHT / 2 }

/** Checks if a drawing has fixed proportions. If not, it's stretched to the width of the page. */
export const hasFixedProportions = (kind: ArticleDrawingKind) => ['rings', 'clock', 'ripples'].includes(kind)

/** Draws the values of an article's chart, in `viewBox` units. */
export const drawArticle = (kind: ArticleDrawingKind, values: readonly number[]): ArticlePaths => DRAWINGS[kind](values)

const BASELINE_PATH = `M0 ${ARTICLE_BASELINE}H${WIDTH}`
const toY = (value: number, max: number) => ARTICLE_BASELINE - toFraction(value, max) * MAX_STEM_HEIGHT

/** Draws values as stems, in equal columns. The stems start at the baseline, or at other values. */
function drawColumns(values: readonly number[], starts: readonly number[] = []) {
  const max = Math.max(...values)
  const tops = values.map((value, index) => ({ x: WIDTH * ((index + 0.5) / values.length), y: toY(value, max) }))
  const stems = tops.map(({ x, y }, index) => formatPath`M${x} ${toY(starts[index] ?? 0, max)}V${y}`)
  return { line: stems.join(''), tops, dot: tops.at(-1) ?? CENTER }
}

/** Draws values as stems, and a hairline to compare the last two. */
function drawStems(values: readonly number[]): ArticlePaths {
  const { line, tops, dot } = drawColumns(values)
  return { line, hairline: formatPath`${BASELINE_PATH}M0 ${tops.at(-2)?.y ?? ARTICLE_BASELINE}H${WIDTH}`, dot }
}

/** Draws a line that falls in steps, from the first value to the last. */
function drawFall(values: readonly number[]): ArticlePaths {
  const max = Math.max(...values)
  const stepWidth = WIDTH / values.length
  const halfCurveWidth = stepWidth * 0.22
  const [firstY = 0, ...laterYs] = values.map((value) => toY(value, max))
  const curves = laterYs.map((y, index) => {
    const [x, previousY] = [(index + 1) * stepWidth, laterYs[index - 1] ?? firstY]
    return formatPath`H${x - halfCurveWidth}C${x} ${previousY} ${x} ${y} ${x + halfCurveWidth} ${y}`
  })
  return {
    line: formatPath`M0 ${firstY}${curves.join('')}H${WIDTH}`,
    hairline: BASELINE_PATH,
    dot: { x: WIDTH - stepWidth / 2, y: laterYs.at(-1) ?? firstY },
  }
}

/** Draws parts as steps to the last value, the sum. Each part starts where the previous part ends. */
function drawSum(values: readonly number[]): ArticlePaths {
  const ends = computeRunningSums(values.slice(0, -1))
  const { line, tops, dot } = drawColumns([...ends, values.at(-1) ?? 0], [0, ...ends.slice(0, -1)])
  const links = tops.slice(0, -1).map(({ x, y }, index) => formatPath`M${x} ${y}H${tops[index + 1]?.x ?? x}`)
  return { line, hairline: BASELINE_PATH + links.join(''), dot }
}

/** Draws each value as a ring with a proportional area, from the center outward. */
function drawRings(values: readonly number[]): ArticlePaths {
  const sums = computeRunningSums(values)
  const radii = sums.map((sum) => RADIUS * Math.sqrt(toFraction(sum, sums.at(-1) ?? 0)))
  return { ...createRingPaths(radii.map((radius) => (radius ? createCirclePath(CENTER, radius) : ''))), dot: CENTER }
}

/** Draws values as sectors of a circle, clockwise from the top. */
function drawClock(values: readonly number[]): ArticlePaths {
  const ends = computeRunningSums(values)
  const radiansPerUnit = (2 * Math.PI) / (ends.at(-1) || 1)
  const points = ends.map((end) => ({
    x: CENTER.x + RADIUS * Math.sin(end * radiansPerUnit),
    y: CENTER.y - RADIUS * Math.cos(end * radiansPerUnit),
  }))
  const dot = points.at(-2) ?? CENTER
  const largeArcFlag = (values.at(-1) ?? 0) * radiansPerUnit > Math.PI ? 1 : 0
  return {
    line: createCirclePath(CENTER, RADIUS),
    hairline: points.map(({ x, y }) => formatPath`M${CENTER.x} ${CENTER.y}L${x} ${y}`).join(''),
    area: formatPath`M${CENTER.x} ${CENTER.y}L${dot.x} ${dot.y}A${RADIUS} ${RADIUS} 0 ${largeArcFlag} 1 ${CENTER.x} ${MARGIN}Z`,
    dot,
  }
}

/** Draws a circle for each value, in equal steps. The circles touch on the left. */
function drawRipples(values: readonly number[]): ArticlePaths {
  const start = CENTER.x - RADIUS
  const circles = values.map((_, index) => {
    const radius = (RADIUS * (index + 1)) / values.length
    return createCirclePath({ x: start + radius, y: CENTER.y }, radius)
  })
  return { ...createRingPaths(circles), dot: { x: start, y: CENTER.y } }
}

function createRingPaths(circles: readonly string[]) {
  return { line: circles.at(-1) ?? '', hairline: circles.slice(0, -1).join(''), area: circles.slice(-2).join('') }
}

function computeRunningSums(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

function createCirclePath({ x, y }: Point, radius: number): string {
  const diameter = 2 * radius
  return formatPath`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${diameter} 0a${radius} ${radius} 0 1 1 ${-diameter} 0`
}
