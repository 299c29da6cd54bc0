import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, inject, onTestFinished } from 'vitest'
import { CHROMIUM_FLAGS } from '../../scripts/chromium.ts'

export interface PageOptions extends BrowserContextOptions {
  /** Whether the console may complain: the page is meant to show problems. */
  allowProblems?: boolean
  /** More flags for Chromium. */
  flags?: string[]
}

/** The browsers of a file's tests, by their flags: starting one takes as long as a page of a test. */
const browsers = new Map<string, Promise<Browser>>()

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close()
})

function browserWith(flags: string[]): Promise<Browser> {
  const key = flags.join(' ')
  const browser =
    browsers.get(key) ?? chromium.launch({ executablePath: inject('browser'), args: [...CHROMIUM_FLAGS, ...flags] })
  browsers.set(key, browser)
  return browser
}

/** A page with a browser's memory of its own, closed when the test ends. Whatever the console complains of fails the test. */
export async function openPage({ allowProblems = false, flags = [], ...options }: PageOptions = {}): Promise<Page> {
  const browser = await browserWith(flags)
  const context = await browser.newContext({
    baseURL: inject('address'),
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  onTestFinished(async () => {
    await context.close()
    const real = complaints.filter((text) => !EXPECTED.test(text))
    if (real.length > 0 && !allowProblems) throw new Error(`The browser complained:\n${real.join('\n')}`)
  })
  return page
}

/**
 * A page that answers 404 makes Chromium say so; the map's host is not reached from here; and where a new page is shown
 * before its transition could begin (the machine is slow, the window closes), Chromium says that it went without.
 */
const EXPECTED =
  /status of 404|Transition was aborted because of invalid state. Page already revealed|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|chrome-error:/

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const NO_SCRIPT: BrowserContextOptions = { javaScriptEnabled: false }
