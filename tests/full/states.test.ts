import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layAxe, violationsBesideTexts } from '../support/axe.ts'
import { weakTexts } from '../support/contrasts.ts'
import { OPEN_STATES } from '../support/openStates.ts'
import { launchPage, VIEWS } from '../support/page.ts'

/** Whatever one of them has, the others have it too; colors alone differ. */
const COLORS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/** Runs in each document before it begins: a player remembers what the one before has played. What is embedded has nothing to forget. */
const forget = () => {
  if (window === window.top) for (const storage of [localStorage, sessionStorage]) storage.clear()
}

describe.each(VIEWS)('axe finds nothing, and every text has contrast in all colors, $name', ({ options, isPhone }) => {
  // One after the other in one tab.
  let tab: Awaited<ReturnType<typeof launchPage>>
  beforeAll(async () => {
    tab = await launchPage({ ...options, bypassCSP: true, allowProblems: /ERR_FAILED/ })
    await tab.page.addInitScript(forget)
    await layAxe(tab.page)
  })
  afterAll(() => tab.close())

  const here = OPEN_STATES.filter(({ on }) => on === 'both' || (on === 'phone') === isPhone)
  test.each(here)('$name', async ({ path, goesOn, open, part }) => {
    const { page } = tab
    await page.emulateMedia(COLORS[0])
    if (!goesOn || new URL(page.url()).pathname !== path) await page.goto(path)
    await open(page)
    await page.unrouteAll()
    expect(await violationsBesideTexts(page, ...(part?.split(', ') ?? [])), 'by axe').toEqual([])
    for (const colors of COLORS) {
      await page.emulateMedia(colors)
      expect(await weakTexts(page, part), Object.values(colors).join(', ')).toEqual([])
    }
  })
})
