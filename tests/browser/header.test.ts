import { describe, expect, test } from 'vitest'
import { openPage, PHONE } from '../support/page.ts'

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('the header, %s', (_, options) => {
  test('hides when visitors scroll down, and comes back when they scroll up', async () => {
    const page = await openPage(options)
    await page.goto('/about')
    const header = page.locator('.site-header')
    const top = () => header.evaluate((element) => element.getBoundingClientRect().bottom > 0)
    await page.evaluate(() => scrollTo(0, 40))
    await page.locator('.site-header:not([data-scrolled=""])').waitFor()
    expect(await header.getAttribute('data-scrolled')).toBe('up')
    await page.evaluate(() => scrollTo(0, 800))
    await expect.poll(top).toBe(false)
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(top).toBe(true)
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(top).toBe(false)
    await page.locator('header a').first().focus()
    await expect.poll(top).toBe(true)
  })
})
