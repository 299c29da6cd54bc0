import { type Browser, chromium, firefox, webkit } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

const launched = new Map<Engine, Promise<Browser>>()

/**
 * The browser of this worker, launched when a test first asks for it; it ends with the worker. One for all workers would
 * be driven from the run's own process: each message would be read and written three times, and take more than a browser.
 */
export function sharedBrowser(engine: Engine): Promise<Browser> {
  const browser = launched.get(engine) ?? launch(engine)
  launched.set(engine, browser)
  return browser
}

/** Firefox and WebKit are Playwright's own builds. Where they are missing it says what brings them. */
function launch(engine: Engine): Promise<Browser> {
  if (engine === 'chromium') return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  return { firefox, webkit }[engine].launch()
}
