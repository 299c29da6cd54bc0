import { expect, test } from 'vitest'
import { getDirection, milesBetween } from '../../../renderer/places/geography.ts'
import { Places } from '../../../renderer/places/places.ts'
import { readFullFixtureSite } from '../../support/fixtureContent.ts'

const places = new Places(await readFullFixtureSite())

function getView(state: string, city: string) {
  const view = places.find(state, city)
  if (!view) throw new Error(`The fixtures lack ${city}.`)
  return view
}

test('lists the nearest cities, including those in other states', () => {
  const { nearest } = getView('alabama', 'huntsville')
  expect(nearest.slice(0, 3).map(({ city, miles }) => [city.slug, Math.round(miles)])).toEqual([
    ['madison', 9],
    ['decatur', 25],
    ['florence', 62],
  ])
  expect(getView('district-of-columbia', 'washington').nearest[0]?.state.slug).not.toBe('district-of-columbia')
})

test('has no figures without public facts', () => {
  expect(getView('alabama', 'mobile').figures).toBeUndefined()
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
