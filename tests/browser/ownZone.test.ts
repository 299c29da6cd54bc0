import { expect, test } from 'vitest'
import { loadWithScripts } from '../support/loadWithScripts.ts'
import { createSharedPage } from '../support/page.ts'

const getHawaiiPage = createSharedPage({ timezoneId: 'Pacific/Honolulu' })
const getLondonPage = createSharedPage({ timezoneId: 'Europe/London' })

test("shows the visitor's time zone and folds the others", async () => {
  const page = await getHawaiiPage()
  await loadWithScripts(page, '/contact')
  const all = await page.locator('[data-zones] h3, [data-other-zones] h3').count()
  expect(await page.locator('[data-zones] h3').allTextContents()).toEqual(['Hawaii'])
  await page.locator('[data-other-zones] summary').click()
  expect(await page.locator('[data-other-zones] h3:visible').count()).toBe(all - 1)
})

test('shows the first time zone to visitors from elsewhere', async () => {
  const page = await getLondonPage()
  await loadWithScripts(page, '/contact')
  expect(await page.locator('[data-zones] h3').allTextContents()).toEqual(['Eastern'])
  expect(await page.locator('[data-other-zones] h3').count()).toBeGreaterThan(0)
})
