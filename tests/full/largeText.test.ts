import { expect, test } from 'vitest'
import { doubleFontSize, measureOverflow, SMALL_PHONE } from '../support/accessibility.ts'
import { openPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

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
