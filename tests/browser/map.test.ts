import { expect, test } from 'vitest'
import { openPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

const MAPS_GLOB = 'https://www.google.com/maps**'

test('requests the map once, when a visitor opens it', async () => {
  const page = await openPage()
  let requestCount = 0
  await page.route(MAPS_GLOB, (route) => {
    requestCount += 1
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  await page.goto('/contact')
  const disclosure = page.locator('#map summary')
  await disclosure.click()
  await page.locator('#map iframe').waitFor()
  await expect.poll(() => requestCount).toBe(1)
  await disclosure.click()
  await disclosure.click()
  expect(await page.locator('#map iframe').count()).toBe(1)
  expect(requestCount).toBe(1)
})

test('links to the map without JavaScript', async () => {
  const page = await openPageAt('/contact', PAGE_OPTIONS.noScript)
  expect(await page.locator('#map details').isVisible()).toBe(false)
  expect(await page.locator('#map a[href^=https]').isVisible()).toBe(true)
})
