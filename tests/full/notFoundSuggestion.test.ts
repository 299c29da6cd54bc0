import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, PHONE } from '../support/page.ts'
import { twoFrames } from '../support/scripts.ts'
import { recordShifts, shiftsSoFar } from '../support/shifts.ts'

const INDEX = '**/pages.tsv'

test.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('suggests a similar page without a layout shift, %s', async (_, options) => {
  const page = await openPage(options)
  await page.addInitScript(recordShifts)
  await page.goto('/locations/kentucky/luisville')
  const suggestion = page.locator('[data-suggestion]')
  await suggestion.waitFor()
  await page.locator('[data-finder]').waitFor()
  expect(await page.evaluate(shiftsSoFar)).toBeLessThan(0.008)
  expect(await suggestion.textContent()).toBe('Did you mean Louisville, Kentucky?')
  await suggestion.getByRole('link').click()
  await page.waitForURL('**/locations/kentucky/louisville')
})

test('suggests nothing if the button leads to the page', async () => {
  const page = await openPage()
  const index = page.waitForResponse(INDEX)
  await page.goto('/contcat')
  await (await index).finished()
  expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
})

test.each([
  [
    'responds with an error',
    (route: Route) => route.fulfill({ status: 503 }),
    (page: Page) => page.waitForResponse(INDEX),
  ],
  [
    'doesn’t load',
    (route: Route) => route.abort('internetdisconnected'),
    (page: Page) => page.waitForEvent('requestfailed'),
  ],
])('keeps the page if the page index %s', async (_, fail, end) => {
  const page = await openPage({ allowProblems: /status of 503|ERR_INTERNET_DISCONNECTED/ })
  await page.route(INDEX, fail)
  const ended = end(page)
  await page.goto('/locations/kentucky/luisville')
  await ended
  await twoFrames(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Location not found')
  expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
})
