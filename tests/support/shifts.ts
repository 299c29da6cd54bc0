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

/** To be run before a page begins. */
export function recordShifts() {
  window.shift = 0
  window.shifts = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value
  })
  window.shifts.observe({ type: 'layout-shift', buffered: true })
}

/** Cumulative layout shift, once the fonts are in and two frames have been painted. */
export async function shiftsSoFar(): Promise<number> {
  await document.fonts.ready
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return window.shifts.takeRecords().reduce((sum, { value }) => sum + value, window.shift)
}

/** Loads a page whose fonts come after it has been painted. */
export async function loadWithoutFonts(page: Page, path: string): Promise<void> {
  const deliver = await hold(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  deliver()
  await page.waitForLoadState('load')
}
