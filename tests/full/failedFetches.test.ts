import { expect, test } from 'vitest'
import { CHUNKS_GLOB, FAILED_REQUEST, waitForTwoFrames } from '../support/loading.ts'
import { openPage } from '../support/page.ts'

// Uncaught errors fail the test (`support/page.ts`).
const ALLOW_FAILED_REQUESTS = { allowProblems: FAILED_REQUEST }

test('keeps an island as HTML if its code fails to load', async () => {
  const page = await openPage(ALLOW_FAILED_REQUESTS)
  await page.route(CHUNKS_GLOB, (route) => route.abort())
  await page.goto('/services/local-seo')
  const requestFailure = page.waitForEvent('requestfailed')
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await requestFailure
  await page.locator('.faq summary').nth(1).click()
  expect(await page.locator('.faq details[open]').count()).toBe(1)
})

test.each([
  ['the finder hidden', '/locations', '.finder[hidden]'],
  ['the not-found view', '/services/nothing', '[data-not-found]'],
])('keeps %s if code fails to load', async (_, path, part) => {
  const page = await openPage(ALLOW_FAILED_REQUESTS)
  await page.route(CHUNKS_GLOB, (route) => route.abort())
  const requestFailure = page.waitForEvent('requestfailed')
  await page.goto(path)
  await requestFailure
  await waitForTwoFrames(page)
  expect(await page.locator(part).count()).toBe(1)
})
