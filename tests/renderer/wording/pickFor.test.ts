import { describe, expect, test } from 'vitest'
import { pickFor } from '../../../renderer/wording/pickFor.ts'

const PAGES = Array.from({ length: 1000 }, (_, index) => `state/city-${index} testimonial`)
const quotes = (count: number) => Array.from({ length: count }, (_, index) => `Dr. Sample ${index} 2026-01-28`)
const picksOf = (options: string[], pages = PAGES) => pages.map((page) => pickFor(page, options, (name) => name))

describe('one of several', () => {
  test('is spread evenly over pages, whatever the order, and independently of what else a page shows', () => {
    const [one, two] = [picksOf(quotes(4)), picksOf(quotes(4).reverse(), PAGES)]
    expect(two).toEqual(one)
    for (const quote of quotes(4)) expect(Math.abs(one.filter((pick) => pick === quote).length - 250)).toBeLessThan(50)
    const other = picksOf(
      quotes(4),
      PAGES.map((page) => page.replace('testimonial', 'picture')),
    )
    expect(Math.abs(one.filter((pick, index) => pick === other[index]).length - 250)).toBeLessThan(50)
  })

  test('stays on most pages when one is added: the new one takes its share, and no page changes between old ones', () => {
    const [before, after] = [picksOf(quotes(13)), picksOf(['Dr. New 2026-11-01', ...quotes(13)])]
    const moved = after.filter((pick, index) => pick !== before[index])
    expect(new Set(moved)).toEqual(new Set(['Dr. New 2026-11-01']))
    expect(Math.abs(moved.length - 1000 / 14)).toBeLessThan(30)
  })

  test('is none of none', () => {
    expect(picksOf([], ['a'])).toEqual([undefined])
  })
})
