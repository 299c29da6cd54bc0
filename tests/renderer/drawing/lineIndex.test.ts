import { describe, expect, test } from 'vitest'
import { clipRing, isWithinRings, linesIn } from '../../../renderer/drawing/clip.ts'
import type { Position } from '../../../renderer/drawing/geometry.ts'
import { LineIndex, linesNear } from '../../../renderer/drawing/lineIndex.ts'

/** A coast that goes around a center, in and out, with many points. */
const coast = Array.from({ length: 4001 }, (_, index): Position => {
  const angle = (index / 4000) * 2 * Math.PI
  const distance = 100 + 30 * Math.sin(9 * angle) + Math.sin(400 * angle)
  return [distance * Math.cos(angle), distance * Math.sin(angle)]
})

/** Boxes in the middle of it, at its edge, and outside. */
const BOXES = ['0 0', '100 0', '70 70', '-60 90', '0 -120', '200 200']
  .map(at)
  .map(([x, y]) => ({ left: x - 12, right: x + 12, top: y - 10, bottom: y + 10 }))

describe('a shortened line', () => {
  const index = new LineIndex(coast)

  test.each(BOXES)('is, within the box at $left $top, what the whole line is, of far fewer points', (box) => {
    const short = index.shortened(box)
    expect(short.length).toBeLessThan(coast.length / 4)
    for (let x = box.left + 0.5; x < box.right; x += 4)
      for (let y = box.top + 0.5; y < box.bottom; y += 4)
        expect(isWithinRings([clipRing(short, box)], [x, y]), `${x} ${y}`).toBe(isWithinRings([coast], [x, y]))
  })

  test('keeps every point in the box', () => {
    for (const box of BOXES) {
      const inside = ([x, y]: Position) => x > box.left && x < box.right && y > box.top && y < box.bottom
      const short = new Set(index.shortened(box))
      expect(coast.filter((point) => inside(point) && !short.has(point))).toEqual([])
    }
  })
})

describe('a set of lines', () => {
  test('shows in a box what may be seen there, in its order', () => {
    const row = (y: number) => [0, 1, 2].map((x): Position => [x, y])
    const lines = [row(0), row(50), row(1)].map((line) => new LineIndex(line))
    const heights = (left: number) =>
      linesNear(lines, { left, right: 5, top: -1, bottom: 2 }).map((line) => line[0]?.[1])
    expect([heights(0), heights(3)]).toEqual([[0, 1], []])
  })
})

describe('the parts of a line in a rectangle', () => {
  const box = { left: 0, right: 10, top: 0, bottom: 10 }

  test.each<[string, Position[], [from: number, to: number][]]>([
    [
      'are whole segments, and end where the line leaves',
      ['-5 5', '5 5', '15 5', '15 20', '5 20', '5 8'].map(at),
      [
        [0, 3],
        [4, 6],
      ],
    ],
    ['are none where the line passes by', ['-5 -1', '20 -1'].map(at), []],
  ])('%s', (_, line, parts) => {
    expect(linesIn(line, box)).toEqual(parts.map(([from, to]) => line.slice(from, to)))
  })
})

/** `-5 5` as a point. */
function at(written: string): Position {
  const [x = 0, y = 0] = written.split(' ').map(Number)
  return [x, y]
}
