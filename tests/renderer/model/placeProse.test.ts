import { describe, expect, test } from 'vitest'
import { cityFacts } from '../../../renderer/model/queries/cityFacts.ts'
import { findCity, findState } from '../../../renderer/places/atlas.ts'
import { cityProse } from '../../../renderer/places/cityProse.ts'
import { directionTo } from '../../../renderer/places/geography.ts'
import { stateProse } from '../../../renderer/places/stateProse.ts'
import { formatOrdinal } from '../../../renderer/wording/format.ts'
import { pickWording } from '../../../renderer/wording/pickWording.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()

function place(state: string, city: string) {
  const found = findCity(site, state, city)
  if (!found) throw new Error(`The fixtures lack ${city}.`)
  return found
}

describe('what is true of a city', () => {
  const facts = cityFacts(site, place('alabama', 'birmingham'))

  test('its ranks in the state and the country', () => {
    expect(facts.rank).toEqual({ inState: 2, ofState: 11, inCountry: 3, ofCountry: 12 })
  })

  test('the city nearest in size, the nearest by distance, the farthest of its state', () => {
    expect(facts.peer.city.slug).toBe('montgomery')
    expect(facts.neighbors.map(({ city }) => city.slug)).toEqual(['hoover', 'tuscaloosa', 'decatur'])
    expect(facts.farthest?.city.slug).toBe('mobile')
  })

  test('who lives around it: Hoover lies nine miles off, Tuscaloosa more than 25', () => {
    expect(facts.cities25).toBe(1)
    expect(facts.within10).toEqual({ places: 1, people: 200_733 + 92_606 })
    expect(facts.ring).toEqual([])
  })

  test('towns count as places, cities with a page as both', () => {
    const mobile = cityFacts(site, place('alabama', 'mobile'))
    expect(mobile.ring.map(({ place }) => place.name)).toEqual(['Prichard'])
    expect(mobile.cities25).toBe(0)
    expect(mobile.within10.people).toBe(187_041 + 19_322)
  })

  test('a state’s only city has no farthest', () => {
    expect(cityFacts(site, place('district-of-columbia', 'washington')).farthest).toBeUndefined()
  })

  test('directions are those of the compass', () => {
    const here = { lat: 40, lon: -100 }
    const there = [
      [41, -100],
      [41, -98.7],
      [40, -99],
      [39, -98.7],
      [39, -100],
      [39, -101.3],
      [40, -101],
      [41, -101.3],
    ]
    expect(there.map(([lat = 0, lon = 0]) => directionTo(here, { lat, lon }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})

describe('what a city’s page says', () => {
  test('names the facts in one of the wordings', () => {
    const { paragraphs } = cityProse(site, place('alabama', 'mobile'))
    expect(paragraphs).toHaveLength(3)
    expect(paragraphs[0]).toMatch(
      /^Size [123]: 187,041 people, 4th in Alabama, 5th of 12\. Peer [123]: Montgomery with 200,603\.$/,
    )
    expect(paragraphs[1]).toMatch(
      /^Neighbors [123]: Montgomery 155 miles northeast, .*no other city and one other place with 206,363 people\.$/,
    )
    expect(paragraphs[2]).toMatch(
      /^Ring [123]: Prichard \(\d mi\), ten miles hold 206,363\. Spread [123]: Huntsville is 292 miles away\.$/,
    )
  })

  test('is the same each time', () => {
    expect(cityProse(site, place('alabama', 'mobile'))).toEqual(cityProse(site, place('alabama', 'mobile')))
  })

  test('names a city of another state with its state, and a state in a sentence with its article', () => {
    const { paragraphs } = cityProse(site, place('district-of-columbia', 'washington'))
    expect(paragraphs[0]).toContain('1st in the District of Columbia')
    expect(paragraphs[1]).toContain('Huntsville, Alabama')
    expect(paragraphs[2]).not.toContain('Spread')
  })
})

describe('what a state’s page says', () => {
  test('tells its size, its range and its spread', () => {
    const alabama = findState(site, 'alabama')
    if (!alabama) throw new Error('The fixtures lack Alabama.')
    const [size, spread] = stateProse(site, alabama).paragraphs
    expect(size?.replaceAll(/ \d:/g, '')).toBe(
      'Size 11 cities with 1,297,859 people, Huntsville, Birmingham and Montgomery; 12 places. Range Huntsville (215,006), Hoover (92,606), Florence (40,184).',
    )
    expect(spread).toMatch(/^Spread [123]: (Huntsville to Mobile|Mobile to Huntsville) is 292 miles\.$/)
  })

  test('says other things of a state with one city, and adds the state’s own notes', () => {
    const columbia = findState(site, 'district-of-columbia')
    if (!columbia) throw new Error('The fixtures lack the District.')
    const { paragraphs } = stateProse(site, { ...columbia, notes: ['A note.'] })
    expect(paragraphs).toEqual([
      expect.stringMatching(/^Alone [123]: Washington with 689,545 is all of the District of Columbia\.$/),
      'A note.',
    ])
  })
})

describe('wordings', () => {
  test('are spread evenly over pages, and independently over sentences', () => {
    const picks = (name: string) =>
      Array.from({ length: 1000 }, (_, index) => pickWording(['a', 'b', 'c', 'd'], `state/city-${index} ${name}`))
    const [one, two] = [picks('size'), picks('peer')]
    for (const wording of ['a', 'b', 'c', 'd']) {
      expect(Math.abs(one.filter((pick) => pick === wording).length - 250)).toBeLessThan(50)
    }
    expect(Math.abs(one.filter((pick, index) => pick === two[index]).length - 250)).toBeLessThan(50)
  })
})

test('ordinals', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 1003].map(formatOrdinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '101st',
    '111th',
    '1,003rd',
  ])
})
