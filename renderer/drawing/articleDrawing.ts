import { type BeatRoom, beatPath, beatsOf, crestOf, highest } from './beats.ts'
import { coordinate } from './rounding.ts'

/** What an article's drawing can be: its sections as beats, or figures to scale. */
export type ArticleDrawingKind = 'beats' | 'stems' | 'fall' | 'sum' | 'rings' | 'clock' | 'ripples'

/** One line, one light, and hairlines that say where zero or a limit is: SVG paths in units of {@link ARTICLE_SHEET}. */
interface ArticleDrawing {
  line: string
  hairline: string
  light: { x: number; y: number }
}

export const ARTICLE_SHEET = { width: 320, height: 220 }

const { width: WIDTH, height: HEIGHT } = ARTICLE_SHEET
const MARGIN = 10
const BASE = HEIGHT - MARGIN
/** Where the line is that a drawing stands on. */
export const ARTICLE_BASE = BASE
const RISE = BASE - MARGIN - 6
/** What is round begins at the left, like the words beside it. */
const CENTER = { x: HEIGHT / 2, y: HEIGHT / 2 }
const RADIUS = HEIGHT / 2 - MARGIN

/** These take the left of the sheet and are cut to it. All others are stretched to their box. */
const ROUND: readonly ArticleDrawingKind[] = ['rings', 'clock', 'ripples']

export function isRound(kind: ArticleDrawingKind): boolean {
  return ROUND.includes(kind)
}

/** @param figures at least two. For `beats`, the position of each section, and then the end of the last one. */
export function drawArticle(kind: ArticleDrawingKind, figures: readonly number[]): ArticleDrawing {
  return DRAWINGS[kind](figures)
}

const DRAWINGS: Record<ArticleDrawingKind, (figures: readonly number[]) => ArticleDrawing> = {
  stems,
  fall: steps,
  sum: (parts) => steps([...runningSums(parts.slice(0, -1)), ...parts.slice(-1)]),
  rings,
  clock,
  ripples,
  beats,
}

const round = coordinate
const share = (value: number, most: number) => (most > 0 ? value / most : 0)

/** Stems from zero; the hairline carries the height of the last but one across, for the last to be held against. */
function stems(figures: readonly number[]): ArticleDrawing {
  const most = Math.max(...figures)
  const across = (index: number) => WIDTH * ((index + 0.5) / figures.length)
  const height = (index: number) => BASE - share(figures[index] ?? 0, most) * RISE
  const last = figures.length - 1
  return {
    line: figures.map((_, index) => `M${round(across(index))} ${BASE}V${round(height(index))}`).join(''),
    hairline: `M0 ${BASE}H${WIDTH}M0 ${round(height(last - 1))}H${WIDTH}`,
    light: { x: across(last), y: height(last) },
  }
}

/** A line that goes from level to level, each a figure to scale, from edge to edge; the light is on the last. */
function steps(figures: readonly number[]): ArticleDrawing {
  const most = Math.max(...figures)
  const each = WIDTH / figures.length
  const height = (figure: number) => BASE - share(figure, most) * RISE
  const [first = 0, ...others] = figures
  const curves = others.map((figure, index) => {
    const [x, y, from] = [(index + 1) * each, height(figure), height(figures[index] ?? 0)]
    const turn = each * 0.22
    return `H${round(x - turn)}C${round(x)} ${round(from)} ${round(x)} ${round(y)} ${round(x + turn)} ${round(y)}`
  })
  return {
    line: `M0 ${round(height(first))}${curves.join('')}H${WIDTH}`,
    hairline: `M0 ${BASE}H${WIDTH}`,
    light: { x: WIDTH - each / 2, y: height(figures.at(-1) ?? 0) },
  }
}

/** Rings around one place, whose areas are the figures, one around the other. */
function rings(figures: readonly number[]): ArticleDrawing {
  const areas = runningSums(figures)
  const radii = areas.map((area) => RADIUS * Math.sqrt(share(area, areas.at(-1) ?? 0)))
  return {
    line: radii.at(-1) ? circle(CENTER, radii.at(-1) ?? 0) : '',
    hairline: radii
      .slice(0, -1)
      .map((radius) => circle(CENTER, radius))
      .join(''),
    light: CENTER,
  }
}

/** One turn, shared as the figures are; the light stands where the last share begins. */
function clock(figures: readonly number[]): ArticleDrawing {
  const ends = runningSums(figures)
  const turn = (2 * Math.PI) / (ends.at(-1) || 1)
  const angle = (ends.at(-2) ?? 0) * turn
  const begin = { x: CENTER.x + RADIUS * Math.sin(angle), y: CENTER.y - RADIUS * Math.cos(angle) }
  return {
    line: circle(CENTER, RADIUS),
    hairline: `M${CENTER.x} ${CENTER.y}L${round(begin.x)} ${round(begin.y)}M${CENTER.x} ${CENTER.y}V${CENTER.y - RADIUS}`,
    light: begin,
  }
}

/** What grows from step to step: circles from one point, each as much wider than the one before. */
function ripples(figures: readonly number[]): ArticleDrawing {
  const start = CENTER.x - RADIUS
  const circles = figures.map((_, index) => {
    const radius = (RADIUS * (index + 1)) / figures.length
    return circle({ x: start + radius, y: CENTER.y }, radius)
  })
  return {
    line: circles.at(-1) ?? '',
    hairline: circles.slice(0, -1).join(''),
    light: { x: start, y: CENTER.y },
  }
}

const ROOM: BeatRoom = { end: WIDTH, base: BASE, from: 20, to: WIDTH - 6, height: RISE, width: 6 }

function beats(starts: readonly number[]): ArticleDrawing {
  const all = beatsOf(starts.slice(0, -1), starts.at(-1) ?? 0)
  const light = all[highest(all)]
  return { line: beatPath(all, ROOM), hairline: '', light: light ? crestOf(light, ROOM) : CENTER }
}

function runningSums(figures: readonly number[]): number[] {
  let sum = 0
  return figures.map((figure) => {
    sum += figure
    return sum
  })
}

function circle({ x, y }: { x: number; y: number }, radius: number): string {
  const [left, across] = [round(x - radius), round(2 * radius)]
  const r = round(radius)
  return `M${left} ${round(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0`
}
