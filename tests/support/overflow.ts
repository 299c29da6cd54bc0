import type { Page } from 'playwright-core'

/**
 * By how many pixels a page, or a part of it, is wider than there is room. A phone's `innerWidth` would grow with the page.
 * Asked without a locator, for which a third of a megabyte is sent into each document first.
 */
export const overflow = (page: Page, part = 'html') =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`There is no ${selector}.`)
    return element.scrollWidth - element.clientWidth
  }, part)

export const SMALL_PHONE = { width: 360, height: 780 }

/** Sets letters of twice the size, as visitors may (WCAG 2.2, 1.4.4). The page's policy must be bypassed. */
export const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })
