import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForTwoFrames } from '../support/loading.ts'
import { openPageAt, PAGE_OPTIONS, ZOOMED_VIEWPORT } from '../support/page.ts'

const ZOOMED_PAGE = { viewport: ZOOMED_VIEWPORT }

async function listHiddenFocus(page: Page, key: 'Tab' | 'Shift+Tab', pressCount: number): Promise<string[]> {
  const hiddenElements: string[] = []
  for (let index = 0; index < pressCount; index += 1) {
    await page.keyboard.press(key)
    // Scroll observers move the bars one frame later.
    await waitForTwoFrames(page)
    hiddenElements.push(...(await page.evaluate(describeFocusIfHidden)))
  }
  return hiddenElements
}

/** Describes the focused element if it's covered. Runs in the page. */
function describeFocusIfHidden(): string[] {
  const focused = document.activeElement
  // Skip map links: the middle of a hollow outline isn't part of the link.
  if (!focused || focused === document.body || focused instanceof SVGElement) return []
  const { left, top, width, height } = focused.getBoundingClientRect()
  const coverClasses = [0.1, 0.5, 0.9].map((heightShare) => {
    const topElement = document.elementFromPoint(left + Math.min(width / 2, 20), top + height * heightShare)
    return topElement && (focused.contains(topElement) || topElement.contains(focused))
      ? undefined
      : (topElement ?? document.documentElement).className
  })
  return coverClasses.includes(undefined) ? [] : [`${focused.textContent} below .${coverClasses[1]}`]
}

test.each([
  ['the header and links to sections', '/services/local-seo', PAGE_OPTIONS.wide, '#faq', 'Shift+Tab', 25],
  ['the call bar of a phone, forward', '/locations/kentucky', PAGE_OPTIONS.phone, 'main', 'Tab', 30],
  ['the call bar of a phone, backward', '/about', PAGE_OPTIONS.phone, 'footer', 'Shift+Tab', 25],
  ['anything at a zoom of 400%', '/locations/kentucky', ZOOMED_PAGE, 'main', 'Tab', 30],
] as const)('never hides the focused element behind %s', async (_, path, options, startSelector, key, pressCount) => {
  const page = await openPageAt(path, options)
  await page.evaluate((selector) => {
    const start = document.querySelector<HTMLElement>(selector)
    if (!start) throw new Error(`There is no ${selector}.`)
    start.tabIndex = -1
    start.scrollIntoView()
    start.focus()
  }, startSelector)
  expect(await listHiddenFocus(page, key, pressCount)).toEqual([])
})

test('has no sticky bars at a zoom of 400%', async () => {
  const page = await openPageAt('/services/local-seo', ZOOMED_PAGE)
  await page.evaluate(() => scrollTo(0, 3000))
  // Scroll in separate frames to trigger both directions.
  await page.locator('.site-header[data-scrolled=down]').waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 2900))
  await page.locator('.site-header[data-scrolled=up]').waitFor()
  const stickyBars = await page.evaluate(() =>
    [...document.querySelectorAll('.site-header, .call-bar, .section-links')]
      .filter((bar) => bar.checkVisibility() && bar.getBoundingClientRect().bottom > 0)
      .map(({ className }) => className),
  )
  expect(stickyBars).toEqual([])
})
