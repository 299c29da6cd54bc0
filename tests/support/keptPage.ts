import type { Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import { launchPage, listenTo, type PageOptions } from './page.ts'

/** What stays with a page for good: whoever calls one of them has it for himself. */
const LASTING = ['addInitScript', 'emulateMedia', 'exposeFunction', 'exposeBinding', 'setViewportSize'] as const
const LASTING_IN_CONTEXT = ['addInitScript', 'grantPermissions', 'newCDPSession', 'route', 'setOffline'] as const
/** What tests listen to. */
const HEARD = [
  'console',
  'dialog',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

const kept = new Map<string, Page[]>()
const spent = new WeakSet<Page>()

/**
 * The page of a test before, emptied: its process and what it has loaded are there, which is half of what a new one takes.
 * For tests that ask neither what is loaded and how, nor whether sound may play before anything is pressed.
 */
export async function openKept({ allowProblems, ...options }: PageOptions = {}): Promise<Page> {
  const key = JSON.stringify(options)
  const page = kept.get(key)?.pop() ?? (await newPage(options))
  const complain = listenTo(page, allowProblems)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'pass' && !spent.has(page)) {
      await empty(page)
      kept.set(key, [...(kept.get(key) ?? []), page])
    } else await page.context().close()
    complain()
  })
  return page
}

async function newPage(options: PageOptions): Promise<Page> {
  const { page } = await launchPage({ ...options, allowProblems: true })
  const context = page.context()
  for (const [target, names] of [
    [page, LASTING],
    [context, LASTING_IN_CONTEXT],
  ] as const)
    for (const name of names) {
      const own = Reflect.get(target, name)
      const value = (...given: unknown[]) => {
        spent.add(page)
        return Reflect.apply(own, target, given)
      }
      Object.defineProperty(target, name, { value })
    }
  return page
}

/** A page writes down what it remembers as it is left: what is remembered is forgotten after that, beside the site's pages. */
async function empty(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.move(0, 0)
  await page.goto(`${inject('address')}/robots.txt`)
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear()
  })
  await page.context().clearCookies()
  for (const event of HEARD) page.removeAllListeners(event)
}
