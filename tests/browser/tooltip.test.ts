import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadWithScripts } from '../support/loading.ts'
import { createSharedPage, PAGE_OPTIONS } from '../support/page.ts'

const PRICES_ADDRESS = '/services/local-seo'

/** Longer than the delays of opening and closing. */
const AFTER_DELAYS_MS = 5000

/** Between the tooltip and the button. */
const MAX_GAP_PX = 24

const TABLET = { viewport: { width: 1024, height: 1200 }, hasTouch: true }

const PAGES = {
  wide: createSharedPage(),
  tablet: createSharedPage(TABLET),
  tabletWithoutScript: createSharedPage({ ...TABLET, ...PAGE_OPTIONS.noScript }),
}

async function openPrices(on: keyof typeof PAGES = 'wide'): Promise<Page> {
  const page = await PAGES[on]()
  if (on === 'tabletWithoutScript') await page.goto(PRICES_ADDRESS)
  else await loadWithScripts(page, PRICES_ADDRESS)
  await getButton(page).scrollIntoViewIfNeeded()
  await page.clock.install()
  return page
}
const getButton = (page: Page) => page.locator('.help-button').first()
const focusVisibly = (locator: Locator) =>
  locator.evaluate((element: HTMLElement) => element.focus({ focusVisible: true } as FocusOptions))
const getTooltip = (page: Page) => page.locator('.help').first()

test('shows the tooltip while the mouse is over it or its button, and after a click until Escape', async () => {
  const page = await openPrices()
  await getButton(page).hover()
  await getTooltip(page).waitFor({ state: 'visible' })
  await getTooltip(page).hover()
  await page.clock.runFor(AFTER_DELAYS_MS)
  expect(await getTooltip(page).isVisible()).toBe(true)
  expect(await measureGap(page)).toBeGreaterThanOrEqual(0)
  expect(await measureGap(page)).toBeLessThan(MAX_GAP_PX)
  await page.mouse.move(5, 5)
  await getTooltip(page).waitFor({ state: 'hidden' })

  await getButton(page).hover()
  await getTooltip(page).waitFor({ state: 'visible' })
  await getButton(page).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(AFTER_DELAYS_MS)
  expect(await getTooltip(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await getTooltip(page).waitFor({ state: 'hidden' })
})

test('opens the tooltip on keyboard focus, and closes it on blur', async () => {
  const page = await openPrices()
  // Use the last button to avoid focusing the next tooltip.
  const last = page.locator('.help-button').last()
  await focusVisibly(last)
  await page.locator('.help:popover-open').waitFor()
  expect(await measureGap(page, 'last')).toBeLessThan(MAX_GAP_PX)
  await page.keyboard.press('Tab')
  await page.locator('.help:popover-open').waitFor({ state: 'detached' })
})

test.each([
  ['on keyboard focus', 'wide', (page: Page) => focusVisibly(getButton(page))],
  ['on a click', 'wide', (page: Page) => getButton(page).click()],
  ['on a tap', 'tablet', (page: Page) => getButton(page).tap()],
] as const)('keeps the tooltip inside the window, %s', async (_, on, open) => {
  const page = await openPrices(on)
  await getButton(page).evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 2, behavior: 'instant' }),
  )
  await open(page)
  await getTooltip(page).waitFor({ state: 'visible' })
  await page.clock.runFor(AFTER_DELAYS_MS)
  const getOverflowBelow = () =>
    getTooltip(page).evaluate((element) => element.getBoundingClientRect().bottom - innerHeight)
  await expect.poll(getOverflowBelow).toBeLessThan(1)
})

test.each([
  ['with JavaScript', 'tablet'],
  ['without JavaScript', 'tabletWithoutScript'],
] as const)('opens the tooltip on a tap, and closes it on a tap elsewhere, %s', async (_, on) => {
  const page = await openPrices(on)
  await getButton(page).tap()
  await getTooltip(page).waitFor({ state: 'visible' })
  await page.touchscreen.tap(5, 5)
  await getTooltip(page).waitFor({ state: 'hidden' })
})

/** Measures the distance between a button and its tooltip, in pixels. Negative if they overlap. */
async function measureGap(page: Page, which: 'first' | 'last' = 'first'): Promise<number> {
  const boxes = ['.help-button', '.help'].map((part) => page.locator(part)[which]().boundingBox())
  const [button, tooltip] = await Promise.all(boxes)
  if (!button || !tooltip) throw new Error("The button and its tooltip aren't both shown.")
  const horizontal = Math.max(button.x - (tooltip.x + tooltip.width), tooltip.x - (button.x + button.width))
  const vertical = Math.max(button.y - (tooltip.y + tooltip.height), tooltip.y - (button.y + button.height))
  return Math.max(horizontal, vertical)
}
