import { describe, expect, test } from 'vitest'
import type { City } from '../../../renderer/collections/states/definition.ts'
import { isDeferred } from '../../../renderer/deferred.ts'
import { Atlas, type StateEntry } from '../../../renderer/places/atlas.ts'
import { NEAREST } from '../../../renderer/places/cityMap.ts'
import { milesBetween } from '../../../renderer/places/geography.ts'
import { leastMiles, neighborhoods, SIGHT } from '../../../renderer/places/neighborhood.ts'
import { Places } from '../../../renderer/places/places.ts'
import { siteOf } from '../../support/contentFolder.ts'
import { Random } from '../../support/random.ts'

/** A state of places in a square of two degrees; some have too few cities to find the nearest at home. */
function madeUp(random: Random, west: number, south: number): StateEntry {
  const slug = `state-${west}-${south}`
  const spot = (index: number) => ({
    name: `Place ${index}`,
    slug: `place-${index}`,
    counties: [],
    population: 1000 + index,
    lat: south + 2 * random.next(),
    lon: west + 2 * random.next(),
  })
  const spots = Array.from({ length: 2 + random.below(60) }, (_, index) => spot(index))
  const cities: City[] = spots.slice(0, 1 + random.below(spots.length))
  const towns = spots.slice(cities.length).map(({ slug: _, ...town }) => town)
  return { slug, name: slug, abbreviation: 'MU', countyKind: 'County', cities, towns, notes: [] } as StateEntry
}

const random = new Random(22)
const country = [-175, -120, -118, -115, -95, 178].flatMap((west) =>
  [24, 27, 29, 60].map((south) => madeUp(random, west, south)),
)
const around = neighborhoods(country)

describe('the neighborhood of a state', () => {
  test('has every state of which a page of its cities shows something, and few others', () => {
    const atlas = new Atlas(country)
    const stateOf = new Map(country.flatMap((state) => [...state.cities, ...state.towns].map((spot) => [spot, state])))
    for (const { state, city } of atlas.places) {
      const shown = [
        ...atlas.nearest(city, NEAREST).map((near) => near.city),
        ...atlas.spotsWithin(city, SIGHT).map(({ place }) => place),
      ]
      const states = new Set(shown.map((spot) => stateOf.get(spot)))
      expect(around.get(state.slug)).toEqual(expect.arrayContaining([...states]))
    }
    const sizes = [...around.values()].map((states) => states.length).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(country.length / 3)
  })

  test('has the state itself, whether it has a city or none', () => {
    const empty = { ...madeUp(random, 0, 0), cities: [], towns: [] }
    const all = neighborhoods([...country, empty])
    expect([...all.keys()]).toEqual([...around.keys(), empty.slug])
    for (const [slug, states] of all) expect(states.map((state) => state.slug)).toContain(slug)
  })
})

test('no point of a box is nearer than it is said, on the other side of the date line neither', () => {
  const box = { south: 50, north: 60, west: 170, east: 179 }
  for (let each = 0; each < 500; each += 1) {
    const from = { lat: 180 * random.next() - 90, lon: 360 * random.next() - 180 }
    const within = { lat: 50 + 10 * random.next(), lon: 170 + 9 * random.next() }
    expect(leastMiles(from, box)).toBeLessThanOrEqual(milesBetween(from, within) + 1e-6)
  }
  expect(leastMiles({ lat: 55, lon: 175 }, box)).toBe(0)
  expect(leastMiles({ lat: 55, lon: -179 }, box)).toBeLessThan(100)
  expect(leastMiles({ lat: 55, lon: -100 }, box)).toBeGreaterThan(2000)
})

describe('what decides the view of a city', () => {
  const FAR = 'states/district-of-columbia.yaml'
  const NEAR = 'states/alabama.yaml'

  /** Of Mobile, when somebody has moved into a city of the file. */
  async function decidingAfter(file?: string): Promise<string> {
    const edit = (text: string) => text.replace(/population: (\d+)/, (_, people) => `population: ${Number(people) + 1}`)
    const site = await siteOf(file === undefined ? {} : { [file]: edit })
    const { of = [] } = new Places(site).find('alabama', 'mobile')?.view ?? {}
    return JSON.stringify(of.map((part) => (isDeferred(part) ? part.value() : part)))
  }

  test('is the places around it, and none at the other end of the country', async () => {
    const before = await decidingAfter()
    expect(await decidingAfter(FAR)).toBe(before)
    expect(await decidingAfter(NEAR)).not.toBe(before)
  })
})
