import { mesh } from 'topojson-client'
import states from 'us-atlas/states-10m.json'
import type { Position } from './geometry.ts'
import { LineIndex } from './lineIndex.ts'
import shores from './shores.json'

interface Shores {
  /** Coasts and the shores of lakes. A point within an odd number of rings is on land. */
  rings: LineIndex[]
  /** Lines between states, and between the country and its neighbors. */
  borders: LineIndex[]
  /** Lines between the counties of a state. */
  counties: LineIndex[]
}

let made: Shores | undefined

/**
 * Coasts, lakes and borders, in degrees east and north. Coasts are Natural Earth's at 1:10 million, which are true to about
 * half a mile: five times as many points as the boundaries of the Census Bureau in `us-atlas`, whose bays are triangles.
 * Lines between states and counties are those of `us-atlas`. Read once, when the first map asks.
 */
export function shoresOfCountry(): Shores {
  made ??= {
    rings: shores.rings.map((text) => new LineIndex(closed(pointsOf(text)))),
    borders: [...shores.borders.map(pointsOf), ...stateLines()].map((line) => new LineIndex(line)),
    counties: shores.counties.map((text) => new LineIndex(pointsOf(text))),
  }
  return made
}

function stateLines(): Position[][] {
  const { coordinates } = mesh(states, states.objects.states, (a, b) => a !== b)
  return coordinates.map((line) => line.map(([lon = 0, lat = 0]): Position => [lon, lat]))
}

/** Whole units, each point relative to the one before, as the import writes them. */
function pointsOf(text: string): Position[] {
  const steps = text.split(' ').map(Number)
  const points: Position[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    points.push([x / shores.unitsPerDegree, y / shores.unitsPerDegree])
  }
  return points
}

/** A ring that ends where it begins: the import leaves out a last point that falls on the one before. */
function closed(points: Position[]): Position[] {
  const [first] = points
  return first ? [...points, first] : points
}
