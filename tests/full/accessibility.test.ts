import { beforeAll, describe, expect, test } from 'vitest'
import { layAxe, violationsBesideTexts } from '../support/axe.ts'
import { weakTexts } from '../support/contrasts.ts'
import { onePageOfEachFamily } from '../support/families.ts'
import { enlarge, lostTexts, overflow, SMALL_PHONE, spread } from '../support/overflow.ts'
import { pageOfGroup, VIEWS, ZOOMED } from '../support/page.ts'
import { cutOnPaper, SHEETS } from '../support/printed.ts'

describe('one page of every family, on a phone and dark', () => {
  const tab = pageOfGroup({ ...VIEWS.phone, bypassCSP: true })
  beforeAll(async () => layAxe(await tab()))

  test.each(onePageOfEachFamily())('%s', async (path) => {
    const page = await tab()
    await page.setViewportSize(VIEWS.phone.viewport)
    await page.goto(path)
    expect(await violationsBesideTexts(page), 'by axe').toEqual([])
    expect(await weakTexts(page), 'in little contrast').toEqual([])
    expect(await overflow(page), 'pixels wider than the window').toBe(0)
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

describe('one page of every family, on paper', () => {
  const tab = pageOfGroup()

  test.each(onePageOfEachFamily())('%s', async (path) => {
    const page = await tab()
    await page.goto(path)
    for (const sheet of SHEETS) {
      await page.setViewportSize(sheet)
      expect(await cutOnPaper(page)).toEqual([])
    }
  })
})
