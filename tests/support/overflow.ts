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

/** WCAG 2.2, 1.4.12. Needs `bypassCSP`. */
export const setWcagTextSpacing = (page: Page) =>
  page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  })

/** Returns text outside the window, except in parts that scroll. */
export const findClippedText = (page: Page) => page.evaluate(listClippedText)

function listClippedText(): string[] {
  const clipped: string[] = []
  const range = document.createRange()
  const isOutside = ({ left, right, width }: DOMRect) =>
    width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)
  const isScrollable = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrollable(element.parentElement))
  // Chromium reports hidden SVG text as visible.
  const isHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).display === 'none' || isHidden(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: element, nodeValue } = texts.currentNode
    if (!element?.checkVisibility() || isHidden(element) || element.closest('.sr-only')) continue
    range.selectNodeContents(texts.currentNode)
    if ([...range.getClientRects()].some(isOutside) && !isScrollable(element)) clipped.push(`${nodeValue}`)
  }
  return clipped
}
