import type { Page } from 'playwright-core'

/** By how many pixels a page, or a part of it, is wider than there is room. A phone's `innerWidth` would grow with the page. */
export const overflow = (page: Page, part = 'html') =>
  page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth)
