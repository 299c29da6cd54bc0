import type { Place } from '../collections/states/definition.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import { createStateFrame } from '../drawing/stateFrame.ts'
import { drawStateLights, placeCityMarkers } from '../drawing/stateMap.ts'
import { drawUsLights } from '../drawing/usMap.ts'
import { readResidentsBetween } from './residents.ts'

/** Draws a state's lights, and places its cities. */
export function drawStateMap<City extends Place>({ name, cities }: { name: string; cities: City[] }) {
  const frame = createStateFrame(name)
  const [southWest, northEast] = frame.corners
  const isInFrame = ({ lat, lon }: Coordinates) =>
    lat > southWest.lat && lat < northEast.lat && lon > southWest.lon && lon < northEast.lon
  const lights = drawStateLights(name, frame, readResidentsBetween(southWest, northEast).filter(isInFrame))
  return {
    ...lights,
    /** Computed on demand, because share images don't show names. */
    get cities() {
      return placeCityMarkers(name, frame, lights, cities)
    },
  }
}

/** Southwest corner, south of Hawaii and west of the Aleutians, and northeast corner, north of Alaska and east of Maine. */
const COUNTRY_CORNERS = [
  { lat: 18, lon: -179.9 },
  { lat: 72, lon: -66 },
] as const

/** Draws the lights of the country. Reads all cells from disk, so call it once per page or image. */
export function drawCountryLights(): ReturnType<typeof drawUsLights> {
  return drawUsLights(readResidentsBetween(...COUNTRY_CORNERS))
}
