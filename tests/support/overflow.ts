import type { Page } from 'playwright-core'

/** Measures how far a page overflows. Compares `scrollWidth`, because phones enlarge `innerWidth` if the page is too wide. */
export const measureOverflow = (page: Page, part = 'html') =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`There is no ${selector}.`)
    return element.scrollWidth - element.clientWidth
  }, part)

export const SMALL_PHONE = { width: 360, height: 780 }

/** WCAG 2.2, 1.4.4. Needs `bypassCSP`. */
export const doubleFontSize = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })
