import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPage } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'
import { twoFrames } from '../support/scripts.ts'
import { loadWithoutFonts, MAX_SHIFT, recordShifts, shiftsSoFar, useWideFallbacks } from '../support/shifts.ts'

/** Includes the page, and excludes icons and the manifest. */
const MAX_REQUESTS = 11
/** Gzipped bytes, including React. */
const MAX_SCRIPT = 70 * 1024

async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect.poll(() => island.getAttribute('data-hydrated')).not.toBeNull()
  }
  await twoFrames(page)
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

const gzipped = (path: string) => gzipSync(readFileSync(join(inject('fixtureFolder'), path))).length

test('each route stays within the limits of requests, scripts, and layout shift', async () => {
  const page = await openPage()
  await page.addInitScript(recordShifts)
  await useWideFallbacks(page)
  const pages = onePageOfEachRoute()
  const over: unknown[] = []
  let largest = 0
  for (const path of pages) {
    await loadWithoutFonts(page, path)
    await hydrateIslands(page)
    const shift = await page.evaluate(shiftsSoFar)
    const files = await listLoadedFiles(page)
    const script = files.filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipped(file), 0)
    largest = Math.max(largest, script)
    if (files.length + 1 > MAX_REQUESTS || script > MAX_SCRIPT || shift > MAX_SHIFT)
      over.push({ path, files, script, shift })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  expect(over).toEqual([])
  expect(largest).toBeGreaterThan(30 * 1024)
})
