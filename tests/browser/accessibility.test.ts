import { beforeAll, expect, test } from 'vitest'
import { addAxe, runAxeWithoutTextContrast } from '../support/axe.ts'
import { findLowContrast } from '../support/contrasts.ts'
import { overflow } from '../support/overflow.ts'
import { createSharedPage, VIEWS } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

const tab = createSharedPage({ ...VIEWS.wide, bypassCSP: true })
beforeAll(async () => addAxe(await tab()))

test.each(onePageOfEachRoute())('%s is accessible, has enough contrast, and fits a wide window', async (path) => {
  const page = await tab()
  await page.goto(path)
  expect(await runAxeWithoutTextContrast(page), 'by axe').toEqual([])
  expect(await findLowContrast(page), 'text with low contrast').toEqual([])
  expect(await overflow(page), 'pixels wider than the window').toBe(0)
})
