import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { holdRequests } from './holdRequests.ts'

declare global {
  interface Window {
    layoutShiftObserver: PerformanceObserver
    layoutShift: number
  }
  interface PerformanceEntry {
    value: number
  }
}

/**
 * Maximum cumulative layout shift if fonts load late. web.dev/articles/cls calls up to 0.1 "good". Our pages measure
 * 0, and episodes 0.006.
 */
export const MAX_LAYOUT_SHIFT = 0.008

/** Runs in the page. */
export function recordLayoutShifts() {
  window.layoutShift = 0
  window.layoutShiftObserver = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.layoutShift += value
  })
  window.layoutShiftObserver.observe({ type: 'layout-shift', buffered: true })
}

/** Returns the sum of all layout shifts so far. Runs in the page. */
export async function getLayoutShift(): Promise<number> {
  await document.fonts.ready
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  return window.layoutShiftObserver.takeRecords().reduce((sum, { value }) => sum + value, window.layoutShift)
}

const FALLBACK_FONT = 'scripts/build/images/instrument-sans.ttf'

/** Replaces the fallback fonts with one that's 20% wider, so the result doesn't depend on the machine's fonts. */
export async function useWideFallbacks(page: Page): Promise<void> {
  const families = [...readFileSync('renderer/styles/fontFallbacks.css', 'utf8').matchAll(/font-family: "(.+)"/g)]
  await page.addInitScript(
    ({ names, font }) => {
      const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0))
      // TypeScript's types lack `sizeAdjust` (CSS Fonts 5, 2.3).
      const wideFont: FontFaceDescriptors & { sizeAdjust: string } = { sizeAdjust: '120%' }
      for (const name of names) document.fonts.add(new FontFace(name, bytes, wideFont))
    },
    { names: families.map(([, name]) => name ?? ''), font: readFileSync(FALLBACK_FONT, 'base64') },
  )
}

export async function loadWithLateFonts(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  releaseFonts()
  await page.waitForLoadState('load')
}
