import type { EventEmitter } from 'node:events'
import { basename, join } from 'node:path'

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
