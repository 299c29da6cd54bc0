import { roundTenth } from './rounding.ts'

/** Kinds of drawings. `rings`, `clock`, and `ripples` are round. */
export type ArticleDrawingKind = 'stems' | 'fall' | 'sum' | 'rings' | 'clock' | 'ripples'

interface ArticleDrawing {
  line: string
  hairline: string
  /** The last figure of a round drawing. Fill it with the rule `evenodd`. */
  area?: string
  dot: { x: number; y: number }
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

/** Round drawings keep their proportions, at the left edge. The others are stretched. */
const ROUND_KINDS: readonly ArticleDrawingKind[] = ['rings', 'clock', 'ripples']

/** Checks if the drawing is a circle, which must not be stretched. */
export function isRound(kind: ArticleDrawingKind): boolean {
  return ROUND_KINDS.includes(kind)
}

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

const toFraction = (value: number, max: number) => (max > 0 ? value / max : 0)

function drawStems(figures: readonly number[]): ArticleDrawing {
  const max = Math.max(...figures)
  const toX = (index: number) => WIDTH * ((index + 0.5) / figures.length)
  const toY = (index: number) => BASELINE - toFraction(figures[index] ?? 0, max) * MAX_HEIGHT
  const lastIndex = figures.length - 1
  return {
    line: figures.map((_, index) => `M${roundTenth(toX(index))} ${BASELINE}V${roundTenth(toY(index))}`).join(''),
    hairline: `M0 ${BASELINE}H${WIDTH}M0 ${roundTenth(toY(lastIndex - 1))}H${WIDTH}`,
    dot: { x: toX(lastIndex), y: toY(lastIndex) },
  }
}

function drawSteps(figures: readonly number[]): ArticleDrawing {
  const max = Math.max(...figures)
  const stepWidth = WIDTH / figures.length
  const toY = (figure: number) => BASELINE - toFraction(figure, max) * MAX_HEIGHT
  const [first = 0, ...others] = figures
  const curves = others.map((figure, index) => {
    const [x, y, from] = [(index + 1) * stepWidth, toY(figure), toY(figures[index] ?? 0)]
    const turn = stepWidth * 0.22
    return `H${roundTenth(x - turn)}C${roundTenth(x)} ${roundTenth(from)} ${roundTenth(x)} ${roundTenth(y)} ${roundTenth(x + turn)} ${roundTenth(y)}`
  })
  return {
    line: `M0 ${roundTenth(toY(first))}${curves.join('')}H${WIDTH}`,
    hairline: `M0 ${BASELINE}H${WIDTH}`,
    dot: { x: WIDTH - stepWidth / 2, y: toY(figures.at(-1) ?? 0) },
  }
}

/** Each part starts at the height at which the part before it ends. The last figure is the sum. */
function drawSum(figures: readonly number[]): ArticleDrawing {
  const ends = computeRunningSums(figures.slice(0, -1))
  const total = figures.at(-1) ?? 0
  const max = Math.max(total, ...ends)
  const toX = (index: number) => WIDTH * ((index + 0.5) / figures.length)
  const toY = (figure: number) => BASELINE - toFraction(figure, max) * MAX_HEIGHT
  const dot = { x: toX(ends.length), y: toY(total) }
  return {
    line: [...ends, total]
      .map((end, index) => {
        const start = index < ends.length ? (ends[index - 1] ?? 0) : 0
        return `M${roundTenth(toX(index))} ${roundTenth(toY(start))}V${roundTenth(toY(end))}`
      })
      .join(''),
    hairline: [
      `M0 ${BASELINE}H${WIDTH}`,
      ...ends.map((end, index) => `M${roundTenth(toX(index))} ${roundTenth(toY(end))}H${roundTenth(toX(index + 1))}`),
    ].join(''),
    dot,
  }
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

function createCirclePath({ x, y }: { x: number; y: number }, radius: number): string {
  const [left, across] = [roundTenth(x - radius), roundTenth(2 * radius)]
  const r = roundTenth(radius)
  return `M${left} ${roundTenth(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0`
}
