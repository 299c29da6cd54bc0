import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { layAxe, violationsBesideTexts } from '../support/axe.ts'
import { weakTexts } from '../support/contrasts.ts'
import { enlarge, lostTexts, overflow, SMALL_PHONE, spread } from '../support/overflow.ts'
import { pageOfGroup, VIEWS, ZOOMED } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

describe('one page of every route, on a phone and dark', () => {
  const tab = pageOfGroup({ ...VIEWS.phone, bypassCSP: true })
  beforeAll(async () => layAxe(await tab()))

  test.each(onePageOfEachRoute())('%s', async (path) => {
    const page = await tab()
    await page.setViewportSize(VIEWS.phone.viewport)
    await page.goto(path)
    expect(await violationsBesideTexts(page), 'by axe').toEqual([])
    expect(await weakTexts(page), 'in little contrast').toEqual([])
    expect(await overflow(page), 'pixels wider than the window').toBe(0)
    await page.setViewportSize(ZOOMED)
    expect(await overflow(page), 'pixels wider than the window at 400 %').toBe(0)
    expect(await lostTexts(page), 'texts that are lost at 400 %').toEqual([])
    await page.setViewportSize(SMALL_PHONE)
    const spacing = await spread(page)
    expect(await lostTexts(page), 'texts that are lost on a small phone, with letters far apart').toEqual([])
    await spacing.evaluate((style) => style.parentNode?.removeChild(style))
    await enlarge(page)
    expect(await overflow(page), 'pixels wider than a small phone, with letters of twice the size').toBe(0)
  })
})

describe('one page of every route, on paper', () => {
  const tab = pageOfGroup()

  test.each(onePageOfEachRoute())('%s', async (path) => {
    const page = await tab()
    await page.goto(path)
    for (const sheet of SHEETS) {
      await page.setViewportSize(sheet)
      expect(await cutOnPaper(page)).toEqual([])
    }
  })
})

/**
 * A4 at 96 dots to the inch, and what is left of it and of Letter between the margins: a page prints as wide as the latter, by
 * the queries of the former. Source: Media Queries 4, `width`: that of the page box.
 */
const SHEETS = [
  { width: 672, height: 920 },
  { width: 794, height: 1123 },
]

/** What would be cut on paper: prices in two lines, drawings and tables, headings that a sheet may end with, a foot below the last line. */
async function cutOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate(findCuts)
  await page.emulateMedia({ media: null })
  return faults
}

/** Runs in the page. */
function findCuts(): string[] {
  /** What is empty above and below the letters of a line, in pixels. */
  const AIR = 10
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
  const isWhole = (element: Element) => getComputedStyle(element).breakInside === 'avoid'
  /** The outermost part of the page around an element that no sheet cuts. */
  const wholeAround = (element: Element | null): Element | undefined =>
    element ? (wholeAround(element.parentElement) ?? (isWhole(element) ? element : undefined)) : undefined
  for (const part of document.querySelectorAll('[role="img"], table, dl')) {
    if (!isShown(part)) continue
    const box = wholeAround(part)?.getBoundingClientRect()
    const marks = [...part.querySelectorAll('text, circle, td, dd')].map((mark) => mark.getBoundingClientRect())
    const drawn = marks.filter(({ height }) => height > 0)
    if (!box || drawn.some(({ top, bottom }) => top < box.top - AIR || bottom > box.bottom + AIR))
      faults.push(`Two sheets may share “${(part.ariaLabel ?? part.textContent).slice(0, 40)}”.`)
  }
  // No engine keeps a heading with what follows it in a grid. Items of lists are kept whole.
  for (const heading of document.querySelectorAll('h2')) {
    const { parentElement: parent, nextElementSibling: next } = heading
    if (!parent || !isShown(heading) || !next || !isShown(next) || heading.closest('li, article')) continue
    const isBelow = next.getBoundingClientRect().top >= heading.getBoundingClientRect().bottom - 1
    if (isBelow && getComputedStyle(parent).display.includes('grid'))
      faults.push(`A sheet may end with “${heading.textContent}”.`)
  }
  const foot = document.querySelector('footer')?.getBoundingClientRect()
  const main = document.querySelector('main')?.getBoundingClientRect()
  if (foot && main && foot.bottom > main.top) faults.push(`The address reaches ${foot.bottom - main.top} px too far.`)
  return faults
}
