import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { VIEWS, violationsOf } from '../support/axe.ts'
import { openPage, PHONE } from '../support/page.ts'

/** One page of every family. */
const PAGES = [
  '/',
  '/about',
  '/services',
  '/services/website-design',
  '/industries',
  '/industries/medical-spas',
  '/industries/medical-spas/reputation',
  '/locations',
  '/locations/louisiana',
  '/locations/virginia/norfolk',
  '/blog',
  '/blog/plastic-surgery-patient-leads',
  '/podcast',
  '/podcast/answer-the-phone',
  '/contact',
  '/terms',
  '/privacy',
  '/nowhere',
]

/** By how many pixels a page is wider than its window. A phone's `innerWidth` would grow with the page. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('letters of twice the size leave no page wider than a phone', async () => {
  const page = await openPage({ ...PHONE, viewport: { width: 360, height: 780 }, bypassCSP: true })
  for (const path of PAGES) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await overflow(page), path).toBe(0)
  }
})

describe.each(VIEWS)('axe finds nothing: $name', ({ options }) => {
  test('on one page of every family', async () => {
    const page = await openPage({ ...options, bypassCSP: true })
    for (const path of PAGES) {
      await page.goto(path)
      expect(await violationsOf(page)).toEqual([])
    }
  })

  test('no page is wider than the window', async () => {
    const page = await openPage(options)
    for (const path of PAGES) {
      await page.goto(path)
      expect(await overflow(page), path).toBe(0)
    }
  })
})
