import { join, resolve, sep } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { ViteDevServer } from 'vite'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { formatCodeError, parseCodeError } from '../codeError.ts'
import { formatError } from '../errors.ts'
import { PROJECT_ROOT } from '../files.ts'
import type * as module from './checkerModule.ts'
import { toOverlayError } from './errorOverlay.ts'
import type { DevCheckResult } from './problems.ts'
import { createSerialRunner, debounce } from './scheduling.ts'
import { watchFolder } from './watchFolder.ts'

type CheckerModule = typeof module

/** Node's formatter of stacks, which Vike replaces on startup. */
const { prepareStackTrace: formatWithSourceMaps } = Error

/** Folders with code that checks or prepares the content. */
const CHECKER_FOLDERS = ['collections', 'model', 'places', 'prose', 'wording'].map(
  (name) => join(PROJECT_ROOT, 'renderer', name) + sep,
)

/** Watches the content and the checker's code. Checks the content on changes, and reloads open pages. */
export class ContentWatcher {
  private readonly content: string
  private readonly vite: ViteDevServer
  private readonly startCheck = createSerialRunner(() => this.checkAndLog())
  private readonly updateSoon = debounce(() => this.update())
  private modulePromise: Promise<CheckerModule> | undefined
  /** Undefined until the module can be loaded. */
  checkerModule: CheckerModule | undefined
  /** Resolves with the last result when no check is in progress. */
  result: Promise<DevCheckResult>
  private lastResult: DevCheckResult | undefined
  /** The result that browsers received last. */
  private servedResult: DevCheckResult | undefined

  constructor(content: string, vite: ViteDevServer) {
    this.content = content
    this.vite = vite
    const media = join(resolve(content), 'media') + sep
    // A replaced parent folder can contain other media.
    const canChangeMedia = (path: string) => `${path}${sep}`.startsWith(media) || media.startsWith(`${path}${sep}`)
    // Start watching before the first check, to not miss changes during it. After an error, saved files don't start checks.
    watchFolder(content, {
      onChange: async (changed) => {
        await this.update()
        // A replaced image of the same size doesn't change the result.
        if ([...changed].some(canChangeMedia)) vite.ws.send({ type: 'full-reload' })
      },
      onError: (error) => vite.config.logger.error(String(formatError(error))),
    })
    this.result = this.startCheck()
    void this.writeEditorSchemas()
  }

  /** Reloads open pages if the content has changed between the response and the connection. */
  handleConnection(): void {
    if (this.servedResult !== this.lastResult) this.notifyBrowsers()
  }

  handleFileEvent(_: string, file: string): void {
    if (!CHECKER_FOLDERS.some((folder) => resolve(file).startsWith(folder))) return
    this.modulePromise = undefined
    this.updateSoon()
  }

  markServed(): void {
    this.servedResult = this.lastResult
  }

  /** Checks the content. If the result has changed, reloads open pages and updates the schemas for editors. */
  async update(): Promise<void> {
    const previousResult = this.lastResult
    this.result = this.startCheck()
    await this.result
    if (this.lastResult === previousResult) return
    this.notifyBrowsers()
    await this.writeEditorSchemas()
  }

  /** Writes the JSON Schemas for editors. Reload pages first, because this is slow. */
  private async writeEditorSchemas(): Promise<void> {
    try {
      const { model, targets, siteContext } = await this.result
      if (model && targets) this.checkerModule?.writeSchemas(this.content, { model, targets, site: siteContext?.site })
    } catch (error) {
      this.vite.config.logger.error(`The schemas for editors can't be written: ${error}`)
    }
  }

  private notifyBrowsers(): void {
    const error = this.lastResult?.error
    if (error === undefined) this.vite.ws.send({ type: 'full-reload' })
    else this.vite.ws.send({ type: 'error', err: toOverlayError(parseCodeError(error)) })
  }

  private async checkAndLog(): Promise<DevCheckResult> {
    const result = await this.check()
    if (result === this.lastResult) return result
    const { problems, error } = result
    if (problems.length > 0) this.vite.config.logger.error(formatProblems(problems))
    if (error !== undefined) this.vite.config.logger.error(formatCodeError(parseCodeError(error)))
    this.lastResult = result
    return result
  }

  /** Checks the content. Returns errors in the checker's code as a result, so that the server keeps running. */
  private async check(): Promise<DevCheckResult> {
    try {
      // This loads new instances of the module and its dependencies, from the current sources.
      this.modulePromise ??= tsImport('./checkerModule.ts', import.meta.url)
      const checkerModule: CheckerModule = await this.modulePromise
      const reusableResult = checkerModule === this.checkerModule ? this.lastResult : undefined
      this.checkerModule = checkerModule
      return await checkerModule.check(this.content, reusableResult, this.lastResult?.lastValidFolder)
    } catch (error) {
      const codeError = error instanceof Error ? applySourceMaps(error) : new Error(String(error))
      return { problems: [], error: codeError, lastValidFolder: this.lastResult?.lastValidFolder }
    }
  }
}

/** Formats the stack with Node's source maps. Vike's formatter (vike 0.4.266) only reads maps from disk. */
function applySourceMaps(error: Error): Error {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = formatWithSourceMaps
  // V8 formats the stack when it's first read.
  void error.stack
  Error.prepareStackTrace = prepareStackTrace
  return error
}
