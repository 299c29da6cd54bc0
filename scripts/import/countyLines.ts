import { mesh } from 'topojson-client'
import atlas from 'us-atlas/counties-10m.json'
import type { Line } from './shores.ts'

/** The lines between two counties of a state, as the Census Bureau draws them at 1:10m in `us-atlas`. */
export function countyLines(): Line[] {
  const { counties } = atlas.objects
  // Of a county's five digits the first two are the state's.
  const stateOf = (id: string | number | undefined) => String(id).slice(0, 2)
  const { coordinates } = mesh(atlas, counties, (a, b) => a !== b && stateOf(a.id) === stateOf(b.id))
  return coordinates.map((line) => line.map(([lon = 0, lat = 0]): [number, number] => [lon, lat]))
}
