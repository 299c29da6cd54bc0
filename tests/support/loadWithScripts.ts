import type { Page } from 'playwright-core'
import { recordRequests } from './page.ts'

/** Loads a page, and waits for its chunks to run. */
export async function loadWithScripts(page: Page, path: string): Promise<void> {
  const chunks = recordRequests(page, (request) => request.url().includes('/chunks/'))
  await page.goto(path)
  let loadedCount = 0
  while (loadedCount < chunks.length) {
    const newChunks = chunks.slice(loadedCount)
    loadedCount = chunks.length
    await importScripts(page, newChunks)
  }
}

const importScripts = (page: Page, scripts: string[]) =>
  // Use a string since Vitest transforms `import()`.
  page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((script) => import(script))).then(() => {})`)

/** Scrolls to an island, which hydrates it. */
export async function hydrateIsland(page: Page, name: 'Faq' | 'Player'): Promise<void> {
  await page.locator(`[data-island="${name}"]`).scrollIntoViewIfNeeded()
  await page.locator(`[data-island="${name}"][data-hydrated]`).waitFor()
}

/** Waits for scroll observers. */
export const waitForTwoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
