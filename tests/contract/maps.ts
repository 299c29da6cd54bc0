import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { getBaselineShift, getTextAnchor } from '../../renderer/drawing/labelPlacements.ts'
import { NAME_SIZES } from '../../renderer/drawing/mapLabels.ts'
import { distanceToBox, distanceToSegment } from '../../renderer/drawing/polygons.ts'
import { MAX_STATE_MAP_SIZE } from '../../renderer/drawing/stateFrame.ts'
import { type Font, measureText } from '../../renderer/drawing/textWidth.ts'
import { CITY_LIGHTS, drawCityLights } from '../../renderer/places/cityLights.ts'
import { Places } from '../../renderer/places/places.ts'
import { drawStateMap } from '../../renderer/places/stateLights.ts'
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

test('labels at most five other places around a city, without overlaps', () => {
  const faults = cityDrawings.flatMap(({ name, cityName, lights: { labels } }) => {
    const boxes = labels.map(({ text, x, y, isLeft }) => {
      const position = { x, y, anchor: isLeft ? 'end' : 'start' } as const
      return { text, ...measureName(text, 'sans', 13, position) }
    })
    const frame = { left: 0, top: 0, right: CITY_LIGHTS.width, bottom: CITY_LIGHTS.height }
    const misplaced = findMisplacedNames(boxes, [], frame)
    const hasOwnName = labels.some(({ text }) => text === cityName)
    return labels.length > 5 || hasOwnName || misplaced.length > 0 ? [`${name}: ${misplaced}`] : []
  })
  expect(faults).toEqual([])
})

const maps = site.listEntries(states).map((state) => {
  const { cities, ...lights } = drawStateMap(state)
  return { state, ...lights, ...cities }
})

test('shows every city on the map of its state', () => {
  const wrongMaps = maps.filter(({ state, markers, top, height }) => {
    const inside = markers.filter(({ x, y }) => x > 0 && x < MAX_STATE_MAP_SIZE.width && y > top && y < top + height)
    return inside.length !== state.cities.length
  })
  expect(wrongMaps.map(({ state }) => state.name)).toEqual([])
})

test.each(Object.values(NAME_SIZES))(
  'never overlaps or clips names on a state map, at a font size of %i units',
  (size) => {
    const faults = maps.flatMap(({ state, markers, top, height }) => {
      const names = markers.flatMap(({ city, label: name }) =>
        name && (name.fitsPhones || size === NAME_SIZES.wide)
          ? [{ text: `${state.name}: ${city.name}`, ...createNameBox(city.name, name, size) }]
          : [],
      )
      return findMisplacedNames(names, markers, { left: 0, right: MAX_STATE_MAP_SIZE.width, top, bottom: top + height })
    })
    expect(faults).toEqual([])
  },
)

test('puts each name next to its city, or connects them with a line that passes no other city', () => {
  const { wide: size } = NAME_SIZES
  const faults = maps.flatMap(({ state, markers }) =>
    markers.flatMap((mark) => {
      const { city, label: name } = mark
      if (!name) return []
      const box = createNameBox(city.name, name, size)
      const others = markers.filter((other) => other !== mark)
      const isNearest = others.every((other) => distanceToBox(box, other) > distanceToBox(box, mark))
      const isClear = others.every(
        (other) =>
          distanceToSegment([mark.x, mark.y], [name.x, name.y], [other.x, other.y]) > 3 ||
          measureDistance(mark, other) < 7,
      )
      return (name.hasLeader ? isClear : isNearest) ? [] : [`${state.name}: ${city.name}`]
    }),
  )
  expect(faults).toEqual([])
})

type Marker = ReturnType<typeof drawStateMap>['cities']['markers'][number]

function measureDistance(a: Marker, b: Marker): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function createNameBox(text: string, { x, y, side }: { x: number; y: number; side: number }, size: number) {
  const position = { x, y: y + getBaselineShift(side) * size, anchor: getTextAnchor(side) }
  return measureName(text, 'serif', size, position)
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the box of a name on a map. */
function measureName(
  text: string,
  font: Font,
  size: number,
  { x, y, anchor = 'middle' }: { x: number; y: number; anchor?: 'start' | 'middle' | 'end' },
): Box {
  const width = measureText(text, font, size)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.25 }
}

const isOverlapping = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const isInside = (box: Box, frame: Box) =>
  box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom

/** Returns names that overlap another name or a marker, or leave the frame. */
function findMisplacedNames(
  names: (Box & { text: string })[],
  markers: { x: number; y: number }[],
  within: Box,
): string[] {
  return names.flatMap((box, index) => {
    const isTouched = names.slice(0, index).some((other) => isOverlapping(other, box))
    const isOnMarker = markers.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    return isTouched || isOnMarker || !isInside(box, within) ? [box.text] : []
  })
}
