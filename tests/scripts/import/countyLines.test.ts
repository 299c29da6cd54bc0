import { mesh } from 'topojson-client'
import atlas from 'us-atlas/counties-10m.json'
import { expect, test } from 'vitest'
import { countyLines } from '../../../scripts/import/countyLines.ts'

const waysOf = (line: number[][]) => line.slice(1).map((to, index) => [line[index], to].map(String).sort().join(' '))

test('lines between counties run within states, and not along the border of one', () => {
  const ways = countyLines().flatMap(waysOf)
  const borders = new Set(mesh(atlas, atlas.objects.states).coordinates.flatMap(waysOf))
  expect(ways.length).toBeGreaterThan(10_000)
  // Two ways of theirs are a state's coast, by a slip of the source.
  expect(ways.filter((way) => borders.has(way)).length).toBeLessThan(ways.length / 1000)
})
