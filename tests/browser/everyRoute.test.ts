import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { findLowContrast, measureOverflow, runAxeWithoutTextContrast } from '../support/accessibility.ts'
import { listOnePagePerRoute, sumGzippedSizes } from '../support/fixturePages.ts'
import { getLayoutShift, holdRequests, MAX_LAYOUT_SHIFT, waitForTwoFrames } from '../support/loading.ts'
import { createSharedPage, openPage, VIEWS } from '../support/page.ts'

/** Includes the page, and excludes icons and the manifest. */
const MAX_REQUESTS = 11
/** Gzipped bytes, including React. */
const MAX_SCRIPT_BYTES = 70 * 1024

const REPLACEMENT_FONT = 'scripts/build/images/instrument-sans.ttf'

/** Replaces the fallback fonts with Instrument Sans at 110% of its width, so the result doesn't depend on the machine's fonts. */
async function replaceFallbackFonts(page: Page): Promise<void> {
  const families = [...readFileSync('renderer/styles/fontFallbacks.css', 'utf8').matchAll(/font-family: "(.+)"/g)]
  await page.addInitScript(
    ({ names, font }) => {
      const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0))
      // TypeScript's types lack `sizeAdjust` (CSS Fonts 5, 2.3).
      const wideFont: FontFaceDescriptors & { sizeAdjust: string } = { sizeAdjust: '110%' }
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

/** Hydrates all islands, and returns their number. */
async function loadIslandsAndStyles(page: Page): Promise<number> {
  const islands = await page.locator('[data-island]').all()
  for (const island of islands) {
    await island.scrollIntoViewIfNeeded()
    await expect.poll(() => island.getAttribute('data-hydrated')).not.toBeNull()
  }
  await waitForTwoFrames(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet),
  )
  return islands.length
}

const listLoadedFiles = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="manifest"]')]
    const ignored = links.map(({ href }) => href)
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    return names.filter((name) => !ignored.includes(name)).map((name) => new URL(name).pathname)
  })

const getPage = createSharedPage(VIEWS.wide)
const thirdPartyRequests: string[] = []

beforeAll(async () => {
  const page = await getPage()
  await replaceFallbackFonts(page)
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== inject('origin')) thirdPartyRequests.push(request.url())
  })
})

// One test loads a page for all checks, because loading takes most of the time.
test.each(listOnePagePerRoute())(
  '%s loads few files, only from this site, without a layout shift, and is accessible',
  async (path) => {
    const page = await getPage()
    // Forget what a failed test left.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    thirdPartyRequests.length = 0
    await loadWithLateFonts(page, path)
    const islandCount = await loadIslandsAndStyles(page)
    expect(await page.evaluate(getLayoutShift), 'layout shift').toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
    const files = await listLoadedFiles(page)
    expect(files.slice(MAX_REQUESTS - 1), 'files over the limit').toEqual([])
    const scriptBytes = sumGzippedSizes(files.filter((file) => file.endsWith('.js')))
    expect(scriptBytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
    // Fails if the test misses scripts.
    expect(scriptBytes).toBeGreaterThan(islandCount > 0 ? 30 * 1024 : 0)
    expect(await runAxeWithoutTextContrast(page), 'by axe').toEqual([])
    // Scrolls to each text, which loads lazy images.
    expect(await findLowContrast(page), 'text with low contrast').toEqual([])
    expect(await measureOverflow(page), 'pixels wider than the window').toBe(0)
    await page.emulateMedia({ media: 'print' })
    await waitForTwoFrames(page)
    await page.emulateMedia({ media: null })
    expect(thirdPartyRequests, 'requests to other hosts').toEqual([])
  },
)

test('finds low contrast below the first line of a text', async () => {
  const page = await openPage()
  const bar = '<hr style="position: absolute; top: 40px; width: 200px; height: 40px; margin: 0; background: black">'
  const text = '<p style="position: relative; margin: 0; line-height: 40px; white-space: pre">First\nSecond</p>'
  await page.setContent(`<body style="margin: 0; color: black">${bar}${text}`)
  expect(await findLowContrast(page)).toEqual(['1.00 of 4.5: First\nSecond'])
})
