import { beforeAll, expect, test } from 'vitest'
import { layAxe, violationsBesideTexts } from '../support/axe.ts'
import { weakTexts } from '../support/contrasts.ts'
import { overflow } from '../support/overflow.ts'
import { pageOfGroup, VIEWS } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

// On a phone, in the dark and on paper: `full/accessibility.test.ts`.
const tab = pageOfGroup({ ...VIEWS.wide, bypassCSP: true })
beforeAll(async () => layAxe(await tab()))

test.each(onePageOfEachRoute())('one page of every route, wide and light: %s', async (path) => {
  const page = await tab()
  await page.goto(path)
  expect(await violationsBesideTexts(page), 'by axe').toEqual([])
  expect(await weakTexts(page), 'in little contrast').toEqual([])
  expect(await overflow(page), 'pixels wider than the window').toBe(0)
})
