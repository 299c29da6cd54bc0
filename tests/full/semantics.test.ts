import { expect, test } from 'vitest'
import { openPageAt, PAGE_OPTIONS } from '../support/page.ts'

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
