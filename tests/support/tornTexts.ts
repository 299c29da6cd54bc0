import type { Page } from 'playwright-core'

/**
 * The texts of which a word stands in a cell of its own: those of a grid or a row that were meant to hold parts. Words that stay
 * on one line are elements too (`markup/wholeWords.ts`).
 */
export const tornTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.whole'), ({ parentElement }) => parentElement)
      .filter((parent) => parent && /grid|flex/.test(getComputedStyle(parent).display))
      .filter((parent) => [...(parent?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .map((parent) => parent?.textContent),
  )
