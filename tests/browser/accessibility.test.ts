import { expect, test } from 'vitest'
import { findLowContrast, runAxeWithoutTextContrast } from '../support/accessibility.ts'
import { listOnePagePerRoute } from '../support/fixturePages.ts'
import { measureOverflow } from '../support/overflow.ts'
import { createSharedPage, VIEWS } from '../support/page.ts'

const getPage = createSharedPage(VIEWS.wide)

test.each(listOnePagePerRoute())('%s is accessible, has enough contrast, and fits a wide window', async (path) => {
  const page = await getPage(path)
  expect(await runAxeWithoutTextContrast(page), 'by axe').toEqual([])
  expect(await findLowContrast(page), 'text with low contrast').toEqual([])
  expect(await measureOverflow(page), 'pixels wider than the window').toBe(0)
})
