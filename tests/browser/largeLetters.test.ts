import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FAMILIES } from '../support/families.ts'
import { overflow } from '../support/overflow.ts'
import { openPage, PHONE } from '../support/page.ts'
import { openPlayer, play } from '../support/player.ts'

/** The longest words, names and distances that pages of these families have. */
const LONGEST = [
  '/industries/cardiology/local-seo',
  '/industries/plastic-surgery',
  '/locations/district-of-columbia',
  '/locations/kentucky/bowling-green',
  '/locations/virginia/charlottesville',
]

const SMALL: Parameters<typeof openPage>[0] = {
  ...PHONE,
  viewport: { width: 360, height: 780 },
  bypassCSP: true,
}

const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

describe('with letters of twice the size, nothing is wider than a phone', () => {
  test('on one page of every family', async () => {
    const page = await openPage(SMALL)
    for (const path of [...FAMILIES, ...LONGEST]) {
      await page.goto(path)
      await enlarge(page)
      expect(await overflow(page), path).toBe(0)
    }
  })

  test('in the menu', async () => {
    const page = await openPage(SMALL)
    await page.goto('/about')
    await enlarge(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await overflow(page, '#menu')).toBe(0)
    expect(await overflow(page)).toBe(0)
  })

  test('in the player and the dock', async () => {
    const page = await openPlayer(SMALL)
    await enlarge(page)
    await play(page)
    expect(await overflow(page)).toBe(0)
    await page.locator('#transcript summary').click()
    await page.locator('.dock').waitFor()
    expect(await overflow(page, '.dock')).toBe(0)
    expect(await overflow(page)).toBe(0)
  })

  test('among the cities that were found, and around the page that was meant', async () => {
    const page = await openPage(SMALL)
    await page.goto('/locations')
    await enlarge(page)
    await page.getByRole('combobox').fill('char')
    await page.getByRole('option').first().waitFor()
    expect(await overflow(page)).toBe(0)
    await page.goto('/locations/virginia/charlottesvile')
    await enlarge(page)
    await page.locator('[data-suggestion] a').waitFor()
    expect(await overflow(page)).toBe(0)
  })
})
