import type { EventEmitter } from 'node:events'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { renderPage } from 'vike/server'
import type { PageData, SiteContext } from '../../renderer/page.ts'

const RELOAD_DELAY_MS = 500

export type PlusFileReloader = ReturnType<typeof createPlusFileReloader>

/** Debounces Vike's reloads of + files, because parallel reloads delete the same temporary files (vike 0.4.266). */
export function createPlusFileReloader(viteServer: { watcher: EventEmitter; config: { root: string } }) {
  let lastReload = Promise.resolve()
  let reloadCount = 0
  const scheduleReload = () => {
    reloadCount += 1
    const count = reloadCount
    lastReload = new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY_MS)).then(() => {
      if (count !== reloadCount) return lastReload
      // Vike reloads all + files if this one changes.
      viteServer.watcher.emit('change', join(viteServer.config.root, 'renderer/+config.ts'))
    })
  }
  return {
    scheduleReload,
    handleFileEvent(event: string, file: string): void {
      if (basename(file).startsWith('+') && (event === 'add' || event === 'unlink')) scheduleReload()
    },
    waitForReload: () => lastReload,
  }
}

interface PageContextInit extends SiteContext {
  urlOriginal: string
  headersOriginal?: object
}

const MAX_ATTEMPTS = 4
const RENDER_TIMEOUT_MS = 4000

/** Renders a page with Vike. Retries if rendering times out or a + file is missing, since Vike may be reloading + files. */
export async function renderInDev(pageContextInit: PageContextInit, plusFiles: PlusFileReloader) {
  const render = () => renderPage<{ data: PageData }, PageContextInit>(pageContextInit)
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    await plusFiles.waitForReload()
    const rendered = await Promise.race([render(), delay(RENDER_TIMEOUT_MS, undefined, { ref: false })])
    if (rendered && !isMissingPlusFileError(rendered.errorWhileRendering)) return rendered
    plusFiles.scheduleReload()
  }
  // The last attempt has no timeout, and returns any error.
  await plusFiles.waitForReload()
  return render()
}

/** Vike bundles each + file into a temporary file. */
function isMissingPlusFileError(error: unknown): boolean {
  return error instanceof Error && /Cannot find module '[^']*\.build-\w{12}\.mjs'/.test(error.message)
}
