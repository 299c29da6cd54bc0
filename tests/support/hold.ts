import type { Page, Request } from 'playwright-core'

/**
 * Keeps back what a page asks for.
 * @param glob of the addresses, for instance `**\/*.mp3`.
 * @returns what lets it through.
 */
export async function hold(page: Page, glob: string): Promise<() => void> {
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

/** The code of the islands, and of what only some pages have. */
export const CHUNKS = '**/chunks/*.js'
export const isChunk = (request: Request) => new URL(request.url()).pathname.includes('/chunks/')

/** What the console says where they are kept back for good. That nobody has caught it, it must not say. */
export const NO_CHUNKS = /net::ERR_FAILED/
