import { describe, expect, test } from 'vitest'
import { Places } from '../../../renderer/places/places.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const places = new Places(await fixtureSite())

function viewOf(state: string, city: string) {
  const view = places.find(state, city)
  if (!view) throw new Error(`The fixtures lack ${city}.`)
  return view
}

describe('what is true of a city', () => {
  const view = viewOf('alabama', 'birmingham')

  test('its ranks in the state and the country', () => {
    expect(view.rank).toEqual({ inState: 2, ofState: 11, inCountry: 3, ofCountry: 12 })
  })

  test('its rank in the state is by population', () => {
    expect(viewOf('alabama', 'huntsville').rank.inState).toBe(1)
    expect(viewOf('alabama', 'florence').rank.inState).toBe(11)
  })

  test('the city nearest in size, the nearest by distance, the farthest of its state', () => {
    expect(view.peer.city.slug).toBe('montgomery')
    expect(view.nearest.map(({ city }) => city.slug)).toEqual(['hoover', 'tuscaloosa', 'decatur', 'madison'])
    expect(view.farthest?.city.slug).toBe('mobile')
  })

  test('who lives around it: Hoover lies nine miles off, Tuscaloosa more than 25', () => {
    expect(view.cities25).toBe(1)
    expect(view.within10).toEqual({ places: 1, people: 200_733 + 92_606 })
    expect(view.ring).toEqual([])
  })

  test('towns count as places, cities with a page as both', () => {
    const mobile = viewOf('alabama', 'mobile')
    expect(mobile.ring.map(({ place }) => place.name)).toEqual(['Prichard'])
    expect(mobile.cities25).toBe(0)
    expect(mobile.within10.people).toBe(187_041 + 19_322)
  })

  test('a state’s only city has no farthest', () => {
    expect(viewOf('district-of-columbia', 'washington').farthest).toBeUndefined()
  })
})
