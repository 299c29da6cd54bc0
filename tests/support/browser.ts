import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, launched when a test first asks for it; it ends with the worker. One for all workers would
 * be driven from the run's own process: each message would be read and written three times, and take more than a browser.
 */
export function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  return launched
}
