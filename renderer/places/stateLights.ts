import type { Town } from '../collections/states/definition.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import { createStateFrame } from '../drawing/stateFrame.ts'
import { drawStateLights, placeStateMarks } from '../drawing/stateMap.ts'
import { drawUsLights } from '../drawing/usMap.ts'
import { residentsBetween } from './residents.ts'

/** Who lives in a state, drawn once for its page and once for its share picture, and its cities. */
export function lightsOfState<City extends Town>({ name, cities }: { name: string; cities: City[] }) {
  const frame = createStateFrame(name)
  const [from, to] = frame.corners
  const isShown = ({ lat, lon }: Coordinates) => lat > from.lat && lat < to.lat && lon > from.lon && lon < to.lon
  const lights = drawStateLights(name, frame, residentsBetween(from, to).filter(isShown))
  return {
    ...lights,
    place: frame.place,
    /** Placed when they are asked for: a share picture has no names. */
    get cities() {
      return placeStateMarks(name, frame, lights, cities)
    },
  }
}

/** From Attu's longitude on this side of the antimeridian to Maine, and from Hawaii to the Arctic coast. */
const COUNTRY = [
  { lat: 18, lon: -179.9 },
  { lat: 72, lon: -66 },
] as const

/** Draws the residents of the country as lights. */
export function drawCountryLights(): ReturnType<typeof drawUsLights> {
  return drawUsLights(residentsBetween(...COUNTRY))
}
