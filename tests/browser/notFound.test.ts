import { describe, expect, test } from 'vitest'
import { openKept } from '../support/keptPage.ts'
import { NO_SCRIPT } from '../support/page.ts'

describe('an address that leads nowhere', () => {
  test.each([
    ['/nowhere', 'General'],
    ['/locations/alabama/nowhere', 'Location'],
    ['/services/nowhere', 'Service'],
    ['/industries/dental-implants/nowhere', 'Industry service'],
    ['/industries/nowhere', 'Industry'],
    ['/blog/nowhere', 'Post'],
    ['/podcast/nowhere', 'Episode'],
  ])('%s without script', async (path, view) => {
    const page = await openKept(NO_SCRIPT)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(await page.title()).toBe(`${view} page title`)
    expect(await page.locator('main').textContent()).toContain(`${view} text`)
    expect(await page.locator('main').getByRole('link', { name: 'Link label', exact: true }).count()).toBe(1)
  })

  test.each([
    ['/industries/nowhere/local-seo', 'Industry service'],
    ['/services/paid-media/extra', 'General'],
    ['/locations/alabama/mobile/extra', 'General'],
  ])('%s shows exactly its view with script, whatever the folder’s page is', async (path, view) => {
    const page = await openKept()
    await page.goto(path)
    await expect.poll(() => page.title()).toBe(`${view} page title`)
    expect(await page.locator('main').textContent()).toContain(`${view} text`)
    expect(await page.locator('h1').count()).toBe(1)
  })
})
