import type { Coordinates, Point } from './geometry.ts'
import { countLights, eachOf, lightsPath, type Residents } from './lights.ts'
import { type MarkName, markNames } from './markNames.ts'
import { neighborNames } from './neighbors.ts'
import { isOf } from './outline.ts'
import { spread } from './scatter.ts'
import { outlinePath, STATE_MAP, type StateFrame } from './stateFrame.ts'

/** Most lights of a state, of a small one and what lies around it, and the room of each, in units. */
const MOST = 1500
const MOST_AROUND = 2500
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
    /** Who lives around a small one, and the states that they live in. */
    around: frame.isSmall
      ? {
          path: pathOf(lit.filter(({ isOwn }) => !isOwn)),
          borders: frame.borders(),
          neighbors: neighborNames(state, frame, shown),
        }
      : undefined,
  }
}
export type StateLights = ReturnType<typeof stateLights>

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

/** A state's cities at their true places, the largest first; names where there is room. */
export function stateMarks<City extends Coordinates & { name: string; population: number }>(
  frame: StateFrame,
  { top, height }: Pick<StateLights, 'top' | 'height'>,
  cities: City[],
): StateMark<City>[] {
  const marks = cities
    .toSorted((a, b) => b.population - a.population)
    .map((city) => {
      const { x, y } = frame.place(city)
      return { city, name: city.name, x: Math.round(x), y: Math.round(y) }
    })
  const names = markNames(marks, { left: 0, right: STATE_MAP.width, top, bottom: top + height })
  return marks.map((mark, index) => ({ ...mark, name: names[index] }))
}
