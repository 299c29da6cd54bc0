import type { Page, Route } from 'playwright-core'

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

export const SERVER_FAILURES = [
  ['responds with an error', (route: Route) => route.fulfill({ status: 503 })],
  ["doesn't respond", (route: Route) => route.abort('internetdisconnected')],
] as const
export const SERVER_FAILURE_MESSAGE = /status of 503|ERR_INTERNET_DISCONNECTED/
