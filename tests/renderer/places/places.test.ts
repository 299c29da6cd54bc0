import { expect, test } from 'vitest'
import { cities } from '../../../renderer/collections/states/definition.ts'
import type { City } from '../../../renderer/collections/states/schema.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { getDirection, milesBetween } from '../../../renderer/places/geography.ts'
import { Places } from '../../../renderer/places/places.ts'
import { readFullFixtureSite } from '../../support/contentFolder.ts'

const site = await readFullFixtureSite()
const places = new Places(site)

const getCity = (slug: string) => site.getNestedEntry(cities, new Reference(cities.name, slug)).item
const findNearestCities = (city: City) =>
  places.findNearestCities(city).map(({ href, miles }) => [href, Math.round(miles)])

test('lists up to four cities within 25 miles, the nearest first', () => {
  expect(findNearestCities(getCity('alabama/huntsville'))).toEqual([['/locations/alabama/madison', 9]])
  const nearest = findNearestCities(getCity('new-jersey/newark')).map(([href]) => href)
  const slugs = ['east-orange', 'elizabeth', 'bayonne', 'jersey-city']
  expect(nearest).toEqual(slugs.map((slug) => `/locations/new-jersey/${slug}`))
})

test('lists nearby cities in other states', () => {
  const { lat, lon } = getCity('alabama/huntsville')
  expect(findNearestCities({ ...getCity('district-of-columbia/washington'), lat, lon })).toEqual([
    ['/locations/alabama/huntsville', 0],
    ['/locations/alabama/madison', 9],
  ])
})

function listNeighbors(zips: { zip: string; isInNotes: boolean; areaName?: string; name?: string }[]): string[] {
  const rows = zips.map((row) => ({ name: 'Newark', lat: 40.7, lon: -74.2, households: 500, ...row }))
  return places.getSurroundings(getCity('new-jersey/newark'), rows).neighbors.map(({ name }) => name)
}

test('labels the ZIP codes in the notes, then those with a name in `areas`, then places by population', () => {
  const withoutAreaName = { zip: '07102', isInNotes: false }
  const withAreaName = { zip: '07106', isInNotes: false, areaName: 'Vailsburg' }
  const inNotes = { zip: '07105', isInNotes: true, areaName: 'Ironbound' }
  const names = listNeighbors([inNotes, withAreaName, withoutAreaName])
  expect(names.slice(0, 3)).toEqual(['Ironbound', 'Vailsburg', 'Jersey City'])
  expect(names).not.toContain('07102')
  expect(listNeighbors([withoutAreaName, withAreaName]).at(-1)).toBe('07102')
})

const BAYONNE = { zip: '07002', name: 'Bayonne', isInNotes: true }

test("names a ZIP code after its post office, unless that's the city", () => {
  expect(listNeighbors([BAYONNE, { zip: '07105', isInNotes: true }]).slice(0, 2)).toEqual(['Bayonne', '07105'])
})

test('lists each name only once', () => {
  const jerseyCity = { zip: '07029', isInNotes: false, areaName: 'Jersey City' }
  const names = listNeighbors([BAYONNE, { ...BAYONNE, zip: '07003' }, jerseyCity])
  expect(names.slice(0, 2)).toEqual(['Bayonne', 'Jersey City'])
  expect(names).toEqual([...new Set(names)])
})

test('measures distances on the globe', () => {
  // New York to Los Angeles: about 2,445 miles on the great circle.
  const miles = milesBetween({ lat: 40.713, lon: -74.006 }, { lat: 34.052, lon: -118.244 })
  expect(Math.abs(miles - 2445)).toBeLessThan(5)
})

test('computes the eight directions', () => {
  const lats = [41, 41, 40, 39, 39, 39, 40, 41]
  const lons = [-100, -98.7, -99, -98.7, -100, -101.3, -101, -101.3]
  const directions = lats.map((lat, index) => getDirection({ lat: 40, lon: -100 }, { lat, lon: lons[index] ?? 0 }))
  expect(directions).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
