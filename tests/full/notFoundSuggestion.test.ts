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
  test('is answered with the page that was meant, where nothing has to move', async () => {
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
  test('that resembles nothing gets no suggestion', async () => {
    const page = await openPage()
    const index = page.waitForResponse(INDEX)
    await page.goto('/wp-login-administrator')
    await (await index).finished()
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
  })

  test('that no browser would write is suggested for all the same', async () => {
    const page = await openPage()
    await page.goto('/locations/kentucky/louisville%')
    const suggestion = page.locator('[data-suggestion]')
    await suggestion.waitFor()
    expect(await suggestion.textContent()).toBe('Did you mean Louisville, Kentucky?')
  })

  test.each([
    ['cannot be had', (route: Route) => route.fulfill({ status: 503 }), (page: Page) => page.waitForResponse(INDEX)],
    [
      'cannot be fetched',
      (route: Route) => route.abort('internetdisconnected'),
      (page: Page) => page.waitForEvent('requestfailed'),
    ],
  ])('leaves the page as it is where the list of pages %s', async (_, fail, end) => {
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
