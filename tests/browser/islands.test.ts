import { describe, expect, test } from 'vitest'
import { openPage } from '../support/page.ts'

describe('React', () => {
  test('is never fetched by a page without an island', async () => {
    const page = await openPage()
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto('/about')
    await page.locator('.closing').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).map(({ length }) => length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(10_000)
    expect(bytes).not.toEqual([])
  })

  test('comes when the first island is about to be seen, not before', async () => {
    const page = await openPage()
    await page.goto('/services/local-seo', { waitUntil: 'networkidle' })
    expect(await page.locator('[data-awake]').count()).toBe(0)
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await page.locator('[data-awake]').waitFor()
  })
})
