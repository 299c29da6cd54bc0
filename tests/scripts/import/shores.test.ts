import { mesh } from 'topojson-client'
import atlas from 'us-atlas/counties-10m.json'
import { describe, expect, test } from 'vitest'
import { countyLines, type Line, linesNear, lineText, overlaps } from '../../../scripts/import/shores.ts'

/** A jagged coast from west to east. */
const coast = Array.from({ length: 200 }, (_, index): Line[number] => [index / 20, 40 + (index % 2) / 50])

describe('the import of coasts', () => {
  test('keeps every bend near a place, and few elsewhere', () => {
    const [line = []] = linesNear([coast], [{ lat: 40, lon: 1 }])
    const near = (points: Line) => points.filter(([lon]) => lon < 2)
    expect(near(line)).toEqual(near(coast))
    expect(line.length - near(line).length).toBeLessThan(12)
  })

  test('leaves out what no place is near of', () => {
    expect(linesNear([coast], [{ lat: 20, lon: 1 }])).toEqual([])
  })

  test('knows a lake that another layer has too, and one within a larger one', () => {
    const lakeAt = (lon: number, size: number): Line[] => [
      [
        [lon, 40],
        [lon + size, 40],
        [lon + size / 2, 40 + size],
        [lon, 40],
      ],
    ]
    expect([lakeAt(0.5, 1), lakeAt(-9, 30), lakeAt(2, 1)].map((lake) => overlaps(lake, [lakeAt(0, 1.2)]))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('writes whole units, each point relative to the one before, and points that fall on one unit once', () => {
    expect(
      lineText([
        [-1, 2],
        [-1.0001, 2.0001],
        [-0.5, 1],
      ]),
    ).toBe('-2000 4000 1000 -2000')
  })
})

const waysOf = (line: number[][]) => line.slice(1).map((to, index) => [line[index], to].map(String).sort().join(' '))

test('lines between counties run within states, and not along the border of one', () => {
  const ways = countyLines().flatMap(waysOf)
  const borders = new Set(mesh(atlas, atlas.objects.states).coordinates.flatMap(waysOf))
  expect(ways.length).toBeGreaterThan(10_000)
  // Two ways of theirs are a state's coast, by a slip of the source.
  expect(ways.filter((way) => borders.has(way)).length).toBeLessThan(ways.length / 1000)
})
