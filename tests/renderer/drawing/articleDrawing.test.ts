import { expect, test } from 'vitest'
import { ARTICLE_BASELINE, ARTICLE_DRAWING_SIZE, drawArticle } from '../../../renderer/drawing/articleDrawing.ts'

const KINDS = ['stems', 'fall', 'sum', 'rings', 'clock', 'ripples'] as const
const VALUES = [120, 80, 40, 30, 10]

test.each(KINDS)('draws a line and a dot inside the sheet: %s', (kind) => {
  const { line, dot } = drawArticle(kind, VALUES)
  expect(line).toMatch(/^M/)
  expect(line).not.toContain('NaN')
  expect(dot.x).toBeGreaterThanOrEqual(0)
  expect(dot.x).toBeLessThanOrEqual(ARTICLE_DRAWING_SIZE.width)
  expect(dot.y).toBeGreaterThanOrEqual(0)
  expect(dot.y).toBeLessThanOrEqual(ARTICLE_DRAWING_SIZE.height)
})

test('draws a decrease to scale', () => {
  const first = Number(/^M0 ([\d.]+)/.exec(drawArticle('fall', VALUES).line)?.[1])
  const { dot } = drawArticle('fall', VALUES)
  expect((ARTICLE_BASELINE - dot.y) / (ARTICLE_BASELINE - first)).toBeCloseTo(10 / 120, 2)
})

test('draws the parts of a sum to scale, each on top of the part before it', () => {
  const { line } = drawArticle('sum', [10, 30, 40])
  const stems = [...line.matchAll(/ ([\d.]+)V([\d.]+)/g)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }))
  const total = ARTICLE_BASELINE - (stems.at(-1)?.to ?? 0)
  expect(stems.map(({ from, to }) => (from - to) / total)).toEqual([
    expect.closeTo(0.25, 2),
    expect.closeTo(0.75, 2),
    expect.closeTo(1, 2),
  ])
  expect(stems[1]?.from).toBe(stems[0]?.to)
})

test('shades the last value of round drawings', () => {
  const { line, area } = drawArticle('rings', [1, 3, 12])
  expect(area?.match(/M/g)).toHaveLength(2)
  expect(area).toContain(line)
  expect(drawArticle('clock', [3, 1]).area).toContain('A100 100 0 0 1')
  expect(drawArticle('clock', [1, 3]).area).toContain('A100 100 0 1 1')
})
