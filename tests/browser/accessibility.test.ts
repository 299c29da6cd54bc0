import { describe, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { onePageOfEachFamily } from '../support/families.ts'
import { enlarge, overflow, SMALL_PHONE } from '../support/overflow.ts'
import { openPage, VIEWS } from '../support/page.ts'

describe.each(VIEWS)('one page of every family, $name', ({ options, isPhone }) => {
  test.each(onePageOfEachFamily())('%s', async (path) => {
    const page = await openPage({ ...options, bypassCSP: true })
    await page.goto(path)
    expect(await violationsOf(page), 'by axe').toEqual([])
    expect(await overflow(page), 'pixels wider than the window').toBe(0)
    if (!isPhone) return
    await page.setViewportSize(SMALL_PHONE)
    await enlarge(page)
    expect(await overflow(page), 'pixels wider than a small phone, with letters of twice the size').toBe(0)
  })
})
