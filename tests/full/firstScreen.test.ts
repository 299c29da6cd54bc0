import { expect, test } from 'vitest'
import { openPage } from '../support/page.ts'

/** The window of a small phone without browser bars. */
const WINDOW_SIZE = { width: 360, height: 740 }

const MAIN_ACTIONS = [
  ['/', '.button'],
  ['/about', '.button'],
  ['/services', 'input'],
  ['/services/local-seo', '.button'],
  ['/industries', '.button'],
  ['/industries/dental-implants', '.button'],
  ['/industries/dental-implants/local-seo', '.button'],
  ['/locations', 'input'],
  ['/locations/kentucky', '.button'],
  ['/locations/kentucky/louisville', '.button'],
  ['/contact', 'h1 a[href^="tel:"]'],
  ['/contact', 'a.button[href^="tel:"]'],
  ['/podcast/first-episode', '.player button, audio[controls]'],
] as const

test('shows the main action on a small phone without scrolling', async () => {
  const page = await openPage({ viewport: WINDOW_SIZE })
  for (const [path, action] of MAIN_ACTIONS) {
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
