import { describe, expect, test } from 'vitest'
import { finerLand, has, inletsOf, outlineOf, sameAs, withFiner } from '../../../scripts/import/coasts.ts'
import type { Line } from '../../../scripts/import/shores.ts'

/** A rectangle as a ring, clockwise from its south-west. */
const ringOf = (west: number, south: number, east: number, north: number): Line => [
  [west, south],
  [west, north],
  [east, north],
  [east, south],
  [west, south],
]

describe('the outline of states', () => {
  test('is what no two of them share', () => {
    const [outline = [], ...others] = outlineOf([ringOf(0, 0, 1, 1), ringOf(1, 0, 2, 1)])
    expect(others).toEqual([])
    expect(new Set(outline.map(String))).toEqual(new Set(['0,0', '0,1', '1,1', '2,1', '2,0', '1,0']))
  })
})

describe('a coast of one country on a continent', () => {
  const continent = ringOf(0, 0, 10, 10)
  const stretch = { from: [0, 2], by: [0, 4], to: [0, 6] } as const
  const way = { from: [...stretch.from], by: [...stretch.by], to: [...stretch.to] } as Parameters<typeof has>[1]
  const coast: Line = [
    [0, 0],
    [0, 2],
    [0, 4],
    [0, 6],
    [0, 10],
    [10, 10],
    [10, 0],
    [0, 0],
  ]
  /** The country, whose coast has a cape. */
  const country: Line = [
    [0, 2],
    [-0.2, 3],
    [0, 4],
    [0, 6],
    [4, 6],
    [4, 2],
    [0, 2],
  ]

  test('is the finer one between its neighbors, whichever way that goes around', () => {
    for (const fine of [country, country.toReversed()]) {
      const drawn = withFiner(coast, [fine], [way])
      expect(drawn).toContainEqual([-0.2, 3])
      expect(drawn).toContainEqual([10, 10])
      expect(drawn).not.toContainEqual([4, 6])
      expect(drawn[0]).toEqual(drawn.at(-1))
    }
  })

  test('is left as it is on a ring that lies elsewhere', () => {
    expect(has(continent, way)).toBe(false)
    expect(withFiner(ringOf(40, 40, 50, 50), [country], [way])).toEqual(ringOf(40, 40, 50, 50))
  })
})

describe('islands and inlets', () => {
  test('an island is the same when most of it lies at the other’s coast', () => {
    const isSame = sameAs([ringOf(0, 0, 1, 1)])
    expect([ringOf(0.01, 0.01, 1.01, 1), ringOf(3, 3, 4, 4)].map(isSame)).toEqual([true, false])
  })

  test('water that reaches far into the finer land is kept, closed at its mouth; a coast that is a little off is not', () => {
    const land = ringOf(0, 0, 1, 1)
    const bay: Line = [
      [0.4, -0.1],
      [0.4, 0.1],
      [0.42, 0.3],
      [0.45, 0.5],
      [0.48, 0.3],
      [0.5, 0.1],
      [0.5, -0.1],
    ]
    const [inlet = [], ...others] = inletsOf(
      [
        bay,
        [
          [0, -0.1],
          [0.2, 0.01],
          [0.3, 0.02],
          [0.5, 0.01],
          [0.6, -0.1],
        ],
      ],
      [land],
    )
    expect(others).toEqual([])
    expect(inlet.slice(0, 1)).toEqual(inlet.slice(-1))
    expect(inlet.map(String)).toContain('0.45,0.5')
    expect(inlet.map(String)).not.toContain('0.4,-0.1')
  })

  test('of two drawings of an island the finer one is taken, and a foreign one is left', () => {
    const { land } = finerLand([ringOf(0, 0, 1.01, 1), ringOf(5, 5, 6, 6)], [ringOf(0, 0, 1, 1)], [])
    expect(land.map((ring) => ring.map(String).toSorted().at(-1))).toEqual(['6,6', '1,1'])
  })
})
