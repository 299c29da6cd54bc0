import type { EventEmitter } from 'node:events'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { renderPage } from 'vike/server'
import type { PageData, SiteContext } from '../../renderer/page.ts'

const QUIET = 500

/** Of Vite's development server. */
interface Vite {
  watcher: EventEmitter
  config: { root: string }
}

/**
 * Vike reads all its + files anew for each that comes or goes. When several come at once, as with a new page, these
 * readings overlap and remove each other's temporary files, and the last may fail and leave every page waiting (vike
 * 0.4.266, `transpileAndExecuteFile`, `updateUserFiles`). So one more reading, alone, has the last word.
 */
export class PlusFiles {
  private timer: NodeJS.Timeout | undefined
  private readonly waiting: (() => void)[] = []
  private vite: Vite

  constructor(vite: Vite) {
    this.vite = vite
    this.listenTo(vite)
  }

  /** Hears of files. A server that starts again does so with another watcher. */
  listenTo(vite: Vite): void {
    this.vite = vite
    for (const event of ['add', 'unlink'] as const) {
      vite.watcher.on(event, (file) => {
        if (basename(file).startsWith('+')) this.readSoon()
      })
    }
  }

  /** Reads them once no other has come or gone for a while. */
  readSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.read(), QUIET)
  }

  /** Resolves as soon as no more are expected. */
  settled(): Promise<void> {
    return new Promise((resolve) => (this.timer ? this.waiting.push(resolve) : resolve()))
  }

  /** Vike reads its + files when its configuration has changed. */
  private read(): void {
    this.timer = undefined
    this.vite.watcher.emit('change', join(this.vite.config.root, 'renderer/+config.ts'))
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}

interface DevPage extends SiteContext {
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
  const timeout = pause(PATIENCE.milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined)
  const result = await Promise.race([promise, timeout])
  waiting.abort()
  return result
}

function isReadingLost(error: unknown): boolean {
  return error instanceof Error && /Cannot find module '[^']*\.build-\w{12}\.mjs'/.test(error.message)
}
