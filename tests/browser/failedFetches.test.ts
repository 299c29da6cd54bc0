import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHUNKS, hold, NO_CHUNKS } from '../support/hold.ts'
import { isMarked, mainMenu, mark, shown } from '../support/navigation.ts'
import { openPage, PHONE } from '../support/page.ts'
import { dock, openPlayer, play } from '../support/player.ts'
import { twoFrames } from '../support/scripts.ts'

// Whatever is not caught fails each of these tests (`support/page.ts`): the console may only say what was not fetched.
const FAILING = { allowProblems: NO_CHUNKS }

const abort = (page: Page, glob: string) => page.route(glob, (route) => route.abort())

/** Whether each style sheet of the page has come. */
const isStyled = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet))

describe('code that cannot be fetched', () => {
  test('leaves an island as HTML, which wakes when it is touched and can be', async () => {
    const page = await openPage(FAILING)
    await abort(page, CHUNKS)
    await page.goto('/services/local-seo')
    const failed = page.waitForEvent('requestfailed')
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await failed
    await page.locator('.faq summary').nth(1).click()
    expect(await page.locator('.faq details[open]').count()).toBe(1)
    await page.unroute(CHUNKS)
    await page.locator('.faq summary').nth(2).click()
    await page.locator('[data-island="Faq"][data-awake]').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('.faq details').nth(3).getAttribute('open')).not.toBeNull()
    expect(await page.locator('.faq details[open]').count()).toBe(1)
  })

  test.each([
    ['the list of cities, without a finder', '/locations', '[data-city-search][hidden]'],
    ['prices, whose helps open by a press', '/services/local-seo', '.pricing'],
    ['the view of a page that is not there', '/services/nothing', '[data-not-found]'],
  ])('leaves %s', async (_, path, part) => {
    const page = await openPage(FAILING)
    await abort(page, CHUNKS)
    const failed = page.waitForEvent('requestfailed')
    await page.goto(path)
    await failed
    await twoFrames(page)
    expect(await page.locator(part).count()).toBe(1)
  })

  test('leaves the sheet a popover that opens and closes', async () => {
    const page = await openPage({ ...PHONE, ...FAILING })
    await abort(page, CHUNKS)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Sheet open' }).tap()
    await page.getByRole('button', { name: 'Sheet close' }).tap()
    await page.getByRole('button', { name: 'Sheet close' }).waitFor({ state: 'hidden' })
  })

  test('leaves no sound that nobody can stop: without the dock it ends with its page', async () => {
    const page = await openPlayer(FAILING, undefined, (opened) => abort(opened, '**/*Dock*.css'))
    await play(page)
    await mainMenu(page, 'Blog').click()
    await shown(page, '/blog')
    await expect.poll(() => page.locator('audio').count()).toBe(0)
    expect(await dock(page).count()).toBe(0)
  })
})

describe('style sheets that do not come', () => {
  test('make a link load its page in full', async () => {
    const page = await openPage(FAILING)
    await page.goto('/about')
    await mark(page)
    let isDown = true
    await page.route('**/*.css', (route) => (isDown ? route.abort() : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isDown = false
    })
    // Fetched ahead first, under the mouse.
    const failed = page.waitForEvent('requestfailed')
    await mainMenu(page, 'Podcast').hover()
    await failed
    await mainMenu(page, 'Podcast').click()
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-mark'))
    await shown(page, '/podcast')
    await expect.poll(() => isStyled(page)).toBe(true)
  })

  test('with a page are asked for again by the next', async () => {
    const page = await openPage(FAILING)
    await abort(page, '**/*.css')
    await page.goto('/podcast')
    await mark(page)
    await page.unroute('**/*.css')
    await mainMenu(page, 'Blog').dispatchEvent('click')
    await shown(page, '/blog')
    expect(await isStyled(page)).toBe(true)
    expect(await isMarked(page)).toBe(1)
  })

  test('before the next click are waited for', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.evaluate(() => {
      document.addEventListener('pageswapped', () => {
        const isStyled = [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet)
        document.documentElement.setAttribute('data-styled', String(isStyled))
      })
    })
    const sheet = () => page.waitForRequest('**/*.css')
    const release = await hold(page, '**/*.css')
    const first = sheet()
    await mainMenu(page, 'Podcast').dispatchEvent('click')
    await first
    await mainMenu(page, 'Podcast').dispatchEvent('click')
    await twoFrames(page)
    release()
    await page.locator('html[data-styled]').waitFor()
    expect(await page.locator('html').getAttribute('data-styled')).toBe('true')
    expect(await isMarked(page)).toBe(1)
  })
})
