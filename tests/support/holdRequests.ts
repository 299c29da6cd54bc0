import type { Page, Request } from 'playwright-core'

/** Holds matching requests until the returned function is called. */
export async function holdRequests(
  page: Page,
  glob: string,
  outcome: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
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

export const CHUNKS_GLOB = '**/chunks/*.js'
export const isChunk = (request: Request) => new URL(request.url()).pathname.includes('/chunks/')

export const FAILED_REQUEST = /net::ERR_FAILED/
