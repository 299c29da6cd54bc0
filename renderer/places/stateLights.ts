import type { Town } from '../collections/states/definition.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import { createStateFrame } from '../drawing/stateFrame.ts'
import { drawStateLights, placeStateMarks } from '../drawing/stateMap.ts'
import { drawUsLights } from '../drawing/usMap.ts'
import { residentsBetween } from './residents.ts'

/** Draws a state's lights. Cities need a point on the map. */
export function lightsOfState<City extends Town>({ name, cities }: { name: string; cities: City[] }) {
  const frame = createStateFrame(name)
  const [from, to] = frame.corners
  const isShown = ({ lat, lon }: Coordinates) => lat > from.lat && lat < to.lat && lon > from.lon && lon < to.lon
  const lights = drawStateLights(name, frame, residentsBetween(from, to).filter(isShown))
  return {
    ...lights,
    project: frame.project,
    unproject: frame.unproject,
    /** Computed on demand, because share images don't show names. */
    get cities() {
      return placeStateMarks(name, frame, lights, cities)
    },
  }
}

/** Corners: Hawaii's latitude and the Aleutians' longitude, and the Arctic coast and Maine. */
const COUNTRY = [
  { lat: 18, lon: -179.9 },
  { lat: 72, lon: -66 },
] as const

/** Reads all cells from disk, so call it once per page or image. */
export function drawCountryLights(): ReturnType<typeof drawUsLights> {
  return drawUsLights(residentsBetween(...COUNTRY))
}
