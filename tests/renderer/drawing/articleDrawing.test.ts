import { expect, test } from 'vitest'
import { ARTICLE_DRAWING_SIZE, drawArticle } from '../../../renderer/drawing/articleDrawing.ts'

const KINDS = ['stems', 'fall', 'sum', 'rings', 'clock', 'ripples'] as const

test.each(KINDS)('draws a line, and a dot inside the view box: %s', (kind) => {
  const { line, dot } = drawArticle(kind, [120, 80, 40, 30, 10])
  expect(line).toMatch(/^M/)
  expect(line).not.toContain('NaN')
  expect(dot.x).toBeGreaterThanOrEqual(0)
  expect(dot.x).toBeLessThanOrEqual(ARTICLE_DRAWING_SIZE.width)
  expect(dot.y).toBeGreaterThanOrEqual(0)
  expect(dot.y).toBeLessThanOrEqual(ARTICLE_DRAWING_SIZE.height)
})
