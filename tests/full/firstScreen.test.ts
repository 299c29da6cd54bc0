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
  const failures: unknown[] = []
  for (const [path, action] of MAIN_ACTIONS) {
    await page.goto(path)
    const position = await page.evaluate((action) => {
      const isVisible = (element: Element) => element.checkVisibility()
      const actionElement = [...document.querySelectorAll(`main :is(${action})`)].find(isVisible)
      const bottom = actionElement?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
      const drawings = [...document.querySelectorAll('main :is([role="img"], image)')].filter(isVisible)
      const drawingsAbove = drawings
        .map((drawing) => drawing.getBoundingClientRect())
        .filter((box) => box.bottom <= bottom)
      return { bottom, drawings: drawingsAbove.filter(({ height }) => height > 40).length }
    }, action)
    if (position.bottom > WINDOW_SIZE.height || position.drawings > 0) failures.push({ path, action, ...position })
  }
  expect(failures).toEqual([])
})
