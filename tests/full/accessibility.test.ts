import { expect, test } from 'vitest'
import {
  doubleFontSize,
  findLowContrast,
  measureOverflow,
  runAxeWithoutTextContrast,
  SMALL_PHONE,
} from '../support/accessibility.ts'
import { listOnePagePerRoute } from '../support/fixturePages.ts'
import { createSharedPage, openPage, openPageAt, PAGE_OPTIONS, VIEWS, ZOOMED_VIEWPORT } from '../support/page.ts'

/** WCAG 2.2, 1.4.12. Needs `bypassCSP`. */
const WCAG_TEXT_SPACING = `p { margin-block-end: 2em !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }`

const getPhonePage = createSharedPage({ ...VIEWS.phone, bypassCSP: true })
const getDesktopPage = createSharedPage()

test.each(listOnePagePerRoute())('%s is accessible on a phone, in dark mode, and zoomed in', async (path) => {
  const page = await getPhonePage()
  await page.setViewportSize(VIEWS.phone.viewport)
  await page.goto(path)
  expect(await runAxeWithoutTextContrast(page), 'by axe').toEqual([])
  expect(await findLowContrast(page), 'text with low contrast').toEqual([])
  expect(await measureOverflow(page), 'pixels wider than the window').toBe(0)
  await page.setViewportSize(ZOOMED_VIEWPORT)
  expect(await measureOverflow(page), 'pixels wider than the window at 400%').toBe(0)
  expect(await page.evaluate(listClippedText), 'text cut off at 400% zoom').toEqual([])
  await page.setViewportSize(SMALL_PHONE)
  const spacing = await page.addStyleTag({ content: WCAG_TEXT_SPACING })
  expect(await page.evaluate(listClippedText), 'text cut off on a small phone, with WCAG text spacing').toEqual([])
  await spacing.evaluate((style) => style.parentNode?.removeChild(style))
  await doubleFontSize(page)
  expect(await measureOverflow(page), 'pixels wider than a small phone, at 200% text size').toBe(0)
})

test.each(listOnePagePerRoute())('%s prints without page breaks in drawings and tables', async (path) => {
  const page = await getDesktopPage(path)
  await page.emulateMedia({ media: 'print' })
  const breakable = await page.evaluate(() => {
    const canBreak = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).breakInside !== 'avoid' && canBreak(element.parentElement))
    const parts = [...document.querySelectorAll('[role="img"], table, dl')].filter((part) => part.checkVisibility())
    return parts.filter(canBreak).map((part) => part.outerHTML.slice(0, 80))
  })
  await page.emulateMedia({ media: null })
  expect(breakable).toEqual([])
})

// Browsers draw a black shape if the target’s styles don’t apply to its copy.
test.each(listOnePagePerRoute())('draws <use> elements of %s like their targets', async (path) => {
  const fills = await (await getDesktopPage(path)).evaluate(() =>
    [...document.querySelectorAll('use')].map((use) => {
      const target = document.querySelector(use.href.baseVal)
      // Copy the target to get the styles that apply here.
      const clone = target?.cloneNode(true) as Element
      use.after(clone)
      const paths = [target, clone].map((element) => element?.querySelector('path'))
      return paths.map((path) => path && getComputedStyle(path).fill)
    }),
  )
  expect(fills).not.toEqual([])
  expect(fills.filter(([targetFill, cloneFill]) => !targetFill || targetFill !== cloneFill)).toEqual([])
})

test.each([320, 360])('keeps each number in a table of cities on one line at %i pixels', async (width) => {
  const page = await openPageAt('/locations/kentucky', { viewport: { ...SMALL_PHONE, width } })
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('.state-cities td:not([colspan])')].map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return { figure: cell.textContent, count: range.getClientRects().length }
    }),
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(({ count }) => count > 1)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
})

test('the menu, results, and suggestions fit a small phone at 200% text size', async () => {
  const page = await openPage({ ...PAGE_OPTIONS.phone, viewport: SMALL_PHONE, bypassCSP: true })
  const openWithDoubleFontSize = async (path: string) => {
    await page.goto(path)
    await doubleFontSize(page)
  }
  await openWithDoubleFontSize('/about')
  await page.getByRole('button', { name: 'Mobile menu open' }).click()
  expect(await measureOverflow(page, '.mobile-menu'), 'of the menu').toBe(0)
  expect(await measureOverflow(page), 'below the menu').toBe(0)
  await openWithDoubleFontSize('/locations')
  await page.getByRole('combobox').fill('east')
  await page.getByRole('option').first().waitFor()
  expect(await measureOverflow(page), 'of the results').toBe(0)
  await openWithDoubleFontSize('/locations/kentucky/bowling-gren')
  await page.locator('[data-suggestion] a').waitFor()
  expect(await measureOverflow(page), 'of the suggestion').toBe(0)
})

test('shows plans in a column on a phone, each with a heading, instead of the price table', async () => {
  const page = await openPageAt('/services/local-seo', PAGE_OPTIONS.phone)
  expect(await page.locator('.pricing').isVisible()).toBe(false)
  const plans = await page
    .locator('ol > li:has(> h3):has(details)')
    .evaluateAll((items) =>
      items.map((plan) => ({ top: plan.getBoundingClientRect().top, firstTag: plan.firstElementChild?.tagName })),
    )
  const planPositions = plans.map(({ top }) => top)
  expect(planPositions.length).toBeGreaterThan(1)
  expect(planPositions).toEqual([...new Set(planPositions)].sort((a, b) => a - b))
  expect(new Set(plans.map(({ firstTag }) => firstTag))).toEqual(new Set(['H3']))
})

/** More landmarks would make a screen reader's list of them hard to scan. */
const MAX_REGIONS = 6

test('a page has few landmarks, lists that WebKit announces, and short names of columns', async () => {
  const page = await openPageAt('/services/local-seo')
  expect(await page.locator('main').getByRole('region').count()).toBeLessThanOrEqual(MAX_REGIONS)
  const listsWithoutSemantics = await page
    .locator('main :is(ul, ol)')
    // In WebKit, `list-style: none` removes the list semantics.
    .evaluateAll((lists) => lists.filter((list) => getComputedStyle(list).listStyleType === 'none').length)
  expect(listsWithoutSemantics).toBe(0)
  // Screen readers repeat the name for each cell.
  const columnNames = await page
    .locator('.pricing thead th ~ th')
    .evaluateAll((headers) => headers.map((header) => header.getAttribute('abbr')))
  expect(columnNames.length).toBeGreaterThan(1)
  expect(columnNames.every((name) => name && name.length < 30)).toBe(true)
})

/** Returns text outside the window, except in parts that scroll. Runs in the page. */
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
