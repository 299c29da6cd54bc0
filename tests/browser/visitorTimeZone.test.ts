import { expect, test } from 'vitest'
import { loadWithScripts } from '../support/loading.ts'
import { openPage } from '../support/page.ts'

test.each([
  ['their time zone', 'Pacific/Honolulu', 'Hawaii'],
  ["the first time zone if theirs isn't listed", 'Europe/London', 'Eastern'],
])('shows visitors %s, and collapses the others', async (_, timezoneId, shownZone) => {
  const page = await openPage({ timezoneId })
  await loadWithScripts(page, '/contact')
  const zoneCount = await page.locator('[data-zones] h3, [data-other-zones] h3').count()
  expect(await page.locator('[data-zones] h3').allTextContents()).toEqual([shownZone])
  await page.locator('[data-other-zones] summary').click()
  expect(await page.locator('[data-other-zones] h3:visible').count()).toBe(zoneCount - 1)
})
