import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** A tab with a browser's memory of its own. */
export interface Tab {
  page: Page
  /** Cleans it for the next test, or closes it where it cannot be cleaned. */
  leave(): Promise<void>
}

interface Opened {
  context: BrowserContext
  page: Page
  session: CDPSession
  /** A test has installed what no tab gets rid of: a script before all others, another clock. */
  isSpent: boolean
}

/** The smallest answer of the site's own, where nothing runs: the place to clean a tab. */
const NOWHERE = '/favicon.svg'

/**
 * The tabs of a worker. To open one takes more of the machine than to load a page, so a test that is done leaves its tab
 * for the next with the same options: without what pages have stored, what the browser has kept, and what was listened to.
 */
export class Tabs {
  private readonly browser: () => Promise<Browser>
  private readonly address: string
  private readonly idle = new Map<string, Opened[]>()

  constructor(browser: () => Promise<Browser>, address: string) {
    this.browser = browser
    this.address = address
  }

  async take(options: BrowserContextOptions): Promise<Tab> {
    const key = JSON.stringify(options)
    const opened = this.idle.get(key)?.pop() ?? (await this.open(options))
    return { page: opened.page, leave: () => this.leave(opened, key, options) }
  }

  private async open(options: BrowserContextOptions): Promise<Opened> {
    const context = await (await this.browser()).newContext({ baseURL: this.address, ...options })
    const page = await context.newPage()
    const opened = { context, page, session: await context.newCDPSession(page), isSpent: false }
    watch(opened)
    return opened
  }

  private async leave(opened: Opened, key: string, { viewport }: BrowserContextOptions): Promise<void> {
    if (opened.isSpent || opened.page.isClosed()) {
      await opened.context.close()
      return
    }
    await clean(opened, this.address)
    if (viewport && JSON.stringify(opened.page.viewportSize()) !== JSON.stringify(viewport))
      await opened.page.setViewportSize(viewport)
    this.idle.set(key, [...(this.idle.get(key) ?? []), opened])
  }
}

function watch(opened: Opened): void {
  const { page } = opened
  const { clock } = page
  const addInitScript = page.addInitScript.bind(page)
  const install = clock.install.bind(clock)
  page.addInitScript = (...options) => {
    opened.isSpent = true
    return addInitScript(...options)
  }
  clock.install = (options) => {
    opened.isSpent = true
    return install(options)
  }
}

async function clean({ context, page, session }: Opened, address: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['request', 'response', 'console', 'pageerror', 'framenavigated'] as const)
    page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null })
  await page.mouse.move(0, 0)
  // What a page stores when it is left is there only now.
  await page.goto(address + NOWHERE)
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await session.send('Network.clearBrowserCache')
}
