import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { getLayoutShift, MAX_LAYOUT_SHIFT, recordLayoutShifts } from '../support/layoutShift.ts'
import { waitForTwoFrames } from '../support/loadWithScripts.ts'
import { openPage, PHONE_OPTIONS } from '../support/page.ts'

const PAGE_INDEX_GLOB = '**/pages.tsv'

test.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE_OPTIONS],
])('suggests a similar page without a layout shift, %s', async (_, options) => {
  const page = await openPage(options)
  await page.addInitScript(recordLayoutShifts)
  await page.goto('/locations/kentucky/luisville')
  const suggestion = page.locator('[data-suggestion]')
  await suggestion.waitFor()
  await page.locator('[data-finder]').waitFor()
  expect(await page.evaluate(getLayoutShift)).toBeLessThan(MAX_LAYOUT_SHIFT)
  expect(await suggestion.textContent()).toBe('Did you mean Louisville, Kentucky?')
  await suggestion.getByRole('link').click()
  await page.waitForURL('**/locations/kentucky/louisville')
})

test('suggests nothing if the main button already links to the similar page', async () => {
  const page = await openPage()
  const indexResponse = page.waitForResponse(PAGE_INDEX_GLOB)
  await page.goto('/contcat')
  await (await indexResponse).finished()
  expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
})

test.each([
  [
    'responds with an error',
    (route: Route) => route.fulfill({ status: 503 }),
    (page: Page) => page.waitForResponse(PAGE_INDEX_GLOB),
  ],
  [
    "doesn't load",
    (route: Route) => route.abort('internetdisconnected'),
    (page: Page) => page.waitForEvent('requestfailed'),
  ],
])('keeps the page if the page index %s', async (_, fail, waitForEnd) => {
  const page = await openPage({ allowProblems: /status of 503|ERR_INTERNET_DISCONNECTED/ })
  await page.route(PAGE_INDEX_GLOB, fail)
  const requestEnd = waitForEnd(page)
  await page.goto('/locations/kentucky/luisville')
  await requestEnd
  await waitForTwoFrames(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Location not found')
  expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
})
