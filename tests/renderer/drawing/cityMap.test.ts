import { describe, expect, test } from 'vitest'
import { groundInWords } from '../../../pages/locations/@state/@city/mapWords.ts'
import { cities, states } from '../../../renderer/collections/states/definition.ts'
import { cityFrame, MAP } from '../../../renderer/drawing/cityFrame.ts'
import { drawCityMap } from '../../../renderer/drawing/cityMap.ts'
import { SMALL, WIDE } from '../../../renderer/drawing/labelStyles.ts'
import { PLATE } from '../../../renderer/drawing/locator.ts'
import { isInside, touch } from '../../../renderer/drawing/mapText.ts'
import { Atlas, type StateEntry } from '../../../renderer/places/atlas.ts'
import { countiesText } from '../../../renderer/places/cityValues.ts'
import { cityView } from '../../../renderer/places/cityView.ts'
import { Facts } from '../../../renderer/places/facts.ts'
import { Findings } from '../../../renderer/places/findings.ts'
import { fixtureSiteContent } from '../../support/fixtureContent.ts'
import { cityMaps, MAP_WORDS, mapOf, SETS, shownWords, struckDots, touchingWords } from '../../support/maps.ts'

const site = await fixtureSiteContent()

const inFixture = site.all(states)

/** The map of a city among the cities of some states. */
function cityIn(among: StateEntry[], stateSlug: string, citySlug: string) {
  const atlas = new Atlas(among)
  const place = atlas.places.find(({ state, city }) => state.slug === stateSlug && city.slug === citySlug)
  if (!place) throw new Error(`There is no ${citySlug}.`)
  const facts = new Facts(site)
  return mapOf(site, cityView(atlas, facts, new Findings(atlas, facts), place))
}

const anaheim = cityIn(inFixture, 'california', 'anaheim')
const newark = cityIn(inFixture, 'new-jersey', 'newark')
const anchorage = cityIn(inFixture, 'alaska', 'anchorage')

describe.each(SETS)('on the %s map of crowded, lonely and long-named cities', (set) => {
  const words = cityMaps(site).map(({ name, drawing }) => ({ name, shown: shownWords(drawing, set) }))

  test.each(words)('$name: no two words touch, and none is cut', ({ shown }) => {
    expect(touchingWords(shown)).toEqual([])
    expect(shown.filter(({ box }) => !isInside(box)).map(({ text }) => text)).toEqual([])
  })

  test.each(cityMaps(site))('$name: no word strikes a dot', ({ drawing }) => {
    expect(struckDots(drawing, set)).toEqual([])
  })
})

describe('a city’s map', () => {
  test('names as many places as it may, and no more', () => {
    const maps = cityMaps(site).map(({ drawing }) => drawing)
    const onPhones = maps.map(({ cities }) => cities.filter(({ labels }) => labels.small).length)
    expect(Math.max(...onPhones)).toBe(SMALL.cities)
    expect(Math.max(...maps.map(({ townNames }) => townNames.length))).toBe(WIDE.towns)
  })

  test('links the cities with a page, the nearest first, and leaves the city itself out', () => {
    expect(anaheim.map.cities.slice(0, 4).map(({ href }) => href)).toEqual([
      '/locations/california/santa-ana',
      '/locations/california/irvine',
      '/locations/california/long-beach',
      '/locations/california/los-angeles',
    ])
    expect(anaheim.map.cities.map(({ name }) => name)).not.toContain('Anaheim')
  })

  test('crosses state lines, and tells a neighbor of the same name apart', () => {
    const [jersey] = inFixture.filter(({ slug }) => slug === 'new-jersey')
    if (!jersey) throw new Error('There is no New Jersey.')
    const isHome = ({ slug }: { slug: string }) => slug === 'newark'
    const [home, others] = [jersey.cities.filter(isHome), jersey.cities.filter((city) => !isHome(city))]
    const delaware = { ...jersey, slug: 'delaware', name: 'Delaware', abbreviation: 'DE' }
    const among = [
      { ...jersey, cities: home },
      { ...delaware, cities: others.map((city, index) => (index === 0 ? { ...city, name: 'Newark' } : city)) },
    ]
    const { cities } = cityIn(among, 'new-jersey', 'newark').map
    expect(cities.map(({ name }) => name)).toContain('Newark, DE')
    expect(cities[0]?.label).toMatch(/^[\w ]+, DE, \d+ miles? \w+$/)
  })

  test('points at the nearest cities that lie beyond its edge, and says in words what it shows', () => {
    expect(anchorage.map.cities.map(({ name }) => name)).toEqual(['Wasilla', 'Palmer'])
    expect(anchorage.map.beyond.map(({ label }) => label)).toEqual([
      'Soldotna, 64 miles southwest',
      'Kenai, 65 miles southwest',
    ])
    expect(anchorage.map.text).toBe(
      'Map text of Anchorage. Map around: Wasilla, 29 miles northeast; Palmer, 37 miles northeast. ' +
        'Map beyond: Soldotna, 64 miles southwest; Kenai, 65 miles southwest.',
    )
    // Both lie in one direction: the second would find no room for its name.
    expect(anchorage.drawing.beyond.map(({ spot }) => spot.name)).toEqual(['Soldotna'])
  })

  test('shows where a lonely city lies in its state, and points at nothing that is far', () => {
    const bethel = cityIn(inFixture, 'alaska', 'bethel')
    expect(bethel.map.text).toBe('Map text of Bethel. Map empty.')
    expect(bethel.drawing.beyond).toEqual([])
    const { box, light } = bethel.drawing.locator ?? {}
    expect(box && isInside(box)).toBe(true)
    // Bethel lies in the south-west, but for the Aleutian islands.
    expect(light?.x).toBeLessThan(PLATE.width * 0.75)
    expect(light?.y).toBeGreaterThan(PLATE.height * 0.4)
    expect(anchorage.drawing.locator).toBeUndefined()
  })

  test('keeps the city’s own name beside its light where the ring has room', () => {
    const { here, light } = newark.drawing
    expect(here.wide?.isInRing).toBe(true)
    expect(Math.abs((here.wide?.y ?? 0) - light.y)).toBeLessThan(40)
  })

  test('draws areas, not radii, to scale', () => {
    const radius = (name: string) => anaheim.drawing.cities.find(({ spot }) => spot.name === name)?.disc.radius ?? 0
    const people = (name: string) => anaheim.map.cities.find((city) => city.name === name)?.population ?? 0
    const [big, small] = ['Long Beach', 'Riverside']
    expect(radius(big) ** 2 / radius(small) ** 2).toBeCloseTo(people(big) / people(small), 5)
  })

  test('draws no more than a picture can hold', () => {
    const among = inFixture.map((state) => ({
      ...state,
      cities: [
        ...state.cities,
        ...state.towns.map((town, index) => ({ ...town, slug: `town-${index}`, counties: [] })),
      ],
      towns: [...state.towns, ...state.towns],
    }))
    const { map } = cityIn(among, 'new-jersey', 'newark')
    expect([map.cities.length, map.towns.length]).toEqual([24, 60])
  })

  test('names few cities on phones', () => {
    expect(newark.map.cities.length).toBeGreaterThan(5)
    expect(newark.drawing.cities.filter(({ labels }) => labels.small)).toHaveLength(5)
  })
})

describe('a city’s map in words', () => {
  test('says where water is, and where in its state a city without neighbors lies', () => {
    const drawn = {
      ground: { water: '', waterward: [6, 7], borders: undefined, counties: undefined },
      locator: anchorage.drawing.locator,
    }
    const [water, where] = groundInWords(site.get(cities.page), anchorage.view, { ...anchorage.drawing, ...drawn })
    expect(water).toBe('Map water: west and northwest.')
    if (anchorage.drawing.locator) expect(where).toContain('Anchorage')
    const around = { ...drawn, ground: { ...drawn.ground, waterward: [0, 1, 2, 3, 4, 5, 6, 7] }, locator: undefined }
    expect(groundInWords(site.get(cities.page), anchorage.view, { ...anchorage.drawing, ...around })).toEqual([
      'Map water around.',
    ])
  })
})

/** In Nebraska, where no water is. */
const city = { name: 'Middle', population: 400_000, lat: 41, lon: -98 }
const east = { name: 'East Side', population: 150_000, lat: 41.02, lon: -97.9 }
const center = { name: 'Center', nameInText: 'the Center', population: 200_000, lat: 41, lon: -98 }

const draw = (cities: (typeof city)[]) =>
  drawCityMap(
    { frame: cityFrame(city, 12), state: 'Nebraska', city, cities, beyond: [], towns: [], parts: [center, east] },
    MAP_WORDS,
  )

test('a city’s parts are named where they are, beside its own name and off all discs', () => {
  const near = { ...east, name: 'Near', lon: -97.88 }
  const { parts, here, cities, light } = draw([near])
  for (const set of ['wide', 'small'] as const) {
    const boxes = parts.flatMap((part) => part[set]?.box ?? [])
    expect(parts.map((part) => part[set]?.text)).toEqual(['Center', 'East Side'])
    expect(boxes.every((box) => isInside(box))).toBe(true)
    const own = here[set]?.box
    expect(own && boxes.filter((box) => touch(box, own))).toEqual([])
    for (const { x, y } of [light, ...cities.map(({ disc }) => disc)])
      expect(boxes.filter((box) => touch(box, { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }))).toEqual([])
  }
  const [middle, right] = parts.map(({ wide }) => wide?.x ?? 0)
  expect((right ?? 0) - (middle ?? 0)).toBeGreaterThan(MAP.width / 10)
})

test('a sentence says the parts of a city instead of its counties', () => {
  const state = { slug: 'nebraska', name: 'Nebraska', abbreviation: 'NE', countyKind: 'County' as const }
  const counties = ['Hall', 'Adams']
  const whole = { ...city, slug: 'middle', counties }
  const parted = { ...whole, parts: { called: 'Sides', list: [east, center] } }
  expect(countiesText({ state, city: whole })).toBe('Hall County and part of Adams County')
  expect(countiesText({ state, city: parted })).toBe('East Side and the Center')
})
