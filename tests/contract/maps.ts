import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { type Box, boxesOverlap, distanceToBox, isBoxInside } from '../../renderer/drawing/geometry.ts'
import { createLabelBox, LABEL_LIMITS } from '../../renderer/drawing/mapLabels.ts'
import { MAX_STATE_MAP_SIZE } from '../../renderer/drawing/stateFrame.ts'
import { measureText } from '../../renderer/drawing/textWidth.ts'
import { CITY_LIGHTS, drawCityLights, drawStateMap } from '../../renderer/places/maps.ts'
import { Places } from '../../renderer/places/places.ts'
import { readHtml, site } from './realSite.ts'

const places = new Places(site)
const cityDrawings = site.listNestedEntries(cities).map(({ parent, item }) => ({
  name: `${item.name}, ${parent.abbreviation}`,
  cityName: item.name,
  address: cities.getAddress(parent.slug, item.slug),
  lights: drawCityLights(places.getSurroundings(item)),
}))

test('limits the lights of a city to 3 KB, gzipped', () => {
  const overLimit = cityDrawings.filter(({ address }) => {
    const [figure = ''] = /<figure class="city-lights.*?<\/figure>/s.exec(readHtml(address)) ?? []
    return figure === '' || gzipSync(figure).length > 3 * 1024
  })
  expect(overLimit.map(({ name }) => name)).toEqual([])
})

test('labels at most five other places around a city, without overlapping or clipping labels', () => {
  const faults = cityDrawings.filter(({ cityName, lights: { labels } }) => {
    const boxes = labels.map(({ text, x, y, isLeft }) => {
      const width = measureText(text, 'sans', 13)
      const left = isLeft ? x - width : x
      return { left, right: left + width, top: y - 10, bottom: y + 3 }
    })
    const frame = { left: 0, top: 0, right: CITY_LIGHTS.width, bottom: CITY_LIGHTS.height }
    const hasOwnName = labels.some(({ text }) => text === cityName)
    return labels.length > 5 || hasOwnName || boxes.some((box) => isMisplaced(box, boxes, frame))
  })
  expect(faults.map(({ name }) => name)).toEqual([])
})

const maps = site.listEntries(states).map((state) => {
  const { cities: cityMarkers, ...lights } = drawStateMap(state)
  return { state, ...lights, ...cityMarkers }
})

test('shows every city on the map of its state', () => {
  const wrongMaps = maps.filter(({ state, markers, top, height }) => {
    const inside = markers.filter(({ x, y }) => x > 0 && x < MAX_STATE_MAP_SIZE.width && y > top && y < top + height)
    return inside.length !== state.cities.length
  })
  expect(wrongMaps.map(({ state }) => state.name)).toEqual([])
})

test.each(Object.values(LABEL_LIMITS))(
  'never overlaps or clips names on a state map, at a font size of $fontSize units',
  ({ fontSize }) => {
    const faults = maps.flatMap(({ state, markers, top, height }) => {
      const names = markers.flatMap(({ city, label }) =>
        label && (label.fitsPhones || fontSize === LABEL_LIMITS.wide.fontSize)
          ? [{ city, box: createLabelBox(city.name, label, fontSize) }]
          : [],
      )
      const frame = { left: 0, right: MAX_STATE_MAP_SIZE.width, top, bottom: top + height }
      const boxes = names.map(({ box }) => box)
      const misplaced = names.filter(
        ({ city, box }) =>
          isMisplaced(box, boxes, frame) ||
          markers.some((marker) => marker.city !== city && distanceToBox(box, marker) === 0),
      )
      return misplaced.map(({ city }) => `${state.name}: ${city.name}`)
    })
    expect(faults).toEqual([])
  },
)

test('puts each name next to its city, or connects them with a line', () => {
  const faults = maps.flatMap(({ state, markers }) =>
    markers.flatMap((marker) => {
      const { city, label } = marker
      if (!label || label.hasLeader) return []
      const box = createLabelBox(city.name, label, LABEL_LIMITS.wide.fontSize)
      const isNearest = markers.every((other) => distanceToBox(box, other) >= distanceToBox(box, marker))
      return isNearest ? [] : [`${state.name}: ${city.name}`]
    }),
  )
  expect(faults).toEqual([])
})

/** Checks if a name overlaps another name, or leaves the frame. */
const isMisplaced = (box: Box, boxes: Box[], frame: Box): boolean =>
  boxes.some((other) => other !== box && boxesOverlap(other, box)) || !isBoxInside(box, frame)
