import { type CityFrame, type Coordinates, project } from './cityFrame.ts'
import type { Box, Circle } from './mapText.ts'

/** A place as a map knows it. */
export interface MapSpot extends Coordinates {
  name: string
  population: number
}

/** A place that lies beyond the edge, with its distance in words. */
export interface FarSpot extends MapSpot {
  miles: string
}

/** The square root of so many people is one unit of radius: areas, not radii, grow with the population. */
const PEOPLE = 80
/** Smaller discs could not be seen. */
const SMALLEST = 2

/** The disc of a place: its area grows with the population. */
export function discOf(frame: CityFrame, spot: MapSpot): Circle {
  return { ...project(frame, spot), radius: Math.max(SMALLEST, Math.sqrt(spot.population) / PEOPLE) }
}

/** The room that a disc takes. */
export function discBox({ x, y, radius }: Circle): Box {
  const reach = radius + 1
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}
