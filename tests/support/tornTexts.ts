import type { Page } from 'playwright-core'

/**
 * The texts that stand in a row or a grid without an element of their own: their words that stay on one line are elements
 * (`markup/wholeWords.ts`), and each would be a part of the row. Islands have none of those.
 */
export const tornTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :not([data-island] *, svg *)')]
      .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .map(({ textContent }) => textContent),
  )
