import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { heading, mainMenu, shown } from '../support/navigation.ts'
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

  /** Follows a link: by then what was to be fetched on intent has been. Lists all that scripts have fetched. */
  async function fetchedUntilBlog(page: Page, want: () => Promise<void>): Promise<string[]> {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
    })
    await want()
    await mainMenu(page, 'Blog').click()
    await shown(page, '/blog')
    return fetched
  }

  test('brings its style sheets along', async () => {
    const page = await openPage()
    await page.goto('/about')
    const sheet = fetchOf(page, '.css')
    await mainMenu(page, 'Locations').focus()
    await sheet
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test('is fetched again when one comes back to its link: it may have changed', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mainMenu(page, 'Podcast').click()
    await shown(page, '/podcast')
    await page.route('**/podcast', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('Hero title', 'Another season') })
    })
    await mainMenu(page, 'Blog').click()
    await shown(page, '/blog')
    await mainMenu(page, 'Podcast').click()
    await heading(page, 'Another season').waitFor()
  })

  test('is not where the visitor saves data', async () => {
    const page = await openPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/about')
    expect(await fetchedUntilBlog(page, () => mainMenu(page, 'Podcast').focus())).not.toContain('/podcast')
  })

  test('is not where the mouse only passes over its link', async () => {
    const page = await openPage()
    await page.goto('/about')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const fetched = await fetchedUntilBlog(page, async () => {
      await mainMenu(page, 'Podcast').dispatchEvent('pointerover')
      await page.clock.runFor(30)
      await mainMenu(page, 'Services').dispatchEvent('pointerover')
      await page.clock.runFor(100)
      await page.clock.resume()
    })
    expect(fetched).toContain('/services')
    expect(fetched).not.toContain('/podcast')
  })

  test('is not the page where one is, nor a file', async () => {
    const page = await openPage()
    await page.goto('/podcast/long-episode')
    const fetched = await fetchedUntilBlog(page, async () => {
      await page.locator('.chapters a').first().focus()
      await page.getByRole('link', { name: 'Audio download' }).focus()
    })
    expect(fetched).toContain('/blog')
    expect(fetched).not.toContain('/podcast/long-episode')
    expect(fetched.filter((path) => path.endsWith('.mp3'))).toEqual([])
  })
})
