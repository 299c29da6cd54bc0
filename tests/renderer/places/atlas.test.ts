import { describe, expect, test } from 'vitest'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import { Atlas } from '../../../renderer/places/atlas.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()
const atlas = new Atlas(site.all(states))

function city(state: string, slug: string) {
  const found = site.findNested(cities, state, slug)
  if (!found) throw new Error(`The fixtures lack ${slug}.`)
  return found.item
}

describe('the nearest cities', () => {
  test('come the nearest first, without the city itself', () => {
    const nearest = atlas.nearest(city('alabama', 'huntsville'), 3)
    expect(nearest.map(({ city }) => city.slug)).toEqual(['madison', 'decatur', 'florence'])
    expect(nearest.map(({ miles }) => Math.round(miles))).toEqual([9, 25, 62])
  })

  test('may lie in another state', () => {
    const [nearest] = atlas.nearest(city('district-of-columbia', 'washington'), 1)
    expect(nearest?.state.slug).toBe('alabama')
  })
})

test('the places within a distance are cities and towns, without the city itself', () => {
  const spots = atlas.spotsWithin(city('alabama', 'mobile'), 5)
  expect(spots.map(({ place }) => place.name)).toEqual(['Prichard'])
  expect(atlas.citiesAmong(spots)).toEqual([])
})

test('of the places within a distance those with a page are told with their states', () => {
  const spots = atlas.spotsWithin(city('alabama', 'huntsville'), 30)
  const cities = atlas.citiesAmong(spots)
  expect(cities.map(({ state, city }) => `${state.slug}/${city.slug}`)).toEqual(['alabama/madison', 'alabama/decatur'])
  expect(cities.map(({ miles }) => miles)).toEqual(
    spots.filter(({ place }) => 'slug' in place).map(({ miles }) => miles),
  )
})
