import type { Point } from './geometry.ts'
import { type Font, measureText } from './textWidth.ts'

/** A place that a drawing can name. The point is in pixels. */
export interface Area extends Point {
  name: string
  population: number
}

/** A label's bounding box: the center, and half of the width and height. */
export interface LabelBox extends Point {
  half: { width: number; height: number }
}

const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5]
  .flatMap((x) => [0, 1, -1].map((y) => ({ x, y })))
  .toSorted((a, b) => Math.abs(a.x) * 2 + Math.abs(a.y) - Math.abs(b.x) * 2 - Math.abs(b.y))
const HALF_HEIGHT = 0.62
const PADDING = 0.3
const BASELINE = 0.3
const EDGE = 4

interface Options {
  candidates: Area[]
  size: number
  max: number
  taken: LabelBox[]
  ring: Point & { radius: number }
  width: number
  height: number
}

/** Places names without overlaps, the most populous areas first. Names that don't fit are omitted. */
export function placeAreaNames(areas: Area[], { candidates, size, max, taken, ring, width, height }: Options) {
  const boxes = [...taken]
  const names: (Point & { text: string; box: LabelBox })[] = []
  for (const area of candidates.toSorted((a, b) => b.population - a.population)) {
    if (names.length === max) break
    const { half } = labelBox(area.name, 'sans', { size, ...area })
    const box = SHIFTS.map(({ x, y }) => ({
      x: area.x + x * half.width * 2,
      y: area.y + y * half.height * 2,
      half,
    })).find(
      (box) =>
        isInside(box, width, height) &&
        !crossesRing(box, ring) &&
        !boxes.some((taken) => overlap(taken, box)) &&
        isNearestArea(box, area, areas),
    )
    if (!box) continue
    boxes.push(box)
    names.push({ text: area.name, x: Math.round(box.x), y: Math.round(box.y + BASELINE * size), box })
  }
  return names
}

/** Returns the box of a text at a font size, with padding, in pixels. */
export function labelBox(text: string, font: Font, { x, y, size }: Point & { size: number }): LabelBox {
  return { x, y, half: { width: measureText(text, font, size) / 2 + PADDING * size, height: HALF_HEIGHT * size } }
}

function isInside({ x, y, half }: LabelBox, width: number, height: number): boolean {
  return (
    x - half.width > EDGE && x + half.width < width - EDGE && y - half.height > EDGE && y + half.height < height - EDGE
  )
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return Math.abs(a.x - b.x) < a.half.width + b.half.width && Math.abs(a.y - b.y) < a.half.height + b.half.height
}

function crossesRing({ x, y, half }: LabelBox, ring: Options['ring']): boolean {
  const [across, down] = [Math.abs(x - ring.x), Math.abs(y - ring.y)]
  const nearest = Math.hypot(Math.max(0, across - half.width), Math.max(0, down - half.height))
  return nearest < ring.radius && Math.hypot(across + half.width, down + half.height) > ring.radius
}

/** With four times the population, an area reaches twice as far. */
function isNearestArea({ x, y, half }: LabelBox, own: Area, areas: Area[]): boolean {
  const others = areas.filter((area) => area !== own)
  const distance = (area: Area, at: number) => ((area.x - at) ** 2 + (area.y - y) ** 2) / area.population
  const isOwn = (at: number) => others.every((area) => distance(area, at) >= distance(own, at))
  const isOn = (area: Area) => Math.abs(area.x - x) < half.width && Math.abs(area.y - y) < half.height
  return [x - half.width / 2, x, x + half.width / 2].every(isOwn) && !others.some(isOn)
}
