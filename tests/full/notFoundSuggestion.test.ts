import { expect, test } from 'vitest'
import {
  getLayoutShift,
  MAX_LAYOUT_SHIFT,
  SERVER_FAILURE_MESSAGE,
  SERVER_FAILURES,
  waitForTwoFrames,
} from '../support/loading.ts'
import { openPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

const PAGE_INDEX_GLOB = '**/pages.tsv'

test.each([
  ['on a wide screen', {}],
  ['on a phone', PAGE_OPTIONS.phone],
])('suggests a similar page without a layout shift, %s', async (_, options) => {
  const page = await openPageAt('/locations/kentucky/luisville', options)
  const suggestion = page.locator('[data-suggestion]')
  await suggestion.waitFor()
  await page.locator('.finder').waitFor()
  expect(await page.evaluate(getLayoutShift)).toBeLessThan(MAX_LAYOUT_SHIFT)
  expect(await suggestion.textContent()).toBe('Did you mean Louisville, Kentucky?')
  await suggestion.getByRole('link').click()
  await page.waitForURL('**/locations/kentucky/louisville')
})

test.each(SERVER_FAILURES)('keeps the page if the server of the page index %s', async (_, fail) => {
  const page = await openPage({ allowProblems: SERVER_FAILURE_MESSAGE })
  await page.route(PAGE_INDEX_GLOB, fail)
  const request = page.waitForRequest(PAGE_INDEX_GLOB)
  await page.goto('/locations/kentucky/luisville')
  await (await request).response()
  await waitForTwoFrames(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Location not found')
  expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
})
