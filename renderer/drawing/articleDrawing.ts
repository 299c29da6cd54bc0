import type { Point } from './geometry.ts'
import { roundTenth } from './rounding.ts'

/** Kinds of drawings of an article. */
export type ArticleDrawingKind = 'stems' | 'fall' | 'sum' | 'rings' | 'clock' | 'ripples'

interface ArticleDrawing {
  line: string
  hairline: string
  /** The last figure of a round drawing. Fill it with the rule `evenodd`. */
  area?: string
  dot: Point
}

/** Size of the view box. */
export const ARTICLE_DRAWING_SIZE = { width: 320, height: 220 }

const { width: WIDTH, height: HEIGHT } = ARTICLE_DRAWING_SIZE
const MARGIN = 10
const BASELINE = HEIGHT - MARGIN

/** Vertical position of the base line in the view box. */
export const ARTICLE_BASELINE = BASELINE
const MAX_HEIGHT = BASELINE - MARGIN - 6
const RADIUS = HEIGHT / 2 - MARGIN
/** The margin keeps the dot inside the column. */
const CENTER = { x: MARGIN + RADIUS, y: HEIGHT / 2 }

/** Checks if a drawing keeps its proportions, at the left edge. The others are stretched. */
export const isRound = (kind: ArticleDrawingKind) => ['rings', 'clock', 'ripples'].includes(kind)

/** Draws an article's figures, in the units of the view box. */
export function drawArticle(kind: ArticleDrawingKind, figures: readonly number[]): ArticleDrawing {
  return DRAWINGS[kind](figures)
}

const DRAWINGS: Record<ArticleDrawingKind, (figures: readonly number[]) => ArticleDrawing> = {
  stems: drawStems,
  fall: drawSteps,
  sum: drawSum,
  rings: drawRings,
  clock: drawClock,
  ripples: drawRipples,
}

const BASE_HAIRLINE = `M0 ${BASELINE}H${WIDTH}`
const toFraction = (value: number, max: number) => (max > 0 ? value / max : 0)
const toY = (figure: number, max: number) => BASELINE - toFraction(figure, max) * MAX_HEIGHT

/** Draws a stem per span of figures, in columns of the same width. */
function drawColumns(spans: { from: number; to: number }[]) {
  const max = Math.max(...spans.map(({ to }) => to))
  const tops = spans.map(({ to }, index) => ({ x: WIDTH * ((index + 0.5) / spans.length), y: toY(to, max) }))
  const stems = tops.map(({ x, y }, index) => {
    const from = toY(spans[index]?.from ?? 0, max)
    return `M${roundTenth(x)} ${roundTenth(from)}V${roundTenth(y)}`
  })
  return { line: stems.join(''), tops, dot: tops.at(-1) ?? CENTER }
}

function drawStems(figures: readonly number[]): ArticleDrawing {
  const { line, tops, dot } = drawColumns(figures.map((to) => ({ from: 0, to })))
  return { line, hairline: `${BASE_HAIRLINE}M0 ${roundTenth(tops.at(-2)?.y ?? BASELINE)}H${WIDTH}`, dot }
}

function drawSteps(figures: readonly number[]): ArticleDrawing {
  const max = Math.max(...figures)
  const stepWidth = WIDTH / figures.length
  const [first = 0, ...others] = figures.map((figure) => toY(figure, max))
  const curves = others.map((y, index) => {
    const [x, from] = [(index + 1) * stepWidth, others[index - 1] ?? first]
    const turn = stepWidth * 0.22
    return `H${roundTenth(x - turn)}C${roundTenth(x)} ${roundTenth(from)} ${roundTenth(x)} ${roundTenth(y)} ${roundTenth(x + turn)} ${roundTenth(y)}`
  })
  return {
    line: `M0 ${roundTenth(first)}${curves.join('')}H${WIDTH}`,
    hairline: BASE_HAIRLINE,
    dot: { x: WIDTH - stepWidth / 2, y: others.at(-1) ?? first },
  }
}

/** Each part starts at the height at which the part before it ends. The last figure is the sum. */
function drawSum(figures: readonly number[]): ArticleDrawing {
  const ends = computeRunningSums(figures.slice(0, -1))
  const parts = ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to }))
  const { line, tops, dot } = drawColumns([...parts, { from: 0, to: figures.at(-1) ?? 0 }])
  const links = tops.slice(1).map(({ x }, index) => {
    const { x: left, y } = tops[index] ?? dot
    return `M${roundTenth(left)} ${roundTenth(y)}H${roundTenth(x)}`
  })
  return { line, hairline: BASE_HAIRLINE + links.join(''), dot }
}

function drawRings(figures: readonly number[]): ArticleDrawing {
  const areas = computeRunningSums(figures)
  const radii = areas.map((area) => RADIUS * Math.sqrt(toFraction(area, areas.at(-1) ?? 0)))
  return { ...shadeOutermost(radii.map((radius) => (radius ? createCirclePath(CENTER, radius) : ''))), dot: CENTER }
}

function drawClock(figures: readonly number[]): ArticleDrawing {
  const ends = computeRunningSums(figures)
  const turn = (2 * Math.PI) / (ends.at(-1) || 1)
  const points = ends.map((end) => ({
    x: CENTER.x + RADIUS * Math.sin(end * turn),
    y: CENTER.y - RADIUS * Math.cos(end * turn),
  }))
  const dot = points.at(-2) ?? CENTER
  const isLarge = (figures.at(-1) ?? 0) * turn > Math.PI ? 1 : 0
  return {
    line: createCirclePath(CENTER, RADIUS),
    hairline: points.map(({ x, y }) => `M${CENTER.x} ${CENTER.y}L${roundTenth(x)} ${roundTenth(y)}`).join(''),
    area: `M${CENTER.x} ${CENTER.y}L${roundTenth(dot.x)} ${roundTenth(dot.y)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${CENTER.x} ${MARGIN}Z`,
    dot,
  }
}

function drawRipples(figures: readonly number[]): ArticleDrawing {
  const start = CENTER.x - RADIUS
  const circles = figures.map((_, index) => {
    const radius = (RADIUS * (index + 1)) / figures.length
    return createCirclePath({ x: start + radius, y: CENTER.y }, radius)
  })
  return { ...shadeOutermost(circles), dot: { x: start, y: CENTER.y } }
}

function shadeOutermost(circles: readonly string[]) {
  return {
    line: circles.at(-1) ?? '',
    hairline: circles.slice(0, -1).join(''),
    area: circles.slice(-2).join(''),
  }
}

function computeRunningSums(figures: readonly number[]): number[] {
  let sum = 0
  return figures.map((figure) => {
    sum += figure
    return sum
  })
}

function createCirclePath({ x, y }: Point, radius: number): string {
  const [left, across] = [roundTenth(x - radius), roundTenth(2 * radius)]
  const r = roundTenth(radius)
  return `M${left} ${roundTenth(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0`
}
