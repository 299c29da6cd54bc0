import { expect, test } from 'vitest'
import { type Area, placeAreaNames } from '../../../renderer/drawing/areaNames.ts'

const PICTURE = { width: 300, height: 300, size: 12, max: 3, taken: [], ring: { x: 0, y: 0, radius: 0 } }
const named = (areas: Area[], candidates = areas, rest = {}) =>
  placeAreaNames(areas, { ...PICTURE, candidates, ...rest }).map(({ text, x, y }) => ({ text, x, y }))

const large = { name: 'Large', x: 150, y: 150, population: 900_000 }

test('a name stands in the middle of its place', () => {
  expect(named([large])).toEqual([{ text: 'Large', x: 150, y: 154 }])
})

test('the largest places are named, no more than there may be', () => {
  const towns = [40, 90, 140, 190, 240].map((y, index) => ({
    name: `Town ${index}`,
    x: 60,
    y,
    population: 1000 + index,
  }))
  expect(named(towns).map(({ text }) => text)).toEqual(['Town 4', 'Town 3', 'Town 2'])
})

test('what is taken stays free, and no name leaves the picture', () => {
  expect(named([large], [large], { taken: [{ x: 150, y: 150, half: { width: 150, height: 80 } }] })).toEqual([])
  expect(named([{ ...large, x: 2 }])).toEqual([])
})

test('no name breaks the ring: it stands within or without', () => {
  const within = (radius: number) => named([large], [large], { ring: { x: 150, y: 150, radius } })
  expect([within(60), within(12)]).toEqual([named([large]), []])
})

test('a small place next to a large one has no name, rather than one that the large one would get', () => {
  const small = { name: 'Small place', x: 175, y: 150, population: 9000 }
  expect(named([large, small], [small])).toEqual([])
  const apart = { ...small, x: 240, y: 40, population: 90_000 }
  expect(named([large, apart], [apart])).toEqual([{ text: 'Small place', x: 240, y: 44 }])
})

test('no name lies on another place', () => {
  const long = { name: 'A very long name', x: 150, y: 150, population: 50_000 }
  const village = { name: 'Village', x: 170, y: 153, population: 20 }
  const [name] = named([long, village], [long])
  expect(Math.abs((name?.y ?? 153) - 4 - village.y)).toBeGreaterThan(12 * 0.62)
})
