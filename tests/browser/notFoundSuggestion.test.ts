import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NO_SCRIPT, openPage, PHONE, requestsOf } from '../support/page.ts'
import { loadWithScripts } from '../support/scripts.ts'

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('a mistyped address, %s', (_, options) => {
  test('is answered with the page that was meant', async () => {
    const page = await openPage(options)
    await page.goto('/locations/kentucky/luisville')
    const suggestion = page.locator('[data-suggestion]')
    await suggestion.waitFor()
    expect(await suggestion.textContent()).toBe('Did you mean Louisville, Kentucky?')
    await suggestion.getByRole('link').click()
    await page.waitForURL('**/locations/kentucky/louisville')
  })
})

describe('a mistyped address', () => {
  test('that resembles nothing gets no suggestion', async () => {
    const page = await openPage()
    const index = page.waitForResponse('**/pages.tsv')
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

  test('gets none without script', async () => {
    const page = await openPage(NO_SCRIPT)
    await page.goto('/locations/kentucky/luisville')
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
  })

  test.each([
    ['cannot be had', (route: Route) => route.fulfill({ status: 503 })],
    ['cannot be fetched', (route: Route) => route.abort('internetdisconnected')],
  ])('leaves the page as it is where the list of pages %s', async (_, fail) => {
    const page = await openPage({ allowProblems: /status of 503|ERR_INTERNET_DISCONNECTED/ })
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const asked = page.waitForEvent('request', (request) => request.url().endsWith('/pages.tsv'))
    await page.route('**/pages.tsv', fail)
    await page.goto('/locations/kentucky/luisville')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Location not found')
    await asked
    await page.evaluate(() => fetch('/pages.tsv').catch(() => {}))
    expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
    expect(errors).toEqual([])
  })

  test('is the only page that fetches the list', async () => {
    const page = await openPage()
    const fetched = requestsOf(page)
    await loadWithScripts(page, '/locations')
    expect(fetched).not.toContain('/pages.tsv')
    expect(fetched).toContain('/locations')
  })
})
