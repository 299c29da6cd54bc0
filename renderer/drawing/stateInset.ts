import type { Circle, Point } from './geometry.ts'
import type { Box } from './mapText.ts'

/** How many times larger the plate shows what lies in its window. */
export const TIMES = 3
/** The plate's width in units, and its heights. */
export const PLATE = { width: 310, lowest: 190, highest: 300 }
/** Around the outermost cities of the plate, in its units: their names need it. */
const MARGIN = { x: 60, y: 34 }
/** With fewer cities too close for their names, a plate would tell nothing. */
const FEWEST = 3

/** The part of a map that the plate shows larger: its middle, and the plate's height. */
export interface Window {
  middle: Point
  height: number
  /** By their place in the list. */
  cities: number[]
}

/**
 * The largest crowd of cities: where a window on the map holds most that have no name on it, then the most people.
 * @param discs of all cities.
 * @param isNamed by the cities' places in the list.
 */
export function windowOf(discs: Circle[], isNamed: boolean[], people: number[]): Window | undefined {
  const windows = discs.map((disc) => windowAround(disc, discs))
  const crowded = windows.map((window) => ({
    window,
    nameless: window.cities.filter((index) => !isNamed[index]).length,
    people: window.cities.reduce((sum, index) => sum + (people[index] ?? 0), 0),
  }))
  const [most] = crowded.toSorted((a, b) => b.nameless - a.nameless || b.people - a.people)
  return most && most.nameless >= FEWEST ? most.window : undefined
}

/** Around a city and those that fit into a window with it, the nearest first. */
function windowAround(city: Circle, discs: Circle[]): Window {
  const most = { x: (PLATE.width - 2 * MARGIN.x) / TIMES, y: (PLATE.highest - 2 * MARGIN.y) / TIMES }
  let box: Box = { left: city.x, right: city.x, top: city.y, bottom: city.y }
  const near = [...discs.entries()].toSorted(([, a], [, b]) => distance(a, city) - distance(b, city))
  const cities: number[] = []
  for (const [index, { x, y }] of near) {
    const wider = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    }
    if (wider.right - wider.left > most.x || wider.bottom - wider.top > most.y) continue
    box = wider
    cities.push(index)
  }
  const wanted = (box.bottom - box.top) * TIMES + 2 * MARGIN.y
  return {
    middle: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    height: Math.round(Math.min(PLATE.highest, Math.max(PLATE.lowest, wanted))),
    cities: cities.toSorted((a, b) => a - b),
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** What the plate shows, as a box of the map. */
export function boxOf({ middle, height }: Window): Box {
  const [wide, high] = [PLATE.width / TIMES / 2, height / TIMES / 2]
  return { left: middle.x - wide, right: middle.x + wide, top: middle.y - high, bottom: middle.y + high }
}
