import { describe, expect, test } from 'vitest'
import { ARTICLE_DRAWINGS } from '../../../renderer/collections/posts/definition.ts'
import { ARTICLE_SHEET, drawArticle } from '../../../renderer/drawing/articleDrawing.ts'

const FIGURES = [120, 80, 40, 30, 10]
const BASE = ARTICLE_SHEET.height - 10

describe('an article’s drawing', () => {
  test.each([...ARTICLE_DRAWINGS, 'beats' as const])('has a line and a light on its sheet: %s', (kind) => {
    const { line, light } = drawArticle(kind, kind === 'beats' ? [0, 40, 90, 120] : FIGURES)
    expect(line).toMatch(/^M/)
    expect(line).not.toContain('NaN')
    expect(light.x).toBeGreaterThanOrEqual(0)
    expect(light.x).toBeLessThanOrEqual(ARTICLE_SHEET.width)
    expect(light.y).toBeGreaterThanOrEqual(0)
    expect(light.y).toBeLessThanOrEqual(ARTICLE_SHEET.height)
  })

  test('falls to scale: a twelfth of the first figure stands at a twelfth of its height', () => {
    const first = Number(/^M0 ([\d.]+)/.exec(drawArticle('fall', FIGURES).line)?.[1])
    const { light } = drawArticle('fall', FIGURES)
    expect((BASE - light.y) / (BASE - first)).toBeCloseTo(10 / 120, 2)
  })
})
