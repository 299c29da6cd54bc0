import { describe, expect, test } from 'vitest'
import { cityFrame, MAP } from '../../../renderer/drawing/cityFrame.ts'
import { pointerTexts, pointerTo } from '../../../renderer/drawing/citySpots.ts'
import { wordOf } from '../../../renderer/drawing/labelStyles.ts'
import { takeRoom, textsAround, touch } from '../../../renderer/drawing/mapText.ts'

const word = wordOf('Tampa', { font: 'serif', size: 20 })
const middle = { x: 300, y: 300 }
const around = [...textsAround(word, middle, 10)]
const disc = { left: 330, right: 332, top: 295, bottom: 297 }

describe('a name', () => {
  test('stands to the right of its disc where nothing is in the way', () => {
    expect(takeRoom({ words: [], discs: [] }, around, 0)).toMatchObject({ anchor: 'start', x: 310 })
  })

  test('goes elsewhere where it would cover a disc', () => {
    expect(takeRoom({ words: [], discs: [disc] }, around, 0)).toMatchObject({ anchor: 'end', x: 290 })
  })

  test('covers discs only as far as it may', () => {
    const everywhere = { left: 0, top: 0, right: 600, bottom: 600 }
    expect(takeRoom({ words: [], discs: [everywhere] }, around, 0)).toBeUndefined()
    expect(takeRoom({ words: [], discs: [everywhere] }, around, 1)).toMatchObject({ anchor: 'start' })
  })

  test('keeps off the line of a ring where it can', () => {
    const line = { x: 300, y: 300, radius: 30 }
    expect(takeRoom({ words: [], discs: [], line }, around, 0)).toMatchObject({ anchor: 'start' })
    const right = { x: 360, y: 300, radius: 30 }
    expect(takeRoom({ words: [], discs: [], line: right }, around, 0)).toMatchObject({ anchor: 'end' })
  })

  test('takes its room: the next cannot have it', () => {
    const room = { words: [], discs: [] }
    const first = takeRoom(room, around, 0)
    const second = takeRoom(room, around, 0)
    expect(first && second && touch(first.box, second.box)).toBe(false)
  })

  test('does not leave the map', () => {
    const edge = textsAround(word, { x: MAP.width - 20, y: 300 }, 10)
    expect(takeRoom({ words: [], discs: [] }, edge, 0)).toMatchObject({ anchor: 'end' })
  })
})

describe('a pointer beyond the edge', () => {
  const frame = cityFrame({ lat: 40, lon: -100 }, 200)

  test.each([
    ['north', { lat: 45, lon: -100 }, { x: frame.center.x, y: 4 }],
    ['south', { lat: 35, lon: -100 }, { x: frame.center.x, y: MAP.height - 4 }],
    ['east', { lat: 40, lon: -90 }, { x: MAP.width - 4, y: frame.center.y }],
    ['west', { lat: 40, lon: -110 }, { x: 4, y: frame.center.y }],
  ])('to the %s ends at that edge, and has its name inside the map', (_, place, to) => {
    const pointer = pointerTo(frame, place)
    expect(pointer.to.x).toBeCloseTo(to.x, 5)
    expect(pointer.to.y).toBeCloseTo(to.y, 5)
    expect(takeRoom({ words: [], discs: [] }, pointerTexts(word, pointer), 0)).toBeDefined()
  })
})
