import { beforeAll, expect, test } from 'vitest'
import { addAxe, violationsBesideTexts } from '../support/axe.ts'
import { weakTexts } from '../support/contrasts.ts'
import { overflow } from '../support/overflow.ts'
import { pageOfGroup, VIEWS } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

const tab = pageOfGroup({ ...VIEWS.wide, bypassCSP: true })
beforeAll(async () => addAxe(await tab()))

test.each(onePageOfEachRoute())('%s is accessible, has enough contrast, and fits a wide window', async (path) => {
  const page = await tab()
  await page.goto(path)
  expect(await violationsBesideTexts(page), 'by axe').toEqual([])
  expect(await weakTexts(page), 'in little contrast').toEqual([])
  expect(await overflow(page), 'pixels wider than the window').toBe(0)
})
