import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openKept } from '../support/keptPage.ts'
import { WIDE } from '../support/page.ts'

/** Pages of no other file. */
const OPTIONS = { ...WIDE, locale: 'en-GB' }

describe('a page that is kept', () => {
  let first: Page
  const heard: string[] = []

  test('is handed to a test', async () => {
    first = await openKept(OPTIONS)
    await first.route('**/about', (route) => route.abort())
    first.on('request', (request) => heard.push(request.url()))
    await first.goto('/blog')
    await first.evaluate(() => {
      localStorage.setItem('read', 'yes')
      addEventListener('pagehide', () => sessionStorage.setItem('left', 'yes'))
    })
    heard.length = 0
  })

  test('comes to the next one with nothing remembered, rerouted or heard', async () => {
    const page = await openKept(OPTIONS)
    expect(page).toBe(first)
    const before = heard.length
    await page.goto('/about')
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(heard.length).toBe(before)
    await page.addInitScript(() => localStorage.setItem('for good', 'yes'))
  })

  test('is not kept where something was done to it that stays', async () => {
    const page = await openKept(OPTIONS)
    expect(page).not.toBe(first)
    expect(await openKept(OPTIONS)).not.toBe(page)
  })
})
