import { beforeAll, describe, expect, test } from 'vitest'
import { addAxe, runAxeWithoutTextContrast } from '../support/axe.ts'
import { findLowContrast } from '../support/lowContrast.ts'
import { OPEN_STATES } from '../support/openStates.ts'
import { createSharedPage, VIEWS } from '../support/page.ts'

const COLOR_SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

describe.each(['wide', 'phone'] as const)(
  'states after an interaction are accessible in all color schemes, %s',
  (view) => {
    const getPage = createSharedPage({ ...VIEWS[view], bypassCSP: true, allowProblems: /ERR_FAILED/ })
    beforeAll(async () => addAxe(await getPage()))

    const statesInView = OPEN_STATES.filter(({ on }) => on === 'both' || (on ?? 'wide') === view)
    test.each(statesInView)('$name', async ({ path, reusesPage, open, part }) => {
      const page = await getPage()
      await page.emulateMedia(COLOR_SCHEMES[0])
      if (!reusesPage || new URL(page.url()).pathname !== path) await page.goto(path)
      await open(page)
      await page.unrouteAll()
      expect(await runAxeWithoutTextContrast(page, ...(part?.split(', ') ?? [])), 'by axe').toEqual([])
      for (const colors of COLOR_SCHEMES) {
        await page.emulateMedia(colors)
        expect(await findLowContrast(page, part), Object.values(colors).join(', ')).toEqual([])
      }
    })
  },
)
