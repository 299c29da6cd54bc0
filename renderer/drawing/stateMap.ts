import type { Coordinates, Point } from './geometry.ts'
import { countLights, eachOf, lightsPath, type Residents } from './lights.ts'
import { type MarkName, markNames } from './markNames.ts'
import { isOf } from './outline.ts'
import { boxOf, crosses, distanceToBox } from './rings.ts'
import { spread } from './scatter.ts'
import { outlinePath, STATE_MAP, type StateFrame } from './stateFrame.ts'

/** Most lights of a state, of a small one and what lies around it, and the room of each, in units. */
const MOST = 1500
const MOST_AROUND = 2200
const AIR = 1.9
const MARGIN = 24

/** Who lives in a state, of groups that may; around a small one, all others. */
export function stateLights(state: string, frame: StateFrame, groups: Residents[]) {
  const all = () => groups.reduce((sum, { residents }) => sum + residents, 0)
  const each = frame.isSmall ? eachOf(all(), MOST_AROUND) : eachOf(residentsIn(state, groups), MOST)
  const lit = countLights(groups, each).map((home) => ({ ...frame.place(home), ...home, isOwn: isOf(state, home) }))
  const top = Math.floor(frame.bounds.top - MARGIN)
  /** The part of the canvas that is drawn upon. */
  const shown = { top, height: Math.ceil(frame.bounds.bottom + MARGIN - top) }
  const isShown = ({ y }: Point) => y > top + 1 && y < top + shown.height - 1
  const pathOf = (homes: typeof lit) => lightsPath(spread(homes, { ...STATE_MAP, air: AIR }).filter(isShown))
  return {
    ...shown,
    outline: outlinePath(frame),
    each,
    path: pathOf(lit.filter(({ isOwn }) => isOwn)),
    /** Who lives around a small one, and all lines there. */
    around: frame.isSmall ? { path: pathOf(lit.filter(({ isOwn }) => !isOwn)), borders: frame.borders() } : undefined,
  }
}
export type StateLights = ReturnType<typeof stateLights>
type Shown = Pick<StateLights, 'top' | 'height'>

/** How many of some live in a state, about: of so many groups one is looked at. */
const LOOKED_AT = 8

function residentsIn(state: string, groups: Residents[]): number {
  let sum = 0
  for (let index = 0; index < groups.length; index += LOOKED_AT) {
    const group = groups[index]
    if (group && isOf(state, group)) sum += group.residents * LOOKED_AT
  }
  return sum
}

export interface StateMark<City> extends Point {
  city: City
  name: MarkName | undefined
}

/** So many cities in a square of this side are drawn again, in the largest of these that has room, in units. */
const CROWD = 6
export const CROWDED = 84
const LARGER = [300, 260, 218]
/** From one place that is tried for it to the next, and its least air to the cities outside and to the state's line. */
const STEP = 12
const AIR_AROUND = 60
const APART = 14

const UNMOVED = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, side: CROWDED }

const squareAt = ({ x, y }: Point, side: number, air = 0) => ({
  left: x - air,
  top: y - air,
  right: x + side + air,
  bottom: y + side + air,
})

const isIn = (corner: Point, place: Point) => distanceToBox(squareAt(corner, CROWDED), place) === 0

/** The corners of the crowded square, and of where it is drawn larger: where nothing of the state is, far from its other cities. */
function insetOf(state: string, { rings, at, isSmall }: StateFrame, { top, height }: Shown, places: Point[]) {
  const many = (corner: Point) => places.filter((place) => isIn(corner, place)).length
  const cornerAround = ({ x, y }: Point) => ({ x: Math.round(x - CROWDED / 2), y: Math.round(y - CROWDED / 2) })
  const [densest] = places.map(cornerAround).toSorted((a, b) => many(b) - many(a))
  if (!densest || isSmall || many(densest) < CROWD) return undefined
  const { left, right, top: north, bottom } = boxOf(places.flatMap((at) => (isIn(densest, at) ? [[at.x, at.y]] : [])))
  const from = cornerAround({ x: (left + right) / 2, y: (north + bottom) / 2 })
  const others = places.filter((place) => !isIn(from, place))
  for (const side of LARGER) {
    let best: { to: Point; room: number } | undefined
    for (let y = top + 2; y + side < top + height; y += STEP)
      for (let x = 2; x + side < STATE_MAP.width; x += STEP) {
        const room = Math.min(...others.map((place) => distanceToBox(squareAt({ x, y }, side), place)))
        if (room < (best?.room ?? AIR_AROUND) || isOf(state, at(x + side / 2, y + side / 2))) continue
        const box = squareAt({ x, y }, side, APART)
        if (!rings.some((ring) => ring.some((end, index) => crosses([ring.at(index - 1) ?? end, end], box))))
          best = { to: { x, y }, room }
      }
    if (best) return { from, to: best.to, side }
  }
  return undefined
}

/** A state's cities, the largest first, at their true places or in the inset, with names where there is room. */
export function stateMarks<City extends Coordinates & { name: string; population: number }>(
  state: string,
  frame: StateFrame,
  { top, height }: Shown,
  cities: City[],
) {
  const places = cities
    .toSorted((a, b) => b.population - a.population)
    .map((city) => ({ city, name: city.name, ...frame.place(city) }))
  const inset = insetOf(state, frame, { top, height }, places)
  const marks = places.map(({ x, y, ...place }) => {
    const { from, to, side } = inset && isIn(inset.from, { x, y }) ? inset : UNMOVED
    const zoom = side / CROWDED
    return { ...place, x: Math.round(to.x + (x - from.x) * zoom), y: Math.round(to.y + (y - from.y) * zoom) }
  })
  const names = markNames(
    marks,
    { left: 0, right: STATE_MAP.width, top, bottom: top + height },
    inset && { from: squareAt(inset.from, CROWDED), to: squareAt(inset.to, inset.side) },
  )
  return { inset, marks: marks.map((mark, index): StateMark<City> => ({ ...mark, name: names[index] })) }
}
