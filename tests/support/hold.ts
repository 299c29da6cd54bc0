import type { Page, Request } from 'playwright-core'

/**
 * Delays the requests of a page.
 * @param glob matches their URLs, for instance `**\/*.mp3`.
 * @param outcome of the requests when they go on.
 * @returns a function that lets them go on.
 */
export async function hold(page: Page, glob: string, outcome: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  let release = () => {}
  const later = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(glob, async (route) => {
    await later
    await route[outcome]()
  })
  return release
}

/** The code of the islands, and of what only some pages have. */
export const CHUNKS = '**/chunks/*.js'
export const isChunk = (request: Request) => new URL(request.url()).pathname.includes('/chunks/')

/** What the console says where they are kept back for good. That nobody has caught it, it must not say. */
export const NO_CHUNKS = /net::ERR_FAILED/
