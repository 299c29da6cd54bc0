import { describe, expect, test } from 'vitest'
import { followLink, heading, isMarked, mainMenu, mark, shown } from '../support/navigation.ts'
import { NO_SCRIPT, openPage } from '../support/page.ts'

describe('loaded as ever is', () => {
  test('a page that does not exist', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await followLink(page, '/locations/kentucky/luisville')
    await heading(page, 'Location not found').waitFor()
    expect(await isMarked(page)).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/locations/kentucky/luisville')
  })

  test('an address that leads to another', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await followLink(page, '/services/advertising')
    await shown(page, '/services/paid-media')
    expect(await isMarked(page)).toBe(0)
  })

  test('a page of another build', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.route('**/podcast', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/renderer_client\.[\w-]+\.js/, 'renderer_client.other.js')
      await route.fulfill({ response, body })
    })
    await page.route('**/renderer_client.other.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await mainMenu(page, 'Podcast').click()
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-mark'))
    await shown(page, '/podcast')
  })

  test('what cannot be fetched', async () => {
    const page = await openPage({ allowProblems: /ERR_INTERNET_DISCONNECTED/ })
    await page.goto('/about')
    await mark(page)
    await page.route('**/podcast', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort('internetdisconnected'),
    )
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await mainMenu(page, 'Podcast').dispatchEvent('click')
    await shown(page, '/podcast')
    await page.waitForLoadState()
    expect(await isMarked(page)).toBe(0)
    // It begins at its top, though to the browser it is a page that is loaded again.
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('what is opened in another tab, or downloaded', async () => {
    const page = await openPage()
    await page.goto('/podcast/first-episode')
    await mark(page)
    const tab = page.context().waitForEvent('page')
    await mainMenu(page, 'Blog').click({ modifiers: ['ControlOrMeta'] })
    await (await tab).waitForURL('**/blog')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Audio download' }).click()
    expect((await download).suggestedFilename()).toBe('sample.mp3')
    const savedPage = page.waitForEvent('download')
    await page.locator('footer a[href="/terms"]').evaluate((link: HTMLAnchorElement) => {
      link.download = ''
      link.click()
    })
    expect((await savedPage).url()).toMatch(/\/terms$/)
    expect(await isMarked(page)).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/podcast/first-episode')
  })

  test.each([
    ['everything without script', NO_SCRIPT, () => {}],
    [
      'everything where the browser has no Navigation API',
      {},
      () => Object.defineProperty(window, 'navigation', { value: undefined }),
    ],
  ])('%s', async (_, options, before) => {
    const page = await openPage(options)
    await page.addInitScript(before)
    await page.goto('/blog')
    const load = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/about'))
    await mainMenu(page, 'About').click()
    await load
    await page.waitForURL('**/about')
  })
})
