import { describe, expect, test } from 'vitest'
import { CHUNKS, hold } from '../support/hold.ts'
import { openPage } from '../support/page.ts'
import { EPISODE } from '../support/player.ts'

test('an island whose page has been left before its code came does not wake', async () => {
  const page = await openPage()
  const release = await hold(page, CHUNKS)
  await page.goto(EPISODE)
  const asked = page.waitForRequest(CHUNKS)
  await page.locator('.player').scrollIntoViewIfNeeded()
  await asked
  await page.locator('footer a[href="/blog"]').dispatchEvent('click')
  await page.locator('#announcement:not(:empty)').waitFor({ state: 'attached' })
  release()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('audio').count()).toBe(0)
})

test('a browser without popovers gets them, and no other does', async () => {
  const page = await openPage()
  const scripts: string[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()))
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
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
  test('is never fetched by a page without an island', async () => {
    const page = await openPage()
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto('/about')
    await page.locator('.closing').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).map(({ length }) => length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(10_000)
    expect(bytes).not.toEqual([])
  })

  test('comes when the first island is about to be seen, not before', async () => {
    const page = await openPage()
    await page.goto('/services/local-seo', { waitUntil: 'networkidle' })
    expect(await page.locator('[data-awake]').count()).toBe(0)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await page.locator('[data-awake]').waitFor()
  })
})
