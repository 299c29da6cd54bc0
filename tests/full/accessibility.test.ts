import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addAxe, runAxeWithoutTextContrast } from '../support/axe.ts'
import { listOnePagePerRoute } from '../support/fixturePages.ts'
import { findLowContrast } from '../support/lowContrast.ts'
import { doubleFontSize, measureOverflow, SMALL_PHONE } from '../support/overflow.ts'
import { createSharedPage, VIEWS, ZOOMED_VIEWPORT } from '../support/page.ts'

const getPhonePage = createSharedPage({ ...VIEWS.phone, bypassCSP: true })
beforeAll(async () => addAxe(await getPhonePage()))
const getDesktopPage = createSharedPage()

test.each(listOnePagePerRoute())('%s is accessible on a phone, in dark mode, and at 400%% zoom', async (path) => {
  const page = await getPhonePage()
  await page.setViewportSize(VIEWS.phone.viewport)
  await page.goto(path)
  expect(await runAxeWithoutTextContrast(page), 'by axe').toEqual([])
  expect(await findLowContrast(page), 'text with low contrast').toEqual([])
  expect(await measureOverflow(page), 'pixels wider than the window').toBe(0)
  await page.setViewportSize(ZOOMED_VIEWPORT)
  expect(await measureOverflow(page), 'pixels wider than the window at 400%').toBe(0)
  expect(await findClippedText(page), 'text cut off at 400% zoom').toEqual([])
  await page.setViewportSize(SMALL_PHONE)
  const spacing = await setWcagTextSpacing(page)
  expect(await findClippedText(page), 'text cut off on a small phone, with WCAG text spacing').toEqual([])
  await spacing.evaluate((style) => style.parentNode?.removeChild(style))
  await doubleFontSize(page)
  expect(await measureOverflow(page), 'pixels wider than a small phone, at 200% text size').toBe(0)
})

test.each(listOnePagePerRoute())(
  '%s prints without line breaks in prices or page breaks in drawings and tables',
  async (path) => {
    const page = await getDesktopPage(path)
    for (const paper of PAPER_SIZES) {
      await page.setViewportSize(paper)
      await page.emulateMedia({ media: 'print' })
      const pageBreaks = await page.evaluate(measurePageBreaks)
      await page.emulateMedia({ media: null })
      expect(pageBreaks).toEqual([])
    }
  },
)

// The printable area and the page box for media queries, see https://www.w3.org/TR/mediaqueries-4/#width
const PAPER_SIZES = [
  { width: 672, height: 920 },
  { width: 794, height: 1123 },
]

function measurePageBreaks(): string[] {
  const TOLERANCE_PX = 10
  const isShown = (element: Element | null) => element?.checkVisibility() ?? false
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!isShown(text.parentElement)) continue
    for (const { 0: price, index } of text.data.matchAll(/\$[\d,]*\d/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + price.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`The price ${price} takes ${lines.size} lines.`)
    }
  }
  const isUnbreakable = (element: Element) => getComputedStyle(element).breakInside === 'avoid'
  const findUnbreakable = (element: Element | null): Element | undefined =>
    element ? (findUnbreakable(element.parentElement) ?? (isUnbreakable(element) ? element : undefined)) : undefined
  for (const part of document.querySelectorAll('[role="img"], table, dl')) {
    if (!isShown(part)) continue
    const box = findUnbreakable(part)?.getBoundingClientRect()
    const boxes = [...part.querySelectorAll('text, circle, td, dd')].map((element) => element.getBoundingClientRect())
    const visibleBoxes = boxes.filter(({ height }) => height > 0)
    if (
      !box ||
      visibleBoxes.some(({ top, bottom }) => top < box.top - TOLERANCE_PX || bottom > box.bottom + TOLERANCE_PX)
    )
      faults.push(`“${(part.ariaLabel ?? part.textContent).slice(0, 40)}” may break across pages.`)
  }
  // Engines can’t keep a heading with the next element in a grid.
  for (const heading of document.querySelectorAll('h2')) {
    const { parentElement: parent, nextElementSibling: next } = heading
    if (!parent || !isShown(heading) || !next || !isShown(next) || heading.closest('li, article')) continue
    const isBelow = next.getBoundingClientRect().top >= heading.getBoundingClientRect().bottom - 1
    if (isBelow && getComputedStyle(parent).display.includes('grid'))
      faults.push(`A page may end with the heading “${heading.textContent}”.`)
  }
  const footer = document.querySelector('footer')?.getBoundingClientRect()
  const main = document.querySelector('main')?.getBoundingClientRect()
  if (footer && main && footer.bottom > main.top)
    faults.push(`The footer overlaps the content by ${footer.bottom - main.top} px.`)
  return faults
}

/** WCAG 2.2, 1.4.12. Needs `bypassCSP`. */
const setWcagTextSpacing = (page: Page) =>
  page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  })

/** Returns text outside the window, except in parts that scroll. */
const findClippedText = (page: Page) => page.evaluate(listClippedText)

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
