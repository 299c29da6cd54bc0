import { describe, expect, test } from 'vitest'
import { CHUNKS, hold, isChunk } from '../support/hold.ts'
import { announced, mainMenu } from '../support/navigation.ts'
import { openPage, requestsOf } from '../support/page.ts'
import { EPISODE } from '../support/player.ts'
import { loadWithScripts, run, twoFrames } from '../support/scripts.ts'

test('an island whose page has been left before its code came does not wake', async () => {
  const page = await openPage()
  const release = await hold(page, CHUNKS)
  const chunks = requestsOf(page, isChunk)
  await page.goto(EPISODE)
  await page.locator('.player').scrollIntoViewIfNeeded()
  await expect.poll(() => chunks.length).toBeGreaterThan(1)
  const island = await page.locator('[data-island="Player"]').elementHandle()
  await mainMenu(page, 'Blog').click()
  await announced(page)
  release()
  await run(page, chunks)
  expect(await island?.getAttribute('data-awake')).toBeNull()
  expect(await page.locator('audio').count()).toBe(0)
})

test('a browser without popovers gets them, and no other does', async () => {
  const page = await openPage()
  const chunks = requestsOf(page, isChunk)
  await loadWithScripts(page, '/about')
  expect(chunks).toEqual([])
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
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
