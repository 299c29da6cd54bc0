import { describe, expect, test } from 'vitest'
import { PORTRAIT, PORTRAITS } from '../../pages/about/portraits.ts'
import { MARK, MARKS } from '../../pages/industries/marks.ts'
import { fixtureSite } from '../support/contentFolder.ts'
import { renderRoute } from '../support/renderRoute.ts'

test.each([
  ...Object.entries(MARKS).map(([name, { line }]) => ({ name, line, base: MARK.base })),
  ...Object.entries(PORTRAITS).map(([name, { line }]) => ({ name, line, base: PORTRAIT.base })),
])('"$name" is one line without a break, from edge to edge on one height', ({ line, base }) => {
  expect(line.match(/[Mm]/g)).toHaveLength(1)
  expect(line).toMatch(new RegExp(`^M(?:0|-1) ${base}`))
  const { width } = PORTRAIT
  expect(line).toMatch(
    new RegExp(`[ V]${base}H(?:${MARK.width}|${width + 1})$|${base}H${width + 1}$| ${width} ${base}h1$`),
  )
})

test('no two marks are the same', () => {
  expect(new Set(Object.values(MARKS).map(({ line }) => line)).size).toBe(Object.keys(MARKS).length)
})

describe('a portrait', () => {
  test.each(Object.values(PORTRAITS))('is drawn within its window', ({ line, light }) => {
    const { width, top, height } = PORTRAIT
    const numbers = line.replaceAll(/H-?\d+|h1$/g, '').match(/-?\d+(\.\d+)?/g) ?? []
    const every = (odd: number) => numbers.filter((_, index) => index % 2 === odd).map(Number)
    const [xs, ys] = [every(0), every(1)]
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-1)
    expect(Math.max(...xs, light.cx)).toBeLessThanOrEqual(width)
    expect(Math.min(...ys, light.cy)).toBeGreaterThan(top)
    expect(Math.max(...ys)).toBeLessThan(top + height)
  })

  test('says in words what it shows; without one, a member has a name and a story alone', async () => {
    const html = renderRoute(await fixtureSite(), 'about', '/about')
    expect(html.match(/<svg [^>]*role="img" aria-label="A sample of a portrait\."/g)).toHaveLength(1)
  })
})
