import { describe, expect, test } from 'vitest'
import { cityFrame, MAP } from '../../../renderer/drawing/cityFrame.ts'
import { pointerTexts, pointerTo } from '../../../renderer/drawing/citySpots.ts'
import { wordOf } from '../../../renderer/drawing/labelStyles.ts'
import { type TakenRoom, takeRoom, textsAround, touch } from '../../../renderer/drawing/mapText.ts'

const word = wordOf('Tampa', { font: 'serif', size: 20 })
const around = [...textsAround(word, { x: 300, y: 300 }, 10)]
const disc = { left: 330, right: 332, top: 295, bottom: 297 }
const everywhere = { left: 0, top: 0, right: 600, bottom: 600 }
const empty: TakenRoom = { words: [], discs: [] }

describe('a name', () => {
  test.each([
    ['to the right where nothing is in the way', empty, 0, { anchor: 'start', x: 310 }],
    ['elsewhere where it would cover a disc', { ...empty, discs: [disc] }, 0, { anchor: 'end', x: 290 }],
    ['on as many discs as it may', { ...empty, discs: [everywhere] }, 1, { anchor: 'start' }],
    ['inside a ring', { ...empty, line: { x: 300, y: 300, radius: 30 } }, 0, { anchor: 'start' }],
    ['off the line of a ring', { ...empty, line: { x: 360, y: 300, radius: 30 } }, 0, { anchor: 'end' }],
  ])('stands %s', (_, { words, ...room }, most, place) => {
    expect(takeRoom({ ...room, words: [...words] }, around, most)).toMatchObject(place)
  })

  test('stands nowhere where it would cover more, and on no other name', () => {
    expect(takeRoom({ words: [], discs: [everywhere] }, around, 0)).toBeUndefined()
    const room = { words: [], discs: [] }
    const [first, second] = [takeRoom(room, around, 0), takeRoom(room, around, 0)]
    expect(first && second && touch(first.box, second.box)).toBe(false)
  })

  test('does not leave the map', () => {
    const edge = textsAround(word, { x: MAP.width - 20, y: 300 }, 10)
    expect(takeRoom({ words: [], discs: [] }, edge, 0)).toMatchObject({ anchor: 'end' })
  })
})

const frame = cityFrame({ lat: 40, lon: -100 }, 200)

test.each([
  ['north', { lat: 45, lon: -100 }, { x: frame.center.x, y: 4 }],
  ['south', { lat: 35, lon: -100 }, { x: frame.center.x, y: MAP.height - 4 }],
  ['east', { lat: 40, lon: -90 }, { x: MAP.width - 4, y: frame.center.y }],
  ['west', { lat: 40, lon: -110 }, { x: 4, y: frame.center.y }],
])('a pointer to the %s ends at that edge, and has its name inside the map', (_, place, { x, y }) => {
  const pointer = pointerTo(frame, place)
  expect(pointer.to).toEqual({ x: expect.closeTo(x, 5), y: expect.closeTo(y, 5) })
  expect(takeRoom({ words: [], discs: [] }, pointerTexts(word, pointer), 0)).toBeDefined()
})
