import { lighter } from './boundaries.ts'
import { withinAt } from './clip.ts'
import type { Point, Position } from './geometry.ts'
import type { Box } from './mapText.ts'
import { STATE_MAP } from './stateFrame.ts'

/** The outline keeps this distance from the edge, in units: names of cities on the coast need it. */
const MARGIN = 40
/** Around the plate. */
export const PLATE_MARGIN = 14

const CORNERS = ['top-left', 'bottom-left', 'top-right', 'bottom-right'] as const
export type Corner = (typeof CORNERS)[number]

/** Where a state lies on its canvas, and how much of that is drawn upon. */
export interface StateLayout {
  /** What the outline fills. */
  state: Box
  canvas: Box
  plate: (Box & { corner: Corner }) | undefined
}

/** The whole canvas, for a state alone. */
export const WHOLE: Box = {
  left: MARGIN,
  top: MARGIN,
  right: STATE_MAP.width - MARGIN,
  bottom: STATE_MAP.height - MARGIN,
}

/** A state by itself: as large as it can be. */
export function layoutAlone(bounds: Box): StateLayout {
  return { state: WHOLE, canvas: canvasOf(bounds), plate: undefined }
}

/** A state is made smaller by such steps, to this at most, until a plate has room beside it. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65]
/** The plate moves away from the state by such steps. */
const STEP = 20
/** A plate may hide so much of the state's land, as a share of itself: a cape is no loss. */
const HIDDEN = 0.02
/** Air between the plate and a city. */
const AIR = 16
/** A canvas a hundred units higher is as bad as a state smaller by so much. */
const HEIGHT_COST = 0.02

/**
 * Finds room for a plate in a corner beside a state: the state moves to a side and shrinks as little as it must.
 * @param bounds of the state where it fills the whole canvas, with its rings and its cities there.
 */
export function layoutWith(
  plate: { width: number; height: number },
  { bounds, rings, cities }: { bounds: Box; rings: Position[][]; cities: Point[] },
): StateLayout {
  const land = landOf(rings, bounds)
  let best: { layout: StateLayout; cost: number } | undefined
  for (const size of SIZES) {
    // A smaller state costs more, wherever the plate is.
    if (best && 1 - size > best.cost) break
    const most = (HIDDEN * plate.width * plate.height) / (CELL * size) ** 2
    for (const place of placesOf(bounds, size, plate)) {
      const cost = 1 - size + (HEIGHT_COST * (place.canvas.bottom - place.canvas.top)) / 100
      if (best && cost >= best.cost) continue
      const hidden = boxOn(bounds, place, size)
      if (cities.some((city) => isIn(city, hidden, AIR / size))) continue
      if (countIn(land, hidden) <= most) best = { layout: place, cost }
    }
  }
  return best?.layout ?? layoutAlone(bounds)
}

type Placed = StateLayout & { plate: NonNullable<StateLayout['plate']> }

/** The places of state and plate at a size: the state left, in the middle or right, the plate in each corner. */
function* placesOf(bounds: Box, size: number, plate: { width: number; height: number }): Generator<Placed> {
  const width = (bounds.right - bounds.left) * size
  const height = (bounds.bottom - bounds.top) * size
  const room = STATE_MAP.width - 2 * MARGIN - width
  const lowest = Math.max(height + 2 * MARGIN, plate.height + 2 * PLATE_MARGIN)
  for (let total = lowest; total <= STATE_MAP.height; total += STEP)
    for (const share of [0.5, 0, 1])
      for (const corner of CORNERS) {
        const left = MARGIN + share * room
        const top = corner.startsWith('bottom') ? MARGIN : total - MARGIN - height
        const canvas = { left: 0, top: 0, right: STATE_MAP.width, bottom: total }
        yield {
          state: { left, top, right: left + width, bottom: top + height },
          canvas,
          plate: { ...cornerOf(corner, canvas, plate), corner },
        }
      }
}

function cornerOf(corner: Corner, { right, bottom }: Box, { width, height }: { width: number; height: number }): Box {
  const left = corner.endsWith('left') ? PLATE_MARGIN : right - PLATE_MARGIN - width
  const top = corner.startsWith('top') ? PLATE_MARGIN : bottom - PLATE_MARGIN - height
  return { left, top, right: left + width, bottom: top + height }
}

/** Between two points of land that are looked at, in units. */
const CELL = 16

/** Details of the outline do not matter here: the smallest triangle that counts, in square units. */
const COARSE = 100

function landOf(whole: Position[][], { left, top, right, bottom }: Box): Point[] {
  const points: Point[] = []
  const rings = lighter(whole, COARSE).filter(({ length }) => length > 3)
  for (let y = top + CELL / 2; y < bottom; y += CELL) {
    const isLand = withinAt(rings, y)
    for (let x = left + CELL / 2; x < right; x += CELL) if (isLand(x)) points.push({ x, y })
  }
  return points
}

/** A plate's place on the state as it fills the whole canvas. */
function boxOn(bounds: Box, { state, plate }: Placed, size: number): Box {
  const back = (to: number, from: number, at: number) => from + (at - to) / size
  return {
    left: back(state.left, bounds.left, plate.left),
    right: back(state.left, bounds.left, plate.right),
    top: back(state.top, bounds.top, plate.top),
    bottom: back(state.top, bounds.top, plate.bottom),
  }
}

function countIn(points: Point[], box: Box): number {
  let count = 0
  for (const point of points) if (isIn(point, box, 0)) count += 1
  return count
}

function isIn({ x, y }: Point, { left, top, right, bottom }: Box, air: number): boolean {
  return x > left - air && x < right + air && y > top - air && y < bottom + air
}

function canvasOf({ top, bottom }: Box): Box {
  return {
    left: 0,
    top: Math.max(0, top - MARGIN),
    right: STATE_MAP.width,
    bottom: Math.min(STATE_MAP.height, bottom + MARGIN),
  }
}
