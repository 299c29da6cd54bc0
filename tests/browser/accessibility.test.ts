import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layAxe, violationsBesideTexts } from '../support/axe.ts'
import { weakTexts } from '../support/contrasts.ts'
import { onePageOfEachFamily } from '../support/families.ts'
import { enlarge, lostTexts, overflow, SMALL_PHONE, spread } from '../support/overflow.ts'
import { launchPage, VIEWS, ZOOMED } from '../support/page.ts'
import { cutOnPaper, SHEETS } from '../support/printed.ts'

describe.each(VIEWS)('one page of every family, $name', ({ options, isPhone }) => {
  // One after the other in one tab.
  let tab: { page: Page; close: () => Promise<void> }
  beforeAll(async () => {
    tab = await launchPage({ ...options, bypassCSP: true })
    await layAxe(tab.page)
  })
  afterAll(() => tab.close())

  test.each(onePageOfEachFamily())('%s', async (path) => {
    const { page } = tab
    await page.setViewportSize(options.viewport)
    await page.goto(path)
    expect(await violationsBesideTexts(page), 'by axe').toEqual([])
    expect(await weakTexts(page), 'in little contrast').toEqual([])
    expect(await overflow(page), 'pixels wider than the window').toBe(0)
    if (!isPhone) {
      for (const sheet of SHEETS) {
        await page.setViewportSize(sheet)
        expect(await cutOnPaper(page), 'on paper').toEqual([])
      }
      return
    }
    await page.setViewportSize(ZOOMED)
    expect(await overflow(page), 'pixels wider than the window at 400 %').toBe(0)
    expect(await lostTexts(page), 'texts that are lost at 400 %').toEqual([])
    await page.setViewportSize(SMALL_PHONE)
    const spacing = await spread(page)
    expect(await lostTexts(page), 'texts that are lost on a small phone, with letters far apart').toEqual([])
    await spacing.evaluate((style) => style.parentNode?.removeChild(style))
    await enlarge(page)
    expect(await overflow(page), 'pixels wider than a small phone, with letters of twice the size').toBe(0)
  })
})
