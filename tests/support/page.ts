import type { Browser, BrowserContextOptions, ConsoleMessage, Page, Request } from 'playwright-core'
import playwright from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'

export type Engine = 'chromium' | 'firefox' | 'webkit'

/** Flags that block other hosts and autoplay. Playwright turns off the sandbox, which doesn't run as root. */
const CHROMIUM_FLAGS = [
  '--disable-gpu',
  // A single process is faster.
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--autoplay-policy=document-user-activation-required',
]

const launched = new Map<Engine, Promise<Browser>>()

/** Returns the browser of a worker. Sharing a browser is slower, because messages pass through the main process. */
function getBrowser(engine: Engine): Promise<Browser> {
  const options = engine === 'chromium' ? { executablePath: inject('chromium'), args: CHROMIUM_FLAGS } : {}
  const browser = launched.get(engine) ?? playwright[engine].launch(options)
  launched.set(engine, browser)
  return browser
}

interface PageOptions extends BrowserContextOptions {
  engine?: Engine
  allowProblems?: RegExp
}

export const PAGE_OPTIONS = {
  wide: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  noScript: { javaScriptEnabled: false },
  motion: { reducedMotion: 'no-preference' },
  /** The default, because transitions double the load. */
  reducedMotion: { reducedMotion: 'reduce' },
} satisfies Record<string, BrowserContextOptions>

/** A window of 1280 by 1024 at 400% zoom (WCAG 2.2, 1.4.10). */
export const ZOOMED_VIEWPORT = { width: 320, height: 256 }

/** A light desktop and a dark phone, to cover both color schemes. */
export const VIEWS = {
  wide: { ...PAGE_OPTIONS.wide, colorScheme: 'light' },
  phone: { ...PAGE_OPTIONS.phone, colorScheme: 'dark' },
} satisfies Record<string, PageOptions>

/** Shorter than the test timeout, so that Playwright reports the locator. */
const LOCATOR_TIMEOUT_MS = 100_000

/** Time limit for closing a page, because pages can hang if they reload at the same time. */
const CLOSE_TIMEOUT_MS = 20_000

/** Opens a page and closes it after the test. Console errors fail the test. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { page, close } = await launchPage(options)
  onTestFinished(close)
  return page
}

export async function openPageAt(path: string, options?: PageOptions): Promise<Page> {
  const page = await openPage(options)
  await page.goto(path)
  return page
}

/** Opens a page for all tests of a file, because opening takes longer than loading. Returns a function that loads an address. */
export function createSharedPage(options: PageOptions = {}): (path?: string) => Promise<Page> {
  let launched: ReturnType<typeof launchPage> | undefined
  afterAll(async () => (await launched)?.close())
  return async (path) => {
    launched ??= launchPage(options)
    const { page } = await launched
    await page.mouse.move(0, 0)
    // Otherwise, a change of only the hash doesn't load the page.
    if (path?.includes('#')) await page.goto('about:blank')
    if (path !== undefined) await page.goto(path)
    return page
  }
}

async function launchPage({ engine = 'chromium', allowProblems, ...options }: PageOptions) {
  const context = await (await getBrowser(engine)).newContext({
    baseURL: inject('origin'),
    ...PAGE_OPTIONS.wide,
    ...PAGE_OPTIONS.reducedMotion,
    ...options,
  })
  context.setDefaultTimeout(LOCATOR_TIMEOUT_MS)
  const page = await context.newPage()
  const browserProblems: string[] = []
  if (engine === 'chromium')
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(message)) browserProblems.push(message.text())
    })
  page.on('pageerror', (error) => {
    if (!isSkippedTransition(error)) browserProblems.push(error.message)
  })
  const close = async () => {
    await Promise.race([context.close(), new Promise((settle) => setTimeout(settle, CLOSE_TIMEOUT_MS).unref())])
    const unexpected = browserProblems.filter((text) => !allowProblems?.test(text))
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
  }
  return { page, close }
}

/** Returns a list that grows with the paths of new requests. */
export function recordRequests(page: Page, isRecorded: (request: Request) => boolean = () => true): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (isRecorded(request)) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Drags a finger over horizontal positions. Only works in Chromium. */
export async function dragFinger(
  page: Page,
  y: number,
  positions: number[],
  lastType: 'touchEnd' | 'touchCancel' = 'touchEnd',
) {
  const session = await page.context().newCDPSession(page)
  for (const [index, x] of positions.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: lastType, touchPoints: [] })
}

function isExpected(message: ConsoleMessage): boolean {
  const text = message.text()
  const { hostname, pathname } = new URL(message.location().url, inject('origin'))
  // Expect 404 for pages, but not for files.
  if (text.includes('status of 404')) return !/\.\w+$/.test(pathname)
  // Tests can't reach the map on the contact page.
  return text.includes('net::ERR_NAME_NOT_RESOLVED') && hostname === 'www.google.com' && pathname.startsWith('/maps')
}

/** Chromium skips a view transition if the next page loads slowly. */
const isSkippedTransition = ({ name, message }: Error): boolean =>
  ['AbortError', 'InvalidStateError', 'TimeoutError'].includes(name) && message.startsWith('Transition was ')
