import { describe, expect, test } from 'vitest'
import { directionTo, milesBetween } from '../../../renderer/places/geography.ts'
import { Places } from '../../../renderer/places/places.ts'
import { transectOf } from '../../../renderer/places/transect.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'

const places = new Places(await fixtureSiteContent())

function viewOf(state: string, city: string) {
  const view = places.find(state, city)
  if (!view) throw new Error(`The fixtures lack ${city}.`)
  return view
}

describe('what is true of a city', () => {
  test('the cities nearest to it, the nearest first and without itself; they may lie in another state', () => {
    const { nearest } = viewOf('alabama', 'huntsville')
    expect(nearest.slice(0, 3).map(({ city, miles }) => [city.slug, Math.round(miles)])).toEqual([
      ['madison', 9],
      ['decatur', 25],
      ['florence', 62],
    ])
    expect(viewOf('district-of-columbia', 'washington').nearest[0]?.state.slug).not.toBe('district-of-columbia')
  })

  test('the places of 12,000 people and more around it, towns among them, and the largest', () => {
    const { around, largest } = viewOf('alabama', 'mobile')
    expect([around, largest].map((spots) => spots.map(({ place }) => place.name))).toEqual([['Prichard'], ['Prichard']])
  })

  test('a peer is of like size and of another state, and its people are known', () => {
    const { peer, city, state } = viewOf('alabama', 'huntsville')
    expect(peer?.state.slug).not.toBe(state.slug)
    expect(Math.abs(Math.log((peer?.city.population ?? 0) / city.population))).toBeLessThanOrEqual(Math.log(1.1))
    expect(viewOf('california', 'anaheim').peer).toBeUndefined()
  })

  test('the cities before and after it on its state’s line, each of which knows it in turn; the ends have one', () => {
    const { before, after } = viewOf('alabama', 'birmingham').along
    expect(before?.miles).toBeGreaterThan(0)
    const backFrom = (slug = '') => viewOf('alabama', slug).along
    expect(backFrom(before?.city.slug).after?.city.slug).toBe('birmingham')
    expect(backFrom(after?.city.slug).before?.city.slug).toBe('birmingham')
    const ends = places.all().filter(({ state, along }) => state.slug === 'alabama' && !(along.before && along.after))
    expect(ends).toHaveLength(2)
    expect(viewOf('district-of-columbia', 'washington').along).toEqual({ before: undefined, after: undefined })
  })

  test('nothing where nobody has counted', () => {
    expect(viewOf('alabama', 'mobile').figures).toBeUndefined()
  })
})

describe('on the globe', () => {
  test('distances are those of the globe', () => {
    // New York to Los Angeles: about 2,445 miles on the great circle.
    const miles = milesBetween({ lat: 40.713, lon: -74.006 }, { lat: 34.052, lon: -118.244 })
    expect(Math.abs(miles - 2445)).toBeLessThan(5)
  })

  test.each(
    [
      [41, -100],
      [41, -98.7],
      [40, -99],
      [39, -98.7],
      [39, -100],
      [39, -101.3],
      [40, -101],
      [41, -101.3],
    ].map(([lat = 0, lon = 0], direction) => ({ lat, lon, direction })),
  )('$lat, $lon is to the $direction', (there) => {
    expect(directionTo({ lat: 40, lon: -100 }, there)).toBe(there.direction)
  })
})

describe('the longest way across', () => {
  const city = (name: string, lat: number, lon: number) => ({ name, slug: name, counties: [], population: 1, lat, lon })
  const [west, middle, east] = [city('West', 35, -100), city('Middle', 36, -98), city('East', 35, -96)] as const

  test('runs from west to east between the cities that lie farthest apart, and has each where it comes nearest', () => {
    const way = transectOf([middle, east, west])
    expect([way?.from.name, way?.to.name, way?.direction]).toEqual(['West', 'East', 2])
    const miles = milesBetween(west, east)
    expect(way?.miles).toBe(miles)
    expect(way?.stops.map(({ city: { name }, mile }) => [name, mile])).toEqual([
      ['West', 0],
      ['Middle', expect.closeTo(miles / 2, 6)],
      ['East', miles],
    ])
  })

  test('knows its longest stretch without a city, and needs two', () => {
    const { gap } = transectOf([west, city('Near', 35.1, -99.5), east]) ?? {}
    expect([gap?.before.name, gap?.after.name]).toEqual(['Near', 'East'])
    expect(transectOf([west])).toBeUndefined()
  })
})
