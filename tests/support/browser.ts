import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, launched when a test first asks for it; it ends with the worker. One for all workers would
 * be driven from the run's own process: each message would be read and written three times, and take more than a browser.
 */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

/** Playwright asks for the system's temporary folder, and for nothing else that could be said here. */
async function launch(): Promise<Browser> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = inject('browsers')
  try {
    return await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}
