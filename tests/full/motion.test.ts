import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadWithScripts } from '../support/loadWithScripts.ts'
import { waitForPage } from '../support/navigation.ts'
import { MOTION_OPTIONS, openPage, openPageAt } from '../support/page.ts'

const LONG_POST_TITLE = 'A long post with a title that wraps on every screen'

function recordTitles() {
  const record = (eventType: string, hasTransition: boolean) => {
    const titleElements = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).viewTransitionName === 'page-title',
    )
    // Titles have no-break spaces.
    const titles = titleElements.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    sessionStorage.setItem(eventType, JSON.stringify([hasTransition, ...titles]))
  }
  // Register after the page's script, which sets `view-transition-name`.
  addEventListener('load', () =>
    addEventListener('pageswap', (event) => record('pageswap', event.viewTransition !== null)),
  )
  addEventListener('pagereveal', (event) => record('pagereveal', event.viewTransition !== null))
}

async function openBlog(options = MOTION_OPTIONS): Promise<Page> {
  const page = await openPage(options)
  await page.addInitScript(recordTitles)
  await loadWithScripts(page, '/blog')
  return page
}
const readRecord = (page: Page, eventType: 'pageswap' | 'pagereveal') =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? '[]'), eventType)

// Retry when the machine is slow and the browser skips the transition.
test('morphs the title of a card into the title of its page, and back', async () => {
  const page = await openBlog()
  const openPostAndGoBack = async () => {
    await loadWithScripts(page, '/blog')
    await page.getByRole('link', { name: LONG_POST_TITLE }).click()
    await waitForPage(page, '/blog/long-post')
    const [outgoing, incoming] = [await readRecord(page, 'pageswap'), await readRecord(page, 'pagereveal')]
    await page.waitForLoadState()
    await page.goBack()
    await waitForPage(page, '/blog')
    return [outgoing, incoming, await readRecord(page, 'pageswap')]
  }
  const animatedTitle = [true, LONG_POST_TITLE]
  await expect.poll(openPostAndGoBack).toEqual([animatedTitle, animatedTitle, animatedTitle])
})

test("doesn't animate titles with reduced motion", async () => {
  const page = await openBlog({})
  await page.getByRole('link', { name: LONG_POST_TITLE }).click()
  await waitForPage(page, '/blog/long-post')
  expect((await readRecord(page, 'pageswap'))[0]).toBe(false)
})

test.each(['/', '/industries', '/locations/kentucky', '/locations/kentucky/louisville', '/blog/long-post'])(
  "doesn't animate or hide anything on %s with reduced motion",
  async (path) => {
    const page = await openPageAt(path)
    const state = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')].map((element) => ({
        element,
        style: getComputedStyle(element),
      }))
      return {
        animations: document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
        transitions: elements.filter(({ style }) => !/^0s(, 0s)*$/.test(style.transitionDuration)).length,
        hidden: elements.filter(
          ({ element, style }) => element.matches('main svg, .light-dot') && style.opacity === '0',
        ).length,
        scrolling: getComputedStyle(document.documentElement).scrollBehavior,
      }
    })
    expect(state).toEqual({ animations: 0, transitions: 0, hidden: 0, scrolling: 'auto' })
  },
)
