import { describe, expect, test } from 'vitest'
import { VIEWS, violationsOf } from '../support/axe.ts'
import { FAMILIES } from '../support/families.ts'
import { overflow } from '../support/overflow.ts'
import { openPage } from '../support/page.ts'

describe.each(VIEWS)('axe finds nothing: $name', ({ options }) => {
  test('on one page of every family', async () => {
    const page = await openPage({ ...options, bypassCSP: true })
    for (const path of FAMILIES) {
      await page.goto(path)
      expect(await violationsOf(page)).toEqual([])
    }
  })

  test('no page is wider than the window', async () => {
    const page = await openPage(options)
    for (const path of FAMILIES) {
      await page.goto(path)
      expect(await overflow(page), path).toBe(0)
    }
  })
})
