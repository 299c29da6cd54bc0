import type { Page, Route } from 'playwright-core'
import { recordRequests } from './page.ts'

/** Loads a page, and waits for its chunks to run. */
export async function loadWithScripts(page: Page, path: string): Promise<void> {
  const chunks = recordRequests(page, (request) => request.url().includes('/chunks/'))
  await page.goto(path)
  // The list grows while chunks load others. Use a string since Vitest transforms `import()`.
  for (const chunk of chunks) await page.evaluate(`import('${chunk}').then(() => {})`)
}

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

/** Waits until the page with this canonical address is open. */
export const waitForPage = (page: Page, path: string) =>
  page.locator(`link[rel=canonical][href$=".com${path}"]`).waitFor({ state: 'attached' })

export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, glob: string): Promise<() => void> {
  let release = () => {}
  const later = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(glob, async (route) => {
    await later
    await route.continue()
  })
  return release
}

export const CHUNKS_GLOB = '**/chunks/*.js'

export const FAILED_REQUEST = /net::ERR_FAILED/

/** Ways in which a request can fail, for `page.route`. */
export const SERVER_FAILURES = [
  ['responds with an error', (route: Route) => route.fulfill({ status: 503 })],
  ["doesn't respond", (route: Route) => route.abort('internetdisconnected')],
] as const
export const SERVER_FAILURE_MESSAGE = /status of 503|ERR_INTERNET_DISCONNECTED/

/** Maximum cumulative layout shift if fonts load late. A shift of up to 0.1 is "good" (web.dev/articles/cls). */
export const MAX_LAYOUT_SHIFT = 0.008

/** Returns the sum of all layout shifts so far. Runs in the page. */
export async function getLayoutShift(): Promise<number> {
  await document.fonts.ready
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
