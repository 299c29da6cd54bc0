import type { Place } from '../collections/states/schema.ts'
import type { Coordinates } from '../drawing/geometry.ts'
import { createStateFrame } from '../drawing/stateFrame.ts'
import { drawStateLights, placeCityMarkers } from '../drawing/stateMap.ts'
import { drawUsLights } from '../drawing/usMap.ts'
import { readBlockGroupsBetween } from './blockGroups.ts'

/** Draws the outline and lights of a state. Reading `cities` also places the markers and names of cities. */
export function drawStateMap<City extends Place>({ name, cities }: { name: string; cities: City[] }) {
  const frame = createStateFrame(name)
  const { southWest, northEast } = frame
  // Residents outside the frame would take lights from those inside.
  const isInFrame = ({ lat, lon }: Coordinates) =>
    lat > southWest.lat && lat < northEast.lat && lon > southWest.lon && lon < northEast.lon
  const lights = drawStateLights(frame, readBlockGroupsBetween(southWest, northEast).filter(isInFrame))
  return {
    ...lights,
    /** A getter: placing names is slow, and share images don't show cities. */
    get cities() {
      return placeCityMarkers(frame, lights, cities)
    },
  }
}

/** Southwest of Hawaii and most of the Aleutians, and northeast of Alaska and Maine. */
const US_CORNERS = [
  { lat: 18, lon: -179.9 },
  { lat: 72, lon: -66 },
] as const

/** Draws the lights of the United States. Slow: it reads all cells from disk. */
export const readAndDrawUsLights = () => drawUsLights(readBlockGroupsBetween(...US_CORNERS))
