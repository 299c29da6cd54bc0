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

  test('a peer is of like size and of another state, and its people are known', () => {
    const { peer, city, state } = viewOf('alabama', 'huntsville')
    expect(peer?.state.slug).not.toBe(state.slug)
    expect(Math.abs(Math.log((peer?.city.population ?? 0) / city.population))).toBeLessThanOrEqual(Math.log(1.1))
    expect(viewOf('california', 'anaheim').peer).toBeUndefined()
  })

  test('the cities before and after it on its state’s line, each of which knows it in turn; the ends have one', () => {
    const { along } = viewOf('alabama', 'birmingham')
    const { before, after } = along
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
