import { join, resolve, sep } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { ViteDevServer } from 'vite'
import { describeCodeError, formatCodeError } from '../codeError.ts'
import { formatError } from '../errors.ts'
import { debounce, SerialRunner } from '../serialRunner.ts'
import type { HttpResponse } from '../serve/http.ts'
import { PROJECT } from '../store/sources.ts'
import { watchFolder } from '../watchFolder.ts'
import type * as checker from './checker.ts'
import type { ContentFileOptions } from './checker.ts'
import { toOverlayError } from './codeErrors.ts'

type Checker = typeof checker
type Content = checker.Content

/** Loads the checker and its modules from their current sources: each call creates new instances. */
const loadChecker = (): Promise<Checker> => tsImport('./checker.ts', import.meta.url)

/** Node's formatter, before Vike replaces it when the server starts. */
const { prepareStackTrace: formatWithSourceMaps } = Error

type Vite = Pick<ViteDevServer, 'watcher' | 'ws' | 'config'>

/** The folders with the code of the checker. */
const CHECKER_FOLDERS = ['collections', 'model', 'places', 'prose', 'wording'].map(
  (name) => join(PROJECT, 'renderer', name) + sep,
)
const isCheckerCode = (path: string) => CHECKER_FOLDERS.some((folder) => path.startsWith(folder))

/** Checks a content folder at the start and after each change, and updates open pages. */
export class ContentWatcher {
  readonly root: string
  private readonly runner: SerialRunner<Content>
  private vite: Vite
  /** The checker with the latest definitions. */
  private loading: Promise<Checker> | undefined
  private checker: Checker | undefined
  private last: Content | undefined
  /** The content of the last response. */
  private served: Content | undefined

  constructor(root: string, vite: Vite) {
    this.root = root
    this.vite = vite
    // Watch before the first check, so that no change is missed.
    this.watchContent()
    this.runner = new SerialRunner(() => this.checkAndLog())
    this.listenTo(vite)
    void this.writeEditorSchemas()
  }

  /** If watching fails, the server keeps running with the content of the first check. */
  private watchContent(): void {
    const media = join(resolve(this.root), 'media') + sep
    const isMedia = (path: string) => `${path}${sep}`.startsWith(media) || media.startsWith(`${path}${sep}`)
    const onError = (error: unknown) => this.vite.config.logger.error(String(formatError(error)))
    const onChange = async (changed: ReadonlySet<string>) => {
      await this.update()
      // Pages don't change if only a picture changes.
      if ([...changed].some(isMedia)) this.vite.ws.send({ type: 'full-reload' })
    }
    try {
      watchFolder(this.root, { onChange, onError })
    } catch (error) {
      onError(error)
    }
  }

  /** Listens to changes of the definitions, and to browsers. A restarted server has a new watcher. */
  listenTo(vite: Vite): void {
    this.vite = vite
    const updateSoon = debounce(() => this.update())
    // The content may have changed between the response and the connection.
    vite.ws.on('connection', () => {
      if (this.served !== this.last) this.notifyBrowsers()
    })
    vite.watcher.on('all', (_, file) => {
      if (!isCheckerCode(resolve(file))) return
      this.loading = undefined
      updateSoon()
    })
  }

  get result(): Promise<Content> {
    return this.runner.result
  }

  /** Remembers which content browsers have. */
  markServed(): void {
    this.served = this.last
  }

  /** Checks the content again, and reloads open pages if it has changed. */
  async update(): Promise<void> {
    const before = this.last
    await this.runner.trigger()
    if (this.last === before) return
    this.notifyBrowsers()
    await this.writeEditorSchemas()
  }

  /** Runs after the page has updated, because it's slow. Logs failures. */
  private async writeEditorSchemas(): Promise<void> {
    try {
      const content = await this.result
      this.checker?.writeEditorSchemas(this.root, content)
    } catch (error) {
      this.vite.config.logger.error(`The schemas for editors can't be written: ${error}`)
    }
  }

  /** Reloads open pages, or shows problems in Vite's overlay until they are fixed. */
  private notifyBrowsers(): void {
    const { problems, error } = this.last ?? {}
    if (error !== undefined) this.vite.ws.send({ type: 'error', err: toOverlayError(describeCodeError(error)) })
    else if (problems !== undefined) this.vite.ws.send({ type: 'error', err: { message: problems, stack: '' } })
    else this.vite.ws.send({ type: 'full-reload' })
  }

  /** Creates a file that isn't a page, from the checked content. */
  async createContentFile(options: ContentFileOptions): Promise<HttpResponse | undefined> {
    return this.checker?.createContentFile(options)
  }

  async createAdminFile(path: string): Promise<HttpResponse | undefined> {
    return this.checker?.createAdminFile(await this.result, path)
  }

  /** @throws {UserError} if the data of a page can't be serialized */
  assertSerializable(data: unknown, page: { address: string; folder: string }): void {
    // The data refers to entries by a class of the current checker.
    this.checker?.assertSerializable(data, page)
  }

  private async checkAndLog(): Promise<Content> {
    const content = await this.check()
    if (content === this.last) return content
    const { problems, error } = content
    if (problems !== undefined) this.vite.config.logger.error(problems)
    if (error !== undefined) this.vite.config.logger.error(formatCodeError(describeCodeError(error)))
    this.last = content
    return content
  }

  /** Returns an error of the check's own code instead of throwing it, so that the server keeps running. */
  private async check(): Promise<Content> {
    try {
      this.loading ??= loadChecker()
      const checker = await this.loading
      const last = checker === this.checker ? this.last : undefined
      this.checker = checker
      return await checker.check(this.root, last)
    } catch (error) {
      return { error: error instanceof Error ? applySourceMaps(error) : new Error(String(error)) }
    }
  }
}

/**
 * Formats the stack of an error with the source maps of tsx. Vike installs source-map-support (vike 0.4.266, `installSourceMapSupport`),
 * which only reads maps from the disk. V8 formats a stack when it's first read.
 */
function applySourceMaps(error: Error): Error {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = formatWithSourceMaps
  void error.stack
  Error.prepareStackTrace = prepareStackTrace
  return error
}
