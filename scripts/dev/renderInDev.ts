import { setTimeout } from 'node:timers/promises'
import { renderPage } from 'vike/server'
import type { Handed, PageData } from '../../renderer/page.ts'
import type { PlusFiles } from './plusFiles.ts'

export interface DevPage extends Handed {
  urlOriginal: string
  headersOriginal?: object
}

const PATIENCE = { tries: 4, milliseconds: 4000 }

/**
 * Renders a page by Vike, which reloads the pages' code itself when it has changed. A page that Vike keeps waiting, or
 * whose + files it has lost, is rendered again after one more reading of them.
 */
export async function renderInDev(page: DevPage, plusFiles: PlusFiles) {
  for (let tries = PATIENCE.tries; tries > 1; tries -= 1) {
    await plusFiles.settled()
    const rendered = await withinPatience(render(page))
    if (rendered && !isReadingLost(rendered.errorWhileRendering)) return rendered
    plusFiles.readSoon()
  }
  await plusFiles.settled()
  return render(page)
}

function render(page: DevPage) {
  return renderPage<{ data: PageData }, DevPage>(page)
}

async function withinPatience<Result>(promise: Promise<Result>): Promise<Result | undefined> {
  const waiting = new AbortController()
  const timeout = setTimeout(PATIENCE.milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined)
  const result = await Promise.race([promise, timeout])
  waiting.abort()
  return result
}

function isReadingLost(error: unknown): boolean {
  return error instanceof Error && /Cannot find module '[^']*\.build-\w{12}\.mjs'/.test(error.message)
}
