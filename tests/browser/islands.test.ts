import { describe, expect, test } from 'vitest'
import { isChunk } from '../support/hold.ts'
import { openPage, requestsOf } from '../support/page.ts'
import { loadWithScripts, twoFrames } from '../support/scripts.ts'

test('a browser without popovers gets them, and no other does', async () => {
  const page = await openPage()
  const chunks = requestsOf(page, isChunk)
  await loadWithScripts(page, '/about')
  expect(chunks).toEqual([])
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
  })
  await page.reload()
  await page.waitForFunction(() => typeof HTMLElement.prototype.togglePopover === 'function')
})

describe('React', () => {
  test('is never fetched by a page without an island: its one script is all', async () => {
    const page = await openPage()
    const scripts = requestsOf(page, (request) => request.resourceType() === 'script')
    await loadWithScripts(page, '/about')
    await page.locator('.closing').scrollIntoViewIfNeeded()
    await twoFrames(page)
    expect(scripts).toEqual([expect.stringMatching(/renderer_client/)])
  })

  test('comes when the first island is about to be seen, not before', async () => {
    const page = await openPage()
    await loadWithScripts(page, '/services/local-seo')
    await twoFrames(page)
    expect(await page.locator('[data-awake]').count()).toBe(0)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await page.locator('[data-awake]').waitFor()
  })
})
