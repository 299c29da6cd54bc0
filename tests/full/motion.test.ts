import { expect, test } from 'vitest'
import { followLink, waitForPage } from '../support/navigation.ts'
import { MOTION_OPTIONS, openPage, openPageAt } from '../support/page.ts'

test.each([
  ['fades into the next page with motion', MOTION_OPTIONS, 'true'],
  ["doesn't fade into the next page with reduced motion", {}, 'false'],
])('%s', async (_, options, hasTransition) => {
  const page = await openPage(options)
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.setAttribute('data-transition', String(viewTransition !== null))
    }),
  )
  // The browser skips the transition if the machine is slow.
  const navigate = async () => {
    await page.goto('/blog')
    await followLink(page, '/about')
    await waitForPage(page, '/about')
    return page.locator('html').getAttribute('data-transition')
  }
  await expect.poll(navigate).toBe(hasTransition)
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
