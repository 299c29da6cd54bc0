import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { BLOG, heading, mainMenu } from '../support/navigation.ts'
import { openPage } from '../support/page.ts'

describe('a page that somebody seems to want', () => {
  const fetchOf = (page: Page, path: string) =>
    page.waitForRequest((request) => request.resourceType() === 'fetch' && request.url().endsWith(path))

  test.each([
    ['by hovering', (page: Page) => mainMenu(page, 'Podcast').hover()],
    ['by its focus', (page: Page) => mainMenu(page, 'Podcast').focus()],
    ['on a map, by hovering', (page: Page) => page.locator('svg a[href="/podcast"]').hover()],
    ['by pressing', (page: Page) => mainMenu(page, 'Podcast').dispatchEvent('pointerdown')],
  ])('is fetched at once, %s', async (_, want) => {
    const page = await openPage()
    await page.goto('/about')
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('afterbegin', '<svg><a href="/podcast"><rect width="99" height="99"/></a></svg>')
    })
    const fetched = fetchOf(page, '/podcast')
    await want(page)
    await fetched
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test('is not where the visitor saves data', async () => {
    const page = await openPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()))
    await page.goto('/about')
    await mainMenu(page, 'Podcast').focus()
    await mainMenu(page, 'Blog').focus()
    // Followed, it is fetched: by then a fetch on focus would have come before it.
    await mainMenu(page, 'Blog').click()
    await heading(page, BLOG).waitFor()
    expect(fetched.filter((url) => url.endsWith('/podcast'))).toEqual([])
  })
})
