import { expect, test } from 'vitest'
import { loadWithScripts, waitForTwoFrames } from '../support/loading.ts'
import { openPage, recordRequests } from '../support/page.ts'

test('loads a single script on a page that has no islands', async () => {
  const page = await openPage()
  const scripts = recordRequests(page, (request) => request.resourceType() === 'script')
  await loadWithScripts(page, '/terms')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await waitForTwoFrames(page)
  expect(scripts).toEqual([expect.stringMatching(/renderer_client/)])
})

test("loads a polyfill if the browser doesn't support popovers", async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
  })
  await page.goto('/terms')
  await page.waitForFunction(() => typeof HTMLElement.prototype.togglePopover === 'function')
})

test('hydrates an island when it scrolls into view', async () => {
  const page = await openPage()
  await loadWithScripts(page, '/services/local-seo')
  await waitForTwoFrames(page)
  expect(await page.locator('[data-hydrated]').count()).toBe(0)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await page.locator('[data-hydrated]').waitFor()
})
