import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hold } from '../support/hold.ts'
import { followLink, POST, waitForPage } from '../support/navigation.ts'
import { MOVING, openPage } from '../support/page.ts'
import { loadWithScripts, twoFrames } from '../support/scripts.ts'

function recordTitles() {
  const record = (when: string, isMoving: boolean) => {
    const named = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).viewTransitionName === 'page-title',
    )
    // Titles have no-break spaces.
    const titles = named.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    sessionStorage.setItem(when, JSON.stringify([isMoving, ...titles]))
  }
  // Register after the page’s script, which names the titles.
  addEventListener('load', () => addEventListener('pageswap', (event) => record('left', event.viewTransition !== null)))
  addEventListener('pagereveal', (event) => record('came', event.viewTransition !== null))
}

async function openBlog(options = MOVING): Promise<Page> {
  const page = await openPage(options)
  await page.addInitScript(recordTitles)
  await loadWithScripts(page, '/blog')
  return page
}
const recorded = (page: Page, when: 'left' | 'came') =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '[]'), when)

// Retry when the machine is slow and the browser skips the transition.
test('morphs the title of a card into the title of its page, and back', async () => {
  const page = await openBlog()
  const thereAndBack = async () => {
    await loadWithScripts(page, '/blog')
    await page.getByRole('link', { name: POST }).click()
    await waitForPage(page, '/blog/long-post')
    const [left, came] = [await recorded(page, 'left'), await recorded(page, 'came')]
    await page.waitForLoadState()
    await page.goBack()
    await waitForPage(page, '/blog')
    return [left, came, await recorded(page, 'left')]
  }
  const moving = [true, POST]
  await expect.poll(thereAndBack).toEqual([moving, moving, moving])
})

// Chromium skips the transition if a stylesheet fails to load. Retry if it took four seconds.
test('reports no error for a skipped transition', async () => {
  const page = await openPage({ ...MOVING, allowProblems: /ERR_FAILED/ })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const skipTransition = async () => {
    await loadWithScripts(page, '/blog')
    errors.length = 0
    const abort = await hold(page, '**/*.css', 'abort')
    await followLink(page, '/about')
    await waitForPage(page, '/about')
    await page.locator('.site-header[data-scrolled]').waitFor({ state: 'attached' })
    const isInTime = await page.evaluate(() => document.activeViewTransition !== null)
    abort()
    await page.waitForLoadState()
    await twoFrames(page)
    await page.unrouteAll()
    return isInTime
  }
  await expect.poll(skipTransition).toBe(true)
  expect(errors).toEqual([])
})

test('moves no title with reduced motion', async () => {
  const page = await openBlog({})
  await page.getByRole('link', { name: POST }).click()
  await waitForPage(page, '/blog/long-post')
  expect((await recorded(page, 'left'))[0]).toBe(false)
})

test.each(['/', '/industries', '/locations/kentucky', '/locations/kentucky/louisville', '/blog/long-post'])(
  'moves and hides nothing on %s with reduced motion',
  async (path) => {
    const page = await openPage()
    await page.goto(path)
    const state = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')].map((element) => ({ element, style: getComputedStyle(element) }))
      return {
        animations: document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
        transitions: all.filter(({ style }) => !/^0s(, 0s)*$/.test(style.transitionDuration)).length,
        hidden: all.filter(({ element, style }) => element.matches('main svg, .light-dot') && style.opacity === '0')
          .length,
        scrolling: getComputedStyle(document.documentElement).scrollBehavior,
      }
    })
    expect(state).toEqual({ animations: 0, transitions: 0, hidden: 0, scrolling: 'auto' })
  },
)
