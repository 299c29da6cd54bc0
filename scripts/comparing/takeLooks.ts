import type { Browser, Page } from 'playwright-core'
import { CHROMIUM_FLAGS, installedChromium } from '../chromium.ts'
import { serve } from '../serve/serve.ts'
import { counted } from '../steps/step.ts'
import { choosePages } from './choosePages.ts'
import type { SiteChange } from './compareSites.ts'
import { cutStretches } from './cutStretches.ts'
import type { Looks, PageLook } from './looks.ts'

/** Of all pictures together, in bytes: more makes a report that nobody likes to open or to send. */
const MOST_BYTES = 2_500_000
const HEIGHT = 900

/** Two built sites, what differs between them, and how wide the window is, in pixels. */
export interface Looking {
  before: string
  after: string
  change: SiteChange
  width: number
}

/** Takes pictures of changed pages in both sites, by a browser that is installed. Without one it says so. */
export async function takeLooks(
  looking: Looking,
  { executable }: { executable: string | undefined } = { executable: installedChromium() },
): Promise<Looks> {
  if (executable === undefined) return without('no Chrome or Chromium is installed. CHROME_PATH names one elsewhere.')
  const { chromium } = await import('playwright-core')
  try {
    const browser = await chromium.launch({ executablePath: executable, args: CHROMIUM_FLAGS })
    return await looksIn(browser, looking).finally(() => browser.close())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return without(`the browser ${executable} failed: ${error.message.split('\n')[0]}`)
  }
}

function without(reason: string): Looks {
  return { pages: [], note: `No pictures: ${reason}` }
}

/** What a browser shows, with as many pictures as there is room for. */
async function looksIn(browser: Browser, { before, after, change, width }: Looking): Promise<Looks> {
  const { addresses, left } = choosePages(change)
  const [first, second] = [await serve({ folder: before, port: 0 }), await serve({ folder: after, port: 0 })]
  // Without script a page shows all that it has at once, pictures that wait for a visitor to scroll among it.
  const options = { viewport: { width, height: HEIGHT }, reducedMotion: 'reduce', javaScriptEnabled: false } as const
  try {
    const page = await browser.newPage(options)
    const pages: PageLook[] = []
    let bytes = 0
    for (const address of addresses) {
      const [was, is] = [await photograph(page, first, address), await photograph(page, second, address)]
      if (was === undefined && is === undefined) continue
      const look = await cutStretches({ address, before: was, after: is })
      bytes += bytesOf(look)
      if (bytes > MOST_BYTES) break
      pages.push(look)
    }
    return { pages, note: noteOf(left + addresses.length - pages.length) }
  } finally {
    for (const { server } of [first, second]) server.close().closeAllConnections()
  }
}

/** A page from top to bottom; undefined where the site has none at this address, or leads elsewhere. */
async function photograph(page: Page, site: { address: string }, address: string): Promise<Buffer | undefined> {
  const asked = site.address + address
  const answer = await page.goto(asked, { waitUntil: 'load' })
  const isNotFound = answer?.status() === 404 && !/(?:^|\/)404$/.test(address)
  if (answer === null || isNotFound || page.url() !== new URL(asked).href) return undefined
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

function noteOf(left: number): string | undefined {
  return left === 0 ? undefined : `${counted(left, 'more change')} without a picture: a report shows a part of them.`
}

function bytesOf({ stretches }: PageLook): number {
  return stretches.reduce((sum, { before, after }) => sum + (before?.bytes.length ?? 0) + (after?.bytes.length ?? 0), 0)
}
