import { beforeAll, describe, expect, test } from 'vitest'
import { addAxe, runAxeWithoutTextContrast } from '../support/axe.ts'
import { findLowContrast } from '../support/contrasts.ts'
import { OPEN_STATES } from '../support/openStates.ts'
import { createSharedPage, VIEWS } from '../support/page.ts'

const COLORS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

describe.each(['wide', 'phone'] as const)('open parts are accessible in all color schemes, %s', (view) => {
  const tab = createSharedPage({ ...VIEWS[view], bypassCSP: true, allowProblems: /ERR_FAILED/ })
  beforeAll(async () => addAxe(await tab()))

  const here = OPEN_STATES.filter(({ on }) => on === 'both' || (on ?? 'wide') === view)
  test.each(here)('$name', async ({ path, goesOn, open, part }) => {
    const page = await tab()
    await page.emulateMedia(COLORS[0])
    if (!goesOn || new URL(page.url()).pathname !== path) await page.goto(path)
    await open(page)
    await page.unrouteAll()
    expect(await runAxeWithoutTextContrast(page, ...(part?.split(', ') ?? [])), 'by axe').toEqual([])
    for (const colors of COLORS) {
      await page.emulateMedia(colors)
      expect(await findLowContrast(page, part), Object.values(colors).join(', ')).toEqual([])
    }
  })
})
