import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage, PHONE } from '../support/page.ts'
import { twoFrames } from '../support/scripts.ts'
import { recordShifts, shiftsSoFar } from '../support/shifts.ts'

const INDEX = '**/pages.tsv'

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('a mistyped address, %s', (_, options) => {
  test('suggests the page that was meant, without a layout shift', async () => {
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
})

describe('a mistyped address', () => {
  test.each([
    ['that resembles nothing', '/wp-login-administrator'],
    ['of the page to which the button leads', '/contcat'],
  ])('%s gets no suggestion', async (_, path) => {
    const page = await openPage()
    const index = page.waitForResponse(INDEX)
    await page.goto(path)
    await (await index).finished()
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
  })

  test.each([
    ['cannot be had', (route: Route) => route.fulfill({ status: 503 }), (page: Page) => page.waitForResponse(INDEX)],
    [
      'cannot be fetched',
      (route: Route) => route.abort('internetdisconnected'),
      (page: Page) => page.waitForEvent('requestfailed'),
    ],
  ])('leaves the page as it is if the list of pages %s', async (_, fail, end) => {
    const page = await openPage({ allowProblems: /status of 503|ERR_INTERNET_DISCONNECTED/ })
    await page.route(INDEX, fail)
    const ended = end(page)
    await page.goto('/locations/kentucky/luisville')
    await ended
    await twoFrames(page)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Location not found')
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
  })
})
