import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHUNKS, NO_CHUNKS } from '../support/hold.ts'
import { openPage } from '../support/page.ts'
import { twoFrames } from '../support/scripts.ts'

// Uncaught errors fail each test (`support/page.ts`).
const FAILING = { allowProblems: NO_CHUNKS }

const abort = (page: Page, glob: string) => page.route(glob, (route) => route.abort())

describe('code that cannot be fetched', () => {
  test('leaves an island as HTML, which hydrates on the next touch if it can', async () => {
    const page = await openPage(FAILING)
    await abort(page, CHUNKS)
    await page.goto('/services/local-seo')
    const failed = page.waitForEvent('requestfailed')
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await failed
    await page.locator('.faq summary').nth(1).click()
    expect(await page.locator('.faq details[open]').count()).toBe(1)
    await page.unroute(CHUNKS)
    await page.locator('.faq summary').nth(2).click()
    await page.locator('[data-island="Faq"][data-hydrated]').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('.faq details').nth(3).getAttribute('open')).not.toBeNull()
    expect(await page.locator('.faq details[open]').count()).toBe(1)
  })

  test.each([
    ['the list of cities, without a finder', '/locations', '[data-finder][hidden]'],
    ['the view of a page that is not there', '/services/nothing', '[data-not-found]'],
  ])('leaves %s', async (_, path, part) => {
    const page = await openPage(FAILING)
    await abort(page, CHUNKS)
    const failed = page.waitForEvent('requestfailed')
    await page.goto(path)
    await failed
    await twoFrames(page)
    expect(await page.locator(part).count()).toBe(1)
  })
})
