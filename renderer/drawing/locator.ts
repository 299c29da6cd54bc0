import { type Circle, type Coordinates, MAP } from './cityFrame.ts'
import { type Box, type TakenRoom, takeRoom } from './mapText.ts'
import { outlinePath, type StateFrame, stateFrame } from './stateFrame.ts'

/** Where in its state a city lies, as a small plate in a corner of its map. */
export interface Locator {
  /** The plate's left upper corner. The outline's path begins there. */
  left: number
  top: number
  outline: string
  light: Circle
  /** The part of the plate that the light is in, as a compass direction: 0 is north, 7 north-west; the middle has none. */
  inState: number | undefined
  box: Box
}

/** The plate's size, and the distance of the outline from its edge and of the plate from the map's. */
export const PLATE = { width: 170, height: 150, margin: 12 }
const EDGE = 14
const LIGHT = 5

const framed = new Map<string, Pick<StateFrame, 'place'> & { outline: string }>()

/** Places the plate in the corner where it covers the fewest other things: for a map that shows no other place. */
export function placeLocator(state: string, city: Coordinates, room: TakenRoom): Locator | undefined {
  const inState = framed.get(state) ?? framedOf(state)
  framed.set(state, inState)
  const { outline, place } = inState
  const light = { ...place(city), radius: LIGHT }
  const tops = [MAP.height - PLATE.height - EDGE, EDGE]
  const plates = tops.flatMap((top) =>
    [MAP.width - PLATE.width - EDGE, EDGE].map((left) => ({
      left,
      top,
      outline,
      light,
      inState: directionFromMiddle(light),
      box: { left, top, right: left + PLATE.width, bottom: top + PLATE.height },
    })),
  )
  return takeRoom(room, plates, Number.POSITIVE_INFINITY)
}

function framedOf(state: string): Pick<StateFrame, 'place'> & { outline: string } {
  const { width, height, margin } = PLATE
  const frame = stateFrame(state, { left: margin, top: margin, right: width - margin, bottom: height - margin })
  return { place: frame.place, outline: outlinePath(frame) }
}

/** Nearer to the middle of the plate, in units, a city is in the middle of its state. */
const MIDDLE = 14

function directionFromMiddle({ x, y }: Circle): number | undefined {
  const [east, north] = [x - PLATE.width / 2, PLATE.height / 2 - y]
  if (Math.hypot(east, north) < MIDDLE) return undefined
  return (Math.round((Math.atan2(east, north) / (2 * Math.PI)) * 8) + 8) % 8
}
