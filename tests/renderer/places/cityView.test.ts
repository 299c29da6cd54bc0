import { describe, expect, test } from 'vitest'
import { Places } from '../../../renderer/places/places.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'

const places = new Places(await fixtureSiteContent())

function viewOf(state: string, city: string) {
  const view = places.find(state, city)
  if (!view) throw new Error(`The fixtures lack ${city}.`)
  return view
}

describe('what is true of a city', () => {
  test('the cities nearest to it', () => {
    const { nearest } = viewOf('alabama', 'birmingham')
    expect(nearest.map(({ city }) => city.slug)).toEqual(['hoover', 'tuscaloosa', 'decatur', 'madison'])
  })

  test('the places of 12,000 people and more around it, towns among them, and the largest', () => {
    const { around, largest } = viewOf('alabama', 'mobile')
    expect(around.map(({ place }) => place.name)).toEqual(['Prichard'])
    expect(largest.map(({ place }) => place.name)).toEqual(['Prichard'])
  })

  test('a ghost is of like size and of another state, and its people are known', () => {
    const { ghost, city, state } = viewOf('alabama', 'huntsville')
    expect(ghost?.state.slug).not.toBe(state.slug)
    expect(Math.abs(Math.log((ghost?.city.population ?? 0) / city.population))).toBeLessThanOrEqual(Math.log(1.1))
    expect(viewOf('california', 'anaheim').ghost).toBeUndefined()
  })

  test('nothing where nobody has counted', () => {
    expect(viewOf('alabama', 'mobile').figures).toBeUndefined()
  })
})
