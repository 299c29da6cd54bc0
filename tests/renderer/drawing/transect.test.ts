import { describe, expect, test } from 'vitest'
import { textWidth } from '../../../renderer/drawing/textWidth.ts'
import { placeStops, type StopName, TRANSECT } from '../../../renderer/drawing/transect.ts'

const WIDTH = 40
const NAMES = ['Springfield', 'Rancho Santa Margarita', 'Bend', 'Winston-Salem', 'Ames', 'Fort Worth', 'Reno', 'Mesa']
const crowded = [...NAMES, ...NAMES.map((name) => `${name} Heights`)].map((name, index) => ({
  name,
  mile: 40 + index * 2,
}))
const ends = [
  { name: 'Westernmost', mile: 0 },
  { name: 'Easternmost', mile: 100 },
]

/** From where to where a name reaches, in em. */
function spanOf({ text, at, anchor }: StopName): { left: number; right: number } {
  const [x, wide] = [(at / 100) * WIDTH, textWidth(text, 'sans', 1)]
  const left = x - { start: 0, middle: wide / 2, end: wide }[anchor]
  return { left, right: left + wide }
}

describe('the names on a line', () => {
  const names = placeStops([...crowded, ...ends], 100, WIDTH)

  test('are those of both ends, and of as many others as fit', () => {
    expect(names.slice(0, 2).map(({ text }) => text)).toEqual(['Westernmost', 'Easternmost'])
    expect(names.length).toBeGreaterThan(5)
    expect(names.length).toBeLessThan(crowded.length + 2)
  })

  test('do not touch, and stay between the ends', () => {
    for (const name of names) {
      const { left, right } = spanOf(name)
      expect(left).toBeGreaterThanOrEqual(-0.01)
      expect(right).toBeLessThanOrEqual(WIDTH + 0.01)
      const others = names.filter((other) => other !== name && other.height === name.height).map(spanOf)
      expect(others.every((other) => other.right < left || other.left > right)).toBe(true)
    }
  })

  test('are crossed by no leader', () => {
    for (const { at, height, leader } of names) {
      if (!leader) continue
      const between = names.filter(
        (other) =>
          other.height < TRANSECT.line === height < TRANSECT.line &&
          Math.abs(other.height - TRANSECT.line) < Math.abs(height - TRANSECT.line),
      )
      const x = (at / 100) * WIDTH
      expect(between.map(spanOf).every(({ left, right }) => x < left || x > right)).toBe(true)
    }
  })
})
