import { expect, test } from 'vitest'
import { openPageAt, PHONE_OPTIONS } from '../support/page.ts'

test('lists prices by plan on a phone', async () => {
  const page = await openPageAt('/services/local-seo', PHONE_OPTIONS)
  expect(await page.locator('.pricing').isVisible()).toBe(false)
  const plans = await page
    .locator('ol > li:has(> h3):has(details)')
    .evaluateAll((all) =>
      all.map((plan) => ({ top: plan.getBoundingClientRect().top, first: plan.firstElementChild?.tagName })),
    )
  const planPositions = plans.map(({ top }) => top)
  expect(planPositions.length).toBeGreaterThan(1)
  expect(planPositions).toEqual([...new Set(planPositions)].sort((a, b) => a - b))
  expect(new Set(plans.map(({ first }) => first))).toEqual(new Set(['H3']))
})

test('keeps list semantics in WebKit, abbreviates price columns, and has few landmarks', async () => {
  const page = await openPageAt('/services/local-seo')
  const listsWithoutSemantics = await page
    .locator('main :is(ul, ol)')
    .evaluateAll((lists) => lists.filter((list) => getComputedStyle(list).listStyleType === 'none').length)
  expect(listsWithoutSemantics).toBe(0)
  const names = await page
    .locator('.pricing thead th ~ th')
    .evaluateAll((headers) => headers.map((header) => header.getAttribute('abbr')))
  expect(names.length).toBeGreaterThan(1)
  expect(names.every((name) => name && name.length < 30)).toBe(true)
  expect(await page.locator('main').getByRole('region').count()).toBeLessThan(7)
})
