import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForPage } from '../support/loading.ts'
import { createSharedPage, openPageAt, PAGE_OPTIONS } from '../support/page.ts'

test.each([
  ['on a wide screen', {}],
  ['on a wide screen without JavaScript', PAGE_OPTIONS.noScript],
])('links from the home page to an industry, its service, and the contact page %s', async (_, options) => {
  const page = await openPageAt('/', options)
  expect(await page.locator('h1').textContent()).toMatch(/Hero lines 1\s+Hero lines 2/)

  await page.getByRole('navigation', { name: 'Navigation main' }).getByText('Industries label').click()
  await page.getByRole('link', { name: /^Dental Practices/ }).click()
  await waitForPage(page, '/industries/dental-implants')

  await page.locator('main').locator('a[href="/industries/dental-implants/local-seo"]').first().click()
  await waitForPage(page, '/industries/dental-implants/local-seo')
  expect(await page.locator('h1').count()).toBe(1)

  await page.locator('main').locator('a[href="/contact"]').first().click()
  await waitForPage(page, '/contact')
  expect(await page.locator('main').textContent()).toContain('hello@example.com')
  expect(await page.locator('form').count()).toBe(0)
})

test('shows the call bar on phones after the first screen, until the closing section', async () => {
  const page = await openPageAt('/services/local-seo', { ...PAGE_OPTIONS.phone, ...PAGE_OPTIONS.motion })
  const bar = page.locator('.call-bar')
  expect(await isOnTop(bar)).toBe(false)

  await page.evaluate(() => scrollTo(0, 2000))
  await expect.poll(() => isOnTop(bar)).toBe(true)

  await page.locator('.closing').getByRole('link', { name: 'Primary label' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isOnTop(bar)).toBe(false)
})

const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const getPage = createSharedPage()

test('moves the focus to the content with the skip link', async () => {
  const page = await getPage('/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test('marks the link to locations in the main navigation on the page of a city', async () => {
  const page = await getPage('/locations/alabama/mobile')
  const current = page.getByRole('navigation', { name: 'Navigation main' }).locator('[aria-current]')
  expect(await current.allInnerTexts()).toEqual(['Locations'])
})

test.each(['/', '/about'])('links from %s to the results on the home page', async (from) => {
  const page = await getPage(from)
  await page.getByRole('navigation', { name: 'Navigation main' }).getByRole('link', { name: 'Results' }).click()
  await page.waitForURL('**/#results')
  await page.locator('#results:target').waitFor()
  await expect
    .poll(() => page.locator('#results').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(120)
})
