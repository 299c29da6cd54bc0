import { expect, test } from 'vitest'
import { createSharedPage, PAGE_OPTIONS } from '../support/page.ts'

const PAGES = {
  'with JavaScript': createSharedPage(),
  'without JavaScript': createSharedPage(PAGE_OPTIONS.noScript),
}

test.each([
  ['/blog/nowhere', 'without JavaScript', 'Post'],
  ['/industries/nowhere/local-seo', 'with JavaScript', 'Industry service'],
  ['/services/paid-media/extra', 'with JavaScript', 'General'],
] as const)('shows the not-found view of %s %s: %s', async (path, mode, view) => {
  const page = await PAGES[mode]()
  expect((await page.goto(path))?.status()).toBe(404)
  await expect.poll(() => page.title()).toBe(`${view} page title`)
  expect(await page.locator('main').textContent()).toContain(`${view} text`)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('main').getByRole('link', { name: 'Link label', exact: true }).count()).toBe(1)
  if (mode === 'without JavaScript') expect(await page.locator('[data-suggestion]').isVisible()).toBe(false)
})
