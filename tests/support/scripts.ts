import type { Page } from 'playwright-core'
import { isChunk } from './hold.ts'
import { requestsOf } from './page.ts'

/** Loads a page, and waits until all has run that it asks for by itself: its script, and what that imports. */
export async function loadWithScripts(page: Page, path: string): Promise<void> {
  const chunks = requestsOf(page, isChunk)
  await page.goto(path)
  let ran = 0
  while (ran < chunks.length) {
    const next = chunks.slice(ran)
    ran = chunks.length
    await run(page, next)
  }
}

/** Waits until scripts that a page has asked for have run. A module that is imported once more is not run once more. */
const run = (page: Page, scripts: string[]) =>
  // As text: the tests' own transformation would make another import of it.
  page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((script) => import(script))).then(() => {})`)

/** Waits until what observes the window's scrolling has seen where it is. */
export const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })
