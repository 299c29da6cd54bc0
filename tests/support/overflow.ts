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

/** Sets letters, words, lines and paragraphs as far apart as visitors may (WCAG 2.2, 1.4.12). The page's policy must be bypassed. */
export const spread = (page: Page) =>
  page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  })

/** The texts that reach out of the window where nothing scrolls to them. */
export const lostTexts = (page: Page) => page.evaluate(findLost)

/** Runs in the page. */
function findLost(): string[] {
  const lost: string[] = []
  const range = document.createRange()
  const isOut = ({ left, right, width }: DOMRect) =>
    width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  // Chromium gives boxes to the texts of a group that is not shown, and calls them visible.
  const isHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).display === 'none' || isHidden(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: element, nodeValue } = texts.currentNode
    if (!element?.checkVisibility() || isHidden(element) || element.closest('.sr-only')) continue
    range.selectNodeContents(texts.currentNode)
    if ([...range.getClientRects()].some(isOut) && !scrolls(element)) lost.push(`${nodeValue}`)
  }
  return lost
}
