import type { Coordinates, Point } from './geometry.ts'
import { countLights, lightsPath, type Residents, residentsPerLight } from './lights.ts'
import { type MarkName, placeMarkNames } from './markNames.ts'
import { belongsToState } from './outline.ts'
import { boundingBox, crossesBox, distanceToBox } from './rings.ts'
import { scatterLights } from './scatter.ts'
import { drawOutline, STATE_MAP, type StateFrame } from './stateFrame.ts'

const MAX_LIGHTS = 1500
const MAX_LIGHTS_AROUND = 2200
const SPACING = 1.9
const MARGIN = 24

/** Draws a state's lights and outline, and the visible part of the map. */
export function drawStateLights(state: string, frame: StateFrame, groups: Residents[]) {
  const all = () => groups.reduce((sum, { residents }) => sum + residents, 0)
  const each = frame.isSmall
    ? residentsPerLight(all(), MAX_LIGHTS_AROUND)
    : residentsPerLight(estimateResidents(state, groups), MAX_LIGHTS)
  const lit = countLights(groups, each).map((home) => ({
    ...frame.place(home),
    ...home,
    isOwn: belongsToState(state, home),
  }))
  const top = Math.floor(frame.bounds.top - MARGIN)
  const shown = { top, height: Math.ceil(frame.bounds.bottom + MARGIN - top) }
  const isShown = ({ y }: Point) => y > top + 1 && y < top + shown.height - 1
  const drawLights = (homes: typeof lit) =>
    lightsPath(scatterLights(homes, { ...STATE_MAP, spacing: SPACING }).filter(isShown))
  return {
    ...shown,
    outline: drawOutline(frame),
    each,
    path: drawLights(lit.filter(({ isOwn }) => isOwn)),
    around: frame.isSmall
      ? { path: drawLights(lit.filter(({ isOwn }) => !isOwn)), borders: frame.borders() }
      : undefined,
  }
}
type StateLights = ReturnType<typeof drawStateLights>
type VisiblePart = Pick<StateLights, 'top' | 'height'>

const SAMPLE_STEP = 8

function estimateResidents(state: string, groups: Residents[]): number {
  let sum = 0
  for (let index = 0; index < groups.length; index += SAMPLE_STEP) {
    const group = groups[index]
    if (group && belongsToState(state, group)) sum += group.residents * SAMPLE_STEP
  }
  return sum
}

/** A city on a state's map. The name is undefined if it doesn't fit. */
export interface StateMark<City> extends Point {
  city: City
  name: MarkName | undefined
}

const CROWDED_COUNT = 6

/** Side of the square that is shown larger if it's crowded, in units of the view box. */
export const CROWDED_SIDE = 84
const INSET_SIDES = [300, 260, 218]
const STEP = 12
const MIN_CITY_DISTANCE = 60
const MIN_OUTLINE_DISTANCE = 14

const NO_INSET = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, side: CROWDED_SIDE }

const squareAt = ({ x, y }: Point, side: number, air = 0) => ({
  left: x - air,
  top: y - air,
  right: x + side + air,
  bottom: y + side + air,
})

const isInSquare = (corner: Point, place: Point) => distanceToBox(squareAt(corner, CROWDED_SIDE), place) === 0

function findInset(state: string, { rings, at, isSmall }: StateFrame, { top, height }: VisiblePart, places: Point[]) {
  const countIn = (corner: Point) => places.filter((place) => isInSquare(corner, place)).length
  const cornerAround = ({ x, y }: Point) => ({
    x: Math.round(x - CROWDED_SIDE / 2),
    y: Math.round(y - CROWDED_SIDE / 2),
  })
  const [densest] = places.map(cornerAround).toSorted((a, b) => countIn(b) - countIn(a))
  if (!densest || isSmall || countIn(densest) < CROWDED_COUNT) return undefined
  const {
    left,
    right,
    top: north,
    bottom,
  } = boundingBox(places.flatMap((at) => (isInSquare(densest, at) ? [[at.x, at.y]] : [])))
  const from = cornerAround({ x: (left + right) / 2, y: (north + bottom) / 2 })
  const others = places.filter((place) => !isInSquare(from, place))
  for (const side of INSET_SIDES) {
    let best: { to: Point; room: number } | undefined
    for (let y = top + 2; y + side < top + height; y += STEP)
      for (let x = 2; x + side < STATE_MAP.width; x += STEP) {
        const room = Math.min(...others.map((place) => distanceToBox(squareAt({ x, y }, side), place)))
        if (room < (best?.room ?? MIN_CITY_DISTANCE) || belongsToState(state, at(x + side / 2, y + side / 2))) continue
        const box = squareAt({ x, y }, side, MIN_OUTLINE_DISTANCE)
        if (!rings.some((ring) => ring.some((end, index) => crossesBox([ring.at(index - 1) ?? end, end], box))))
          best = { to: { x, y }, room }
      }
    if (best) return { from, to: best.to, side }
  }
  return undefined
}

/** Places cities and names on a map, and moves crowded cities into an enlarged square. */
export function placeStateMarks<City extends Coordinates & { name: string; population: number }>(
  state: string,
  frame: StateFrame,
  { top, height }: VisiblePart,
  cities: City[],
) {
  const places = cities
    .toSorted((a, b) => b.population - a.population)
    .map((city) => ({ city, name: city.name, ...frame.place(city) }))
  const inset = findInset(state, frame, { top, height }, places)
  const marks = places.map(({ x, y, ...place }) => {
    const { from, to, side } = inset && isInSquare(inset.from, { x, y }) ? inset : NO_INSET
    const zoom = side / CROWDED_SIDE
    return { ...place, x: Math.round(to.x + (x - from.x) * zoom), y: Math.round(to.y + (y - from.y) * zoom) }
  })
  const names = placeMarkNames(
    marks,
    { left: 0, right: STATE_MAP.width, top, bottom: top + height },
    inset && { from: squareAt(inset.from, CROWDED_SIDE), to: squareAt(inset.to, inset.side) },
  )
  return { inset, marks: marks.map((mark, index): StateMark<City> => ({ ...mark, name: names[index] })) }
}
