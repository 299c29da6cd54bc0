import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { hold } from './hold.ts'

declare global {
  interface Window {
    shifts: PerformanceObserver
    shift: number
  }
  interface PerformanceEntry {
    /** Of an entry of the type `layout-shift`. */
    value: number
  }
}

/**
 * The largest cumulative layout shift of a page whose fonts arrive late. "Good" is at most 0.1 (web.dev/articles/cls), but fonts shouldn't
 * move anything: the pages of the fixture site measure 0, and an episode 0.006 because its player replaces the browser's own. If the fonts
 * replace a wider fallback (`font-display: swap`), 16 of these 18 pages measure between 0.009 and 0.3.
 */
export const MAX_SHIFT = 0.008

/** Records layout shifts. Runs before the page's own scripts. */
export function recordShifts() {
  window.shift = 0
  window.shifts = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value
  })
  window.shifts.observe({ type: 'layout-shift', buffered: true })
}

/** The cumulative layout shift after all fonts have loaded and two frames have been painted. */
export async function shiftsSoFar(): Promise<number> {
  await document.fonts.ready
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return window.shifts.takeRecords().reduce((sum, { value }) => sum + value, window.shift)
}

const FALLBACK_FONT = 'scripts/build/pictures/instrument-sans.ttf'

/**
 * Puts one font, a fifth wider than ours, in place of all fallback fonts. So the result doesn't depend on the fonts of the machine, and
 * headings wrap again if a font replaces its fallback after the first paint.
 */
export async function useWideFallbacks(page: Page): Promise<void> {
  const families = [...readFileSync('renderer/styles/fontFallbacks.css', 'utf8').matchAll(/font-family: "(.+)"/g)]
  await page.addInitScript(
    ({ names, font }) => {
      const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0))
      // TypeScript doesn't know this descriptor yet (CSS Fonts 5, section 2.3).
      const wide: FontFaceDescriptors & { sizeAdjust: string } = { sizeAdjust: '120%' }
      for (const name of names) document.fonts.add(new FontFace(name, bytes, wide))
    },
    { names: families.map(([, name]) => name ?? ''), font: readFileSync(FALLBACK_FONT, 'base64') },
  )
}

/** Loads a page whose fonts arrive after it has been painted. */
export async function loadWithoutFonts(page: Page, path: string): Promise<void> {
  const deliver = await hold(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  deliver()
  await page.waitForLoadState('load')
}
