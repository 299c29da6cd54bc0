import { expect, test } from 'vitest'
import { findLowContrast, measureOverflow, runAxeWithoutTextContrast } from '../support/accessibility.ts'
import { listOnePagePerRoute } from '../support/fixturePages.ts'
import { createSharedPage, openPage, VIEWS } from '../support/page.ts'

const getPage = createSharedPage(VIEWS.wide)

test.each(listOnePagePerRoute())('%s is accessible, has enough contrast, and fits a wide window', async (path) => {
  const page = await getPage(path)
  expect(await runAxeWithoutTextContrast(page), 'by axe').toEqual([])
  expect(await findLowContrast(page), 'text with low contrast').toEqual([])
  expect(await measureOverflow(page), 'pixels wider than the window').toBe(0)
})

test('finds low contrast below the first line of a text', async () => {
  const page = await openPage()
  const bar = '<hr style="position: absolute; top: 40px; width: 200px; height: 40px; margin: 0; background: black">'
  const text = '<p style="position: relative; margin: 0; line-height: 40px; white-space: pre">First\nSecond</p>'
  await page.setContent(`<body style="margin: 0; color: black">${bar}${text}`)
  expect(await findLowContrast(page)).toEqual(['1.00 of 4.5: First\nSecond'])
})
