import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { listOnePagePerRoute } from '../support/fixturePages.ts'
import { waitForTwoFrames } from '../support/loading.ts'
import { openPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

/** Records requests to other hosts, and answers them with an empty page. */
async function blockThirdPartyRequests(page: Page): Promise<string[]> {
  const requests: string[] = []
  const isThirdParty = ({ origin }: URL) => origin !== new URL(inject('origin')).origin
  await page.route(isThirdParty, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  return requests
}

async function scrollAndPrint(page: Page): Promise<void> {
  // A window as high as the page triggers lazy loading.
  const height = await page.evaluate(() => document.body.scrollHeight)
  await page.setViewportSize({ width: 1280, height })
  await page.setViewportSize(PAGE_OPTIONS.wide.viewport)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.emulateMedia({ media: 'print' })
  await waitForTwoFrames(page)
  await page.emulateMedia({ media: null })
}

test('sends no request to other hosts while a visitor reads and prints pages', async () => {
  const page = await openPage()
  const requests = await blockThirdPartyRequests(page)
  const pagesWithRequests: string[] = []
  for (const path of listOnePagePerRoute()) {
    await page.goto(path, { waitUntil: 'load' })
    await scrollAndPrint(page)
    if (requests.length > 0) pagesWithRequests.push(`${path}: ${requests.splice(0)}`)
  }
  expect(pagesWithRequests).toEqual([])
})

test('requests the map once, when a visitor opens it', async () => {
  const page = await openPage()
  const requests = await blockThirdPartyRequests(page)
  await page.goto('/contact')
  const disclosure = page.locator('#map summary')
  await disclosure.click()
  await page.locator('#map iframe').waitFor()
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]).toMatch(/^https:\/\/www\.google\.com\/maps\?/)
  await disclosure.click()
  await disclosure.click()
  expect(await page.locator('#map iframe').count()).toBe(1)
  expect(requests).toHaveLength(1)
})

test('links to the map without JavaScript', async () => {
  const page = await openPageAt('/contact', PAGE_OPTIONS.noScript)
  expect(await page.locator('#map details').isVisible()).toBe(false)
  expect(await page.locator('#map a[href^=https]').isVisible()).toBe(true)
})
