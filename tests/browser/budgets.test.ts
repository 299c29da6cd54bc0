import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listOnePagePerRoute, sumGzippedSizes } from '../support/fixturePages.ts'
import { getLayoutShift, holdRequests, MAX_LAYOUT_SHIFT, waitForTwoFrames } from '../support/loading.ts'
import { openPage } from '../support/page.ts'

/** Includes the page, and excludes icons and the manifest. */
const MAX_REQUESTS = 11
/** Gzipped bytes, including React. */
const MAX_SCRIPT_BYTES = 70 * 1024

const REPLACEMENT_FONT = 'scripts/build/images/instrument-sans.ttf'

/** Replaces the fallback fonts with Instrument Sans at 120% of its width, so the result doesn't depend on the machine's fonts. */
async function replaceFallbackFonts(page: Page): Promise<void> {
  const families = [...readFileSync('renderer/styles/fontFallbacks.css', 'utf8').matchAll(/font-family: "(.+)"/g)]
  await page.addInitScript(
    ({ names, font }) => {
      const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0))
      // TypeScript's types lack `sizeAdjust` (CSS Fonts 5, 2.3).
      const wideFont: FontFaceDescriptors & { sizeAdjust: string } = { sizeAdjust: '120%' }
      for (const name of names) document.fonts.add(new FontFace(name, bytes, wideFont))
    },
    { names: families.map(([, name]) => name ?? ''), font: readFileSync(REPLACEMENT_FONT, 'base64') },
  )
}

async function loadWithLateFonts(page: Page, path: string): Promise<void> {
  const releaseFonts = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  releaseFonts()
  await page.waitForLoadState('load')
}

async function loadIslandsAndStyles(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect.poll(() => island.getAttribute('data-hydrated')).not.toBeNull()
  }
  await waitForTwoFrames(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet),
  )
}

const listLoadedFiles = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="manifest"]')]
    const ignored = links.map(({ href }) => href)
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.filter((name) => !ignored.includes(name)).map((name) => new URL(name).pathname)
  })

test('each route stays within the limits of requests, scripts, and layout shift', async () => {
  const page = await openPage()
  await replaceFallbackFonts(page)
  const pagesOverLimit: unknown[] = []
  let largestScriptBytes = 0
  for (const path of listOnePagePerRoute()) {
    await loadWithLateFonts(page, path)
    await loadIslandsAndStyles(page)
    const shift = await page.evaluate(getLayoutShift)
    const files = await listLoadedFiles(page)
    const scriptBytes = sumGzippedSizes(files.filter((file) => file.endsWith('.js')))
    largestScriptBytes = Math.max(largestScriptBytes, scriptBytes)
    if (files.length + 1 > MAX_REQUESTS || scriptBytes > MAX_SCRIPT_BYTES || shift > MAX_LAYOUT_SHIFT)
      pagesOverLimit.push({ path, files, scriptBytes, shift })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  expect(pagesOverLimit).toEqual([])
  // Fails if the test misses scripts.
  expect(largestScriptBytes).toBeGreaterThan(30 * 1024)
})
