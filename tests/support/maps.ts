import type { Circle } from '../../renderer/drawing/geometry.ts'
import { type Box, isInside, type MapText, touch } from '../../renderer/drawing/mapText.ts'
import { STATE_MAP } from '../../renderer/drawing/stateFrame.ts'
import { type StateMapDrawing, TOWN } from '../../renderer/drawing/stateMap.ts'
import { type Font, textWidth } from '../../renderer/drawing/textWidth.ts'

/** The two sets of names, one for wide maps and one for phones. */
export const SETS = ['wide', 'small'] as const

/** The letters of a name whose base line has its middle at a point. */
export function boxOfName(text: string, font: Font, size: number, { x, y }: { x: number; y: number }): Box {
  const half = textWidth(text, font, size) / 2
  return { left: x - half, right: x + half, top: y - size * 0.75, bottom: y + size * 0.25 }
}

/** The pairs of words that lie over each other. */
function touchingWords(words: MapText[]): string[] {
  return words.flatMap((a, index) =>
    words.slice(index + 1).flatMap((b) => (touch(a.box, b.box) ? [`${a.text} / ${b.text}`] : [])),
  )
}

/** Whether a disc lies on a box. */
function reaches({ x, y, radius }: Circle, { left, right, top, bottom }: Box): boolean {
  return Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < radius
}

/** What is wrong with the words of a state's map, or of its plate: they touch, strike a dot or a light, or leave the drawing. */
export function faultsOfWords({ cities, lights, top, height, plate }: StateMapDrawing<unknown>): string[] {
  const sets = SETS.map((set) => ({
    words: cities.flatMap((city) => city[set] ?? []),
    discs: [...cities.map(({ disc }) => disc), ...lightsIn(lights.both), ...lightsIn(lights[set])],
    box: { left: 0, top, right: STATE_MAP.width, bottom: top + height },
    hidden: set === 'wide' ? plate?.box : undefined,
  }))
  const larger = plate && {
    words: plate.cities.flatMap(({ name }) => name ?? []),
    discs: [...plate.cities.map(({ disc }) => disc), ...lightsIn(plate.lights)],
    box: { left: 0, top: 0, right: plate.width, bottom: plate.height },
    hidden: undefined,
  }
  return [...sets, ...(larger ? [larger] : [])].flatMap(({ words, discs, box, hidden }) => [
    ...touchingWords(words).map((pair) => `${pair} touch`),
    ...words.flatMap(({ text, box: word }) => [
      ...(discs.some((disc) => reaches(disc, word)) ? [`${text} strikes a dot`] : []),
      ...(isInside(word, box) ? [] : [`${text} is cut`]),
      ...(hidden && touch(word, hidden) ? [`${text} lies under the plate`] : []),
    ]),
  ])
}

/** Lights are drawn as a path of zero-length strokes, each relative to the one before, on whole units. */
function lightsIn(path: string): Circle[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/m(-?\d+) ?(-?\d+)h0/g)].map(([, right, down]) => {
    x += Number(right)
    y += Number(down)
    // A unit of rounding is less than a pixel.
    return { x, y, radius: TOWN - 1 }
  })
}
