import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { describe, expect, test } from 'vitest'
import { openPage, PHONE } from '../support/page.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

const VIEWS = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `wide, ${colorScheme}`, options: { colorScheme } },
  { name: `phone, ${colorScheme}`, options: { ...PHONE, colorScheme } },
])

test('letters of twice the size leave no page wider than a phone', async () => {
  const page = await openPage({ ...PHONE, viewport: { width: 360, height: 780 }, bypassCSP: true })
  for (const path of PAGES) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})

describe.each(VIEWS)('axe finds nothing: $name', ({ options }) => {
  test('on one page of every family', async () => {
    const page = await openPage({ ...options, bypassCSP: true })
    for (const path of PAGES) {
      await page.goto(path)
      await page.evaluate(axe)
      const { violations } = await page.evaluate<AxeResults>('axe.run({ iframes: false })')
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })

  test('no page is wider than the window', async () => {
    const page = await openPage(options)
    for (const path of PAGES) {
      await page.goto(path)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
  })
})
