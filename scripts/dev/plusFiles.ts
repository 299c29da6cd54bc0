import type { EventEmitter } from 'node:events'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { renderPage } from 'vike/server'
import type { PageData, SiteContext } from '../../renderer/page.ts'

const RELOAD_DELAY_MS = 500

interface Vite {
  watcher: EventEmitter
  config: { root: string }
}

/** Vike's parallel reloads delete each other's temporary files (vike 0.4.266, `transpileAndExecuteFile`). */
export class PlusFiles {
  private timer: NodeJS.Timeout | undefined
  private readonly waiting: (() => void)[] = []
  private vite: Vite

  constructor(vite: Vite) {
    this.vite = vite
    this.listenTo(vite)
  }

  /** Restarted servers have a new watcher. */
  listenTo(vite: Vite): void {
    this.vite = vite
    for (const event of ['add', 'unlink'] as const) {
      vite.watcher.on(event, (file) => {
        if (basename(file).startsWith('+')) this.reloadSoon()
      })
    }
  }

  /** Schedules a reload, and cancels an earlier schedule. */
  reloadSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.reload(), RELOAD_DELAY_MS)
  }

  /** Resolves after the scheduled reload, if any. */
  waitForReload(): Promise<void> {
    return new Promise((resolve) => (this.timer ? this.waiting.push(resolve) : resolve()))
  }

  /** Vike reloads + files if the configuration changes. */
  private reload(): void {
    this.timer = undefined
    this.vite.watcher.emit('change', join(this.vite.config.root, 'renderer/+config.ts'))
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}

interface DevPage extends SiteContext {
  urlOriginal: string
  headersOriginal?: object
}

const RETRIES = { attempts: 4, timeout: 4000 }

/** Retries if rendering times out or a + file is missing. */
export async function renderInDev(page: DevPage, plusFiles: PlusFiles) {
  for (let attempt = 1; attempt < RETRIES.attempts; attempt += 1) {
    await plusFiles.waitForReload()
    const rendered = await withTimeout(render(page))
    if (rendered && !isMissingPlusFile(rendered.errorWhileRendering)) return rendered
    plusFiles.reloadSoon()
  }
  await plusFiles.waitForReload()
  return render(page)
}

function render(page: DevPage) {
  return renderPage<{ data: PageData }, DevPage>(page)
}

async function withTimeout<Result>(promise: Promise<Result>): Promise<Result | undefined> {
  const abort = new AbortController()
  const timeout = pause(RETRIES.timeout, undefined, { signal: abort.signal }).catch(() => undefined)
  const result = await Promise.race([promise, timeout])
  abort.abort()
  return result
}

function isMissingPlusFile(error: unknown): boolean {
  return error instanceof Error && /Cannot find module '[^']*\.build-\w{12}\.mjs'/.test(error.message)
}
