import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  firefox,
  type Page,
  type Request,
  webkit,
} from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { CHROMIUM_FLAGS } from './chromium.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

const launched = new Map<Engine, Promise<Browser>>()

/**
 * The browser of this worker, launched when a test first asks for it; it ends with the worker. One for all workers would
 * be driven from the run's own process: each message would be read and written three times, and take more than a browser.
 */
function sharedBrowser(engine: Engine): Promise<Browser> {
  const browser = launched.get(engine) ?? launch(engine)
  launched.set(engine, browser)
  return browser
}

/** Firefox and WebKit are Playwright's own builds. Where they are missing it says what brings them. */
function launch(engine: Engine): Promise<Browser> {
  if (engine === 'chromium') return chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_FLAGS })
  return { firefox, webkit }[engine].launch()
}

export interface PageOptions extends BrowserContextOptions {
  /** Chromium, if none is named. */
  engine?: Engine
  /** What the console may complain of, because the test brings it about; `true` is anything. */
  allowProblems?: true | RegExp
}

export const WIDE = { viewport: { width: 1280, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** What is left of a window of 1280 by 1024 at 400 % (WCAG 2.2, 1.4.10). */
export const ZOOMED = { width: 320, height: 256 }
export const NO_SCRIPT: BrowserContextOptions = { javaScriptEnabled: false }
/** Transitions take twice the machine that the rest of a test does: a test that is about them asks for them. */
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' }

/** Both widths and both schemes, each once: nothing depends on the two together. */
export const VIEWS = {
  wide: { ...WIDE, colorScheme: 'light' },
  phone: { ...PHONE, colorScheme: 'dark' },
} satisfies Record<string, PageOptions>

/** In milliseconds: against hanging, not a measure of speed. Shorter than a test may last, so that it says what it waited for. */
const PATIENCE = 100_000

/** The same for a window to close: one that a server reloads in this moment may never do so, and then ends with its browser. */
const CLOSING = 20_000

/** A page with a browser's memory of its own, closed when the test ends. Whatever the console complains of fails the test. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { page, close } = await launchPage(options)
  onTestFinished(close)
  return page
}

/**
 * One page for all tests of a group, opened when the first asks for it: a new one takes three times what a load does. Each
 * load begins with nothing remembered. Who changes the page itself (its size, its media, what it may fetch) opens another.
 * What the console complains of fails the group.
 */
export function pageOfGroup(options: PageOptions = {}): () => Promise<Page> {
  let launched: Promise<Launched> | undefined
  afterAll(async () => (await launched)?.close())
  return async () => {
    launched ??= launchPage(options, forget)
    const { page } = await launched
    // The mouse of the test before rests on nothing that opens.
    await page.mouse.move(0, 0)
    return page
  }
}

/** Runs in each document before it begins. What is embedded has nothing to forget. */
function forget(): void {
  if (window === window.top) for (const storage of [localStorage, sessionStorage]) storage.clear()
}

interface Launched {
  page: Page
  /** Tells of what the console has complained. */
  close: () => Promise<void>
}

async function launchPage(
  { engine = 'chromium', allowProblems, ...options }: PageOptions,
  before = () => {},
): Promise<Launched> {
  const context = await (await sharedBrowser(engine)).newContext({
    baseURL: inject('address'),
    ...WIDE,
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.addInitScript(before)
  const complaints: string[] = []
  // What the others' consoles say of a site that works, nobody has read.
  if (engine === 'chromium')
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(message)) complaints.push(message.text())
    })
  page.on('pageerror', (error) => {
    if (!isSkippedTransition(error)) complaints.push(error.message)
  })
  const close = async () => {
    await Promise.race([context.close(), new Promise((settle) => setTimeout(settle, CLOSING).unref())])
    const real = complaints.filter((text) => !allowProblems || (allowProblems !== true && !allowProblems.test(text)))
    if (real.length > 0) throw new Error(`The browser complained:\n${real.join('\n')}`)
  }
  return { page, close }
}

/** The paths of what a page asks for from now on, as they come. */
export function requestsOf(page: Page, ofKind: (request: Request) => boolean = () => true): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (ofKind(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** What Chromium says of a site that works. */
function isExpected(message: ConsoleMessage): boolean {
  const text = message.text()
  const { hostname, pathname } = new URL(message.location().url, inject('address'))
  // A page that is not there: of a file, which has an extension, it would be our mistake.
  if (text.includes('status of 404')) return !/\.\w+$/.test(pathname)
  // The map on the contact page: no test reaches another host.
  return text.includes('net::ERR_NAME_NOT_RESOLVED') && hostname === 'www.google.com' && pathname.startsWith('/maps')
}

/**
 * Checks for the error that Chromium reports if it skips the transition to a page whose script hasn't loaded yet. It does so on a slow
 * machine, and if style sheets aren't cached, as in tests that intercept requests. Visitors see the page without motion, so it isn't a fault.
 */
function isSkippedTransition({ name, message }: Error): boolean {
  return ['AbortError', 'InvalidStateError', 'TimeoutError'].includes(name) && message.startsWith('Transition was ')
}
