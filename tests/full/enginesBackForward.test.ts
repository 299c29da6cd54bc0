import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { followLink, waitForPage } from '../support/navigation.ts'
import { MOTION_OPTIONS, openPage } from '../support/page.ts'

const JOURNEY = [
  { path: '/locations/kentucky', top: 7178 },
  { path: '/locations/kentucky/louisville', top: 3000 },
  { path: '/services/local-seo', top: 9799 },
  { path: '/terms', top: 600 },
]

/** Browsers restore positions relative to nearby text. */
const PARAGRAPHS = '<p>A paragraph.</p>'.repeat(500)

async function makeTall(page: Page): Promise<void> {
  const isTall = ({ pathname }: URL) => JOURNEY.slice(0, -1).some(({ path }) => path === pathname)
  await page.route(isTall, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${PARAGRAPHS}$&`) })
  })
}

// Runs in Chromium here, and in Firefox and WebKit with `npm run test:browsers`.
describe.each(inject('engines'))('in %s', (engine) => {
  test.each([
    ['with motion', MOTION_OPTIONS],
    ['with reduced motion', {}],
  ])('restores the scroll position, %s', async (_, options) => {
    const page = await openPage({ engine, ...options })
    await makeTall(page)
    const expectPosition = (top: number) =>
      expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
    for (const [index, { path, top }] of JOURNEY.entries()) {
      await (index === 0 ? page.goto(path) : followLink(page, path))
      await waitForPage(page, path)
      await page.waitForLoadState()
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expectPosition(top)
    }
    let position = JOURNEY.length - 1
    for (const step of [-1, -1, -1, 1, 1, 1, -1]) {
      await (step < 0 ? page.goBack() : page.goForward())
      position += step
      const { path = '', top = 0 } = JOURNEY[position] ?? {}
      await waitForPage(page, path)
      await expectPosition(top)
    }
  })
})
