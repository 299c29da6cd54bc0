import { expect, test } from 'vitest'
import { openPage, PHONE } from '../support/page.ts'

test('a phone’s prices stand by plan, each with its name first, as they are read', async () => {
  const page = await openPage(PHONE)
  await page.goto('/services/local-seo')
  expect(await page.locator('.pricing').isVisible()).toBe(false)
  const tops = await page
    .locator('ol > li:has(> h3):has(details)')
    .evaluateAll((plans) => plans.map((plan) => plan.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(1)
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
  const begin = await page
    .locator('ol > li:has(> h3):has(details)')
    .evaluateAll((plans) => plans.map((plan) => plan.firstElementChild?.tagName === 'H3'))
  expect(begin).not.toContain(false)
})

test('lists are lists to those who listen in WebKit, and columns of prices are called by their names', async () => {
  const page = await openPage()
  await page.goto('/services/local-seo')
  const silent = await page
    .locator('main :is(ul, ol)')
    .evaluateAll((lists) => lists.filter((list) => getComputedStyle(list).listStyleType === 'none').length)
  expect(silent).toBe(0)
  const names = await page
    .locator('.pricing thead th ~ th')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('abbr')))
  expect(names.length).toBeGreaterThan(1)
  expect(names.every((name) => name && name.length < 30)).toBe(true)
  expect(await page.locator('main').getByRole('region').count()).toBeLessThan(7)
})

test('the field of the finder and a large link show what they are', async () => {
  const page = await openPage()
  await page.goto('/locations')
  await page.getByRole('combobox').focus()
  expect(await page.getByRole('combobox').evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid')
  await page.goto('/contact')
  const links = page.locator('main').getByRole('definition').getByRole('link')
  expect(await links.count()).toBeGreaterThan(0)
  const lines = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).textDecorationLine))
  expect(new Set(lines)).toEqual(new Set(['underline']))
})

test('where one is differs by more than its color', async () => {
  const page = await openPage(PHONE)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Sheet open' }).tap()
  const line = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link).textDecorationLine)
  expect(await line('.sheet li [aria-current]')).toBe('underline')
  expect(await line('.sheet li a:not([aria-current])')).toBe('none')
})
