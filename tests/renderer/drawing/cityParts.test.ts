import { expect, test } from 'vitest'
import { cityFrame, MAP } from '../../../renderer/drawing/cityFrame.ts'
import { drawCityMap } from '../../../renderer/drawing/cityMap.ts'
import { isInside, touch } from '../../../renderer/drawing/mapText.ts'
import { countiesText } from '../../../renderer/places/cityValues.ts'
import { MAP_WORDS } from '../../support/maps.ts'

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
  expect(countiesText({ state, city: whole })).toBe('Hall and Adams counties')
  expect(countiesText({ state, city: parted })).toBe('East Side and the Center')
})
