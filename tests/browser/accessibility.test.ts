import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOf } from '../support/axe.ts'
import { onePageOfEachFamily } from '../support/families.ts'
import { enlarge, overflow, SMALL_PHONE } from '../support/overflow.ts'
import { launchPage, VIEWS } from '../support/page.ts'

describe.each(VIEWS)('one page of every family, $name', ({ options, isPhone }) => {
  // One after the other in one tab: axe, half a megabyte, is compiled once.
  let tab: { page: Page; close: () => Promise<void> }
  beforeAll(async () => {
    tab = await launchPage({ ...options, bypassCSP: true })
  })
  afterAll(() => tab.close())

  test.each(onePageOfEachFamily())('%s', async (path) => {
    const { page } = tab
    await page.setViewportSize(options.viewport)
    await page.goto(path)
    expect(await violationsOf(page), 'by axe').toEqual([])
    expect(await overflow(page), 'pixels wider than the window').toBe(0)
    if (!isPhone) return
    await page.setViewportSize(SMALL_PHONE)
    await enlarge(page)
    expect(await overflow(page), 'pixels wider than a small phone, with letters of twice the size').toBe(0)
  })
})
