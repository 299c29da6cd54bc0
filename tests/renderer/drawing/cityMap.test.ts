import { describe, expect, test } from 'vitest'
import { cityMapData } from '../../../pages/locations/@state/@city/cityMapData.ts'
import { type CityMapDrawing, drawCityMap } from '../../../renderer/drawing/cityMap.ts'
import { isInside, type MapText, touch } from '../../../renderer/drawing/mapText.ts'
import { loadSite } from '../../../renderer/model/site.ts'
import { findCity } from '../../../renderer/places/atlas.ts'
import { today } from '../../../scripts/steps/checkContent.ts'

/** The real content: what crowds and what is lonely cannot be invented as well. */
const { site } = await loadSite({ root: 'content', today: today() })
if (!site) throw new Error('The content has problems: run npm run check.')
const { states, copy } = site

const words = { ring: (miles: number) => `${miles} mi`, scale: (miles: number) => `${miles} miles` }
const maps = states.flatMap((state) =>
  state.cities.map((city) => {
    const map = cityMapData({ states, copy }, { state, city })
    return { name: `${city.name}, ${state.abbreviation}`, map, drawing: drawCityMap(map, words) }
  }),
)
type Drawing = CityMapDrawing<unknown, unknown>

/** All words of a map that are shown at the same time. */
function shownWords({ scale, here, distances, cities, beyond, townNames }: Drawing, set: 'wide' | 'small'): MapText[] {
  const labels = [here, ...distances, ...[...cities, ...beyond].map(({ labels }) => labels)]
  const names = labels.flatMap((each) => each[set] ?? [])
  return [...names, ...(scale ? [scale] : []), ...(set === 'wide' ? townNames : [])]
}

function mapOf(state: string, slug: string) {
  const place = findCity({ states }, state, slug)
  if (!place) throw new Error(`There is no ${slug}.`)
  const map = cityMapData({ states, copy }, place)
  return { map, drawing: drawCityMap(map, words) }
}

describe.each(['wide', 'small'] as const)('on the %s map of every city', (set) => {
  test('no two words touch', () => {
    const touching = maps.flatMap(({ name, drawing }) => {
      const shown = shownWords(drawing, set)
      return shown.flatMap((a, index) =>
        shown.slice(index + 1).flatMap((b) => (touch(a.box, b.box) ? [`${name}: ${a.text}, ${b.text}`] : [])),
      )
    })
    expect(touching).toEqual([])
  })

  test('every word lies inside the frame', () => {
    const outside = maps.flatMap(({ name, drawing }) =>
      shownWords(drawing, set).flatMap(({ text, box }) => (isInside(box) ? [] : [`${name}: ${text}`])),
    )
    expect(outside).toEqual([])
  })

  test('the city itself, its five miles and the scale are named', () => {
    const lacking = maps.filter(({ drawing: { here, distances, scale } }) => {
      return !here[set] || distances[0]?.[set]?.text !== '5 mi' || !scale
    })
    expect(lacking.map(({ name }) => name)).toEqual([])
  })
})

describe('a city’s map', () => {
  const tampa = mapOf('florida', 'tampa')
  const newYork = mapOf('new-york', 'new-york')
  const laredo = mapOf('texas', 'laredo')

  test('links the cities with a page, the nearest first, and leaves the city itself out', () => {
    expect(tampa.drawing.cities.map(({ spot }) => spot.href)).toEqual([
      '/locations/florida/st-petersburg',
      '/locations/florida/clearwater',
      '/locations/florida/lakeland',
    ])
  })

  test('crosses state lines', () => {
    expect(newYork.drawing.cities.map(({ spot }) => spot.label)).toContain('Jersey City, NJ, 3 miles northwest')
  })

  test('points at the nearest cities that lie beyond its edge', () => {
    expect(tampa.drawing.beyond.map(({ spot }) => spot.label)).toEqual(['Orlando, 77 miles northeast'])
    expect(laredo.drawing.cities).toEqual([])
    expect(laredo.map.beyond).toHaveLength(4)
  })

  test('says in words what it shows: the nearest places, or that there are none, and what lies beyond', () => {
    expect(tampa.map.text).toMatchInlineSnapshot(
      `"A filled ring marks five miles around the center of Tampa. Each disc is a city or a town at its true position, larger with its population. The nearest: Temple Terrace, 7 miles northeast; Oldsmar, 15 miles northwest; Safety Harbor, 15 miles west; St. Petersburg, 16 miles southwest; Pinellas Park, 17 miles southwest; Dunedin, 20 miles west. Past the edge of the map: Orlando, 77 miles northeast."`,
    )
    expect(laredo.map.text).toMatchInlineSnapshot(
      `"A filled ring marks five miles around the center of Laredo. Each disc is a city or a town at its true position, larger with its population. No other place of 12,000 people lies on it. Past the edge of the map: Corpus Christi, 131 miles east; San Antonio, 146 miles northeast; Brownsville, 166 miles southeast; Austin, 219 miles northeast."`,
    )
  })

  test('draws areas, not radii, to scale', () => {
    const radius = (name: string) => tampa.drawing.cities.find(({ spot }) => spot.name === name)?.disc.radius ?? 0
    const people = (name: string) => tampa.map.cities.find((city) => city.name === name)?.population ?? 0
    const [big, small] = ['St. Petersburg', 'Clearwater']
    expect(radius(big) ** 2 / radius(small) ** 2).toBeCloseTo(people(big) / people(small), 5)
  })

  test('draws no more than a picture can hold', () => {
    for (const { map, name } of maps) {
      expect(map.cities.length, name).toBeLessThanOrEqual(24)
      expect(map.towns.length, name).toBeLessThanOrEqual(60)
    }
  })

  test('names few cities on phones, but one at least', () => {
    for (const { drawing, name } of maps) {
      const named = [...drawing.cities, ...drawing.beyond].filter(({ labels }) => labels.small)
      expect(named.length, name).toBeGreaterThan(0)
      expect(drawing.cities.filter(({ labels }) => labels.small).length, name).toBeLessThanOrEqual(5)
    }
  })
})
