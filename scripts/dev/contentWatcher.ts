import { join, resolve, sep } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { ViteDevServer } from 'vite'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { applySourceMaps, formatCodeError, parseCodeError } from '../codeError.ts'
import { formatError } from '../errors.ts'
import { PROJECT_ROOT } from '../files.ts'
import type * as module from './checkerModule.ts'
import type { DevCheckResult } from './checkResult.ts'
import { toOverlayError } from './errorOverlay.ts'
import { createSerialRunner, debounce } from './scheduling.ts'
import { watchFolder } from './watchFolder.ts'

export type CheckerModule = typeof module

/** Folders with code that checks or prepares the content. */
const CHECKER_FOLDERS = ['collections', 'model', 'places', 'prose', 'wording'].map(
  (name) => join(PROJECT_ROOT, 'renderer', name) + sep,
)

/** Watches the content and the checker's code. Checks the content on changes, and reloads open pages. */
export class ContentWatcher {
  private readonly content: string
  private readonly viteServer: ViteDevServer
  private readonly requestCheck = createSerialRunner(() => this.checkAndReport())
  private readonly updateSoon = debounce(() => this.update())
  private modulePromise: Promise<CheckerModule> | undefined
  /** Undefined until the module can be loaded. */
  checkerModule: CheckerModule | undefined
  /** Result of the check that was requested last. */
  resultPromise: Promise<DevCheckResult>
  private latestResult: DevCheckResult | undefined
  /** The result that browsers received last. */
  private servedResult: DevCheckResult | undefined

  constructor(content: string, viteServer: ViteDevServer) {
    this.content = content
    this.viteServer = viteServer
    // Start watching before the first check, to not miss changes during it.
    this.watchContent()
    this.resultPromise = this.requestCheck()
    void this.writeEditorSchemas()
  }

  private watchContent(): void {
    const { config, ws } = this.viteServer
    const media = join(resolve(this.content), 'media') + sep
    // A replaced parent folder can contain other media.
    const canChangeMedia = (path: string) => `${path}${sep}`.startsWith(media) || media.startsWith(`${path}${sep}`)
    watchFolder(this.content, {
      onChange: async (changed) => {
        await this.update()
        // A replaced image of the same size doesn't change the result.
        if ([...changed].some(canChangeMedia)) ws.send({ type: 'full-reload' })
      },
      // If a watcher fails, later changes may be missed.
      onError: (error) => config.logger.error(String(formatError(error))),
    })
  }

  /** Reloads open pages if the content has changed between the response and the connection. */
  handleConnection(): void {
    if (this.servedResult !== this.latestResult) this.notifyBrowsers()
  }

  handleFileEvent(_: string, file: string): void {
    if (!CHECKER_FOLDERS.some((folder) => resolve(file).startsWith(folder))) return
    this.modulePromise = undefined
    this.updateSoon()
  }

  markServed(): void {
    this.servedResult = this.latestResult
  }

  /** Checks the content. If the result has changed, updates the schemas for editors. */
  async update(): Promise<void> {
    const { latestResult } = this
    this.resultPromise = this.requestCheck()
    if ((await this.resultPromise) !== latestResult) await this.writeEditorSchemas()
  }

  /** Writes the JSON Schemas for editors. Reload pages first, because this is slow. */
  private async writeEditorSchemas(): Promise<void> {
    try {
      const { model, targets, siteContext } = await this.resultPromise
      if (model && targets) this.checkerModule?.writeSchemas(this.content, { model, targets, site: siteContext?.site })
    } catch (error) {
      this.viteServer.config.logger.error(`The schemas for editors can't be written: ${error}`)
    }
  }

  private notifyBrowsers(): void {
    const error = this.latestResult?.error
    if (error === undefined) this.viteServer.ws.send({ type: 'full-reload' })
    else this.viteServer.ws.send({ type: 'error', err: toOverlayError(parseCodeError(error)) })
  }

  /** Checks the content. If the result has changed, logs problems and reloads open pages. */
  private async checkAndReport(): Promise<DevCheckResult> {
    const result = await this.check()
    if (result === this.latestResult) return result
    const { problems, error } = result
    if (problems.length > 0) this.viteServer.config.logger.error(formatProblems(problems))
    if (error !== undefined) this.viteServer.config.logger.error(formatCodeError(parseCodeError(error)))
    this.latestResult = result
    this.notifyBrowsers()
    return result
  }

  /** Checks the content. Returns errors in the checker's code as a result, so that the server keeps running. */
  private async check(): Promise<DevCheckResult> {
    try {
      // This loads new instances of the module and its dependencies, from the current sources.
      this.modulePromise ??= tsImport('./checkerModule.ts', import.meta.url)
      const checkerModule: CheckerModule = await this.modulePromise
      const isSameCode = checkerModule === this.checkerModule
      this.checkerModule = checkerModule
      const { content, latestResult } = this
      return await checkerModule.check(content, isSameCode ? latestResult : undefined, latestResult?.lastValidFolder)
    } catch (error) {
      const codeError = error instanceof Error ? applySourceMaps(error) : new Error(String(error))
      return { problems: [], error: codeError, lastValidFolder: this.latestResult?.lastValidFolder }
    }
  }
}
