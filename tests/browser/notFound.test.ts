import { expect, test } from 'vitest'
import { createSharedPage, NO_SCRIPT_OPTIONS } from '../support/page.ts'

const [getPageWithoutScripts, getPageWithScripts] = [createSharedPage(NO_SCRIPT_OPTIONS), createSharedPage()]

test.each([
  ['/nowhere', 'General'],
  ['/blog/nowhere', 'Post'],
])('shows the not-found view of %s without JavaScript', async (path, view) => {
  const page = await getPageWithoutScripts()
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  expect(await page.title()).toBe(`${view} page title`)
  expect(await page.locator('main').textContent()).toContain(`${view} text`)
  expect(await page.locator('main').getByRole('link', { name: 'Link label', exact: true }).count()).toBe(1)
  expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
})

test.each([
  ['/industries/nowhere/local-seo', 'Industry service'],
  ['/services/paid-media/extra', 'General'],
  ['/locations/alabama/mobile/extra', 'General'],
])('shows the not-found view of %s with JavaScript', async (path, view) => {
  const page = await getPageWithScripts()
  await page.goto(path)
  await expect.poll(() => page.title()).toBe(`${view} page title`)
  expect(await page.locator('main').textContent()).toContain(`${view} text`)
  expect(await page.locator('h1').count()).toBe(1)
})
