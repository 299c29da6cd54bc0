import { expect, test } from 'vitest'
import { drawDots } from '../../../renderer/drawing/dots.ts'

function listDots(path = '') {
  return [...path.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => [Number(x), Number(y)])
}

test('fills lines of dots from the top', () => {
  const { lineLength, rows } = drawDots([13, 3])
  expect(lineLength).toBe(10)
  const [first, second] = rows
  expect([first?.lineCount, second?.lineCount]).toEqual([2, 1])
  expect(listDots(first?.path).filter(([, y]) => y === 0.5)).toHaveLength(10)
  expect(listDots(first?.path).filter(([, y]) => y === 1.5)).toHaveLength(3)
})

test('shortens all lines if a dot would be alone on one of them, and if a length avoids it', () => {
  expect(drawDots([21, 80]).lineLength).toBe(18)
  expect(drawDots([11, 4]).lineLength).toBe(9)
  expect(drawDots([11, 10, 9]).lineLength).toBe(10)
})
