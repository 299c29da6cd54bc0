import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, waitForPage } from '../support/loading.ts'
import { openPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

/** Returns true if the browser shows a view transition between two pages. */
async function openAndNavigate(page: Page): Promise<boolean> {
  await page.goto('/blog')
  await page.evaluate(() =>
    addEventListener('pageswap', ({ viewTransition }) =>
      sessionStorage.setItem('hasTransition', String(viewTransition !== null)),
    ),
  )
  await followLink(page, '/about')
  await waitForPage(page, '/about')
  return page.evaluate(() => sessionStorage.getItem('hasTransition') === 'true')
}

test('fades into the next page only with motion', async () => {
  expect(await openAndNavigate(await openPage())).toBe(false)
  const page = await openPage(PAGE_OPTIONS.motion)
  // The browser skips the transition if the machine is slow.
  await expect.poll(() => openAndNavigate(page)).toBe(true)
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
