import { expect, test } from 'vitest'
import { openPage } from '../support/page.ts'

/** The window of a small phone without browser bars. */
const WINDOW_SIZE = { width: 360, height: 740 }

/** Selectors of the main action, followed by pages. */
const MAIN_ACTIONS = [
  ['.button', '/', '/about', '/services/local-seo', '/locations/kentucky', '/locations/kentucky/louisville'],
  ['.button', '/industries', '/industries/dental-implants', '/industries/dental-implants/local-seo'],
  ['input', '/services', '/locations'],
  ['h1 a[href^="tel:"]', '/contact'],
  ['a.button[href^="tel:"]', '/contact'],
  ['.player button, audio[controls]', '/podcast/first-episode'],
]

test('shows the main action on a small phone without scrolling', async () => {
  const page = await openPage({ viewport: WINDOW_SIZE })
  const pages = MAIN_ACTIONS.flatMap(([action, ...paths]) => paths.map((path) => [path, action] as const))
  for (const [path, action] of pages) {
    await page.goto(path)
    const button = page.locator(`main :is(${action}):visible`).first()
    // Hydration replaces the browser's player, so the first box can be missing.
    const getBottom = async () => {
      const box = await button.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    await expect.poll(getBottom, { message: path }).toBeLessThanOrEqual(WINDOW_SIZE.height)
  }
})
