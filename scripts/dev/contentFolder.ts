import { join, resolve, sep } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { ViteDevServer } from 'vite'
import { describeCodeError, formatCodeError } from '../codeError.ts'
import { formatError } from '../errors.ts'
import { debounce, Latest } from '../latest.ts'
import type { HttpResponse } from '../serve/http.ts'
import { PROJECT } from '../store/sources.ts'
import { watchFolder } from '../watchFolder.ts'
import type * as checker from './checker.ts'
import type { ContentFileOptions } from './checker.ts'
import { overlayError } from './codeErrors.ts'

type Checker = typeof checker
type Content = checker.Content

/** Loads the checker and its modules from their current sources: each call creates new instances. */
const loadChecker = (): Promise<Checker> => tsImport('./checker.ts', import.meta.url)

type Vite = Pick<ViteDevServer, 'watcher' | 'ws' | 'config'>

/** What the check is made of, and the places that it hands to pages. */
const RULES = ['collections', 'model', 'places', 'prose', 'wording'].map(
  (name) => join(PROJECT, 'renderer', name) + sep,
)
const isRule = (path: string) => RULES.some((folder) => path.startsWith(folder))

/** Checks a content folder now and after each change, hands it to the pages, and tells the browser. */
export class FollowedContent {
  readonly root: string
  private readonly latest: Latest<Content>
  private vite: Vite
  /** Of the definitions as they were when they had changed last. */
  private loading: Promise<Checker> | undefined
  private checker: Checker | undefined
  private last: Content | undefined
  /** What the last answer was made of. */
  private answered: Content | undefined

  constructor(root: string, vite: Vite) {
    this.root = root
    this.vite = vite
    // Before the first check, which then sees every earlier change.
    this.watchContent()
    this.latest = new Latest(() => this.look())
    this.listenTo(vite)
    void this.tellEditors()
  }

  /** Without a watcher, the server still shows the content as it was when it started. */
  private watchContent(): void {
    const media = join(resolve(this.root), 'media') + sep
    const isMedia = (path: string) => `${path}${sep}`.startsWith(media) || media.startsWith(`${path}${sep}`)
    const onError = (error: unknown) => this.vite.config.logger.error(String(formatError(error)))
    const onChange = async (changed: ReadonlySet<string>) => {
      await this.renew()
      // A picture can change while its page stays the same.
      if ([...changed].some(isMedia)) this.vite.ws.send({ type: 'full-reload' })
    }
    try {
      watchFolder(this.root, { onChange, onError })
    } catch (error) {
      onError(error)
    }
  }

  /** Follows the definitions and the browsers. Vite has another watcher after a restart. */
  listenTo(vite: Vite): void {
    this.vite = vite
    const renew = debounce(() => this.renew())
    // The content may have changed after a page was sent, and before the page has connected.
    vite.ws.on('connection', () => {
      if (this.answered !== this.last) this.tell()
    })
    vite.watcher.on('all', (_, file) => {
      if (!isRule(resolve(file))) return
      this.loading = undefined
      renew()
    })
  }

  get result(): Promise<Content> {
    return this.latest.result
  }

  /** Takes note that a page was answered with the present state of the content. */
  noteAnswer(): void {
    this.answered = this.last
  }

  /** Looks at the folder again, and tells the browser if anything is another. */
  async renew(): Promise<void> {
    const before = this.last
    await this.latest.renew()
    if (this.last === before) return
    this.tell()
    await this.tellEditors()
  }

  /** After the page, for which somebody waits: what there is to name may be another. Without schemas the server lives on. */
  private async tellEditors(): Promise<void> {
    try {
      const content = await this.result
      this.checker?.tellEditors(this.root, content)
    } catch (error) {
      this.vite.config.logger.error(`The schemas of editors cannot be written: ${error}`)
    }
  }

  /** Reloads open pages, or shows problems in Vite's overlay until they are fixed. */
  private tell(): void {
    const { problems, error } = this.last ?? {}
    if (error !== undefined) this.vite.ws.send({ type: 'error', err: overlayError(describeCodeError(error)) })
    else if (problems !== undefined) this.vite.ws.send({ type: 'error', err: { message: problems, stack: '' } })
    else this.vite.ws.send({ type: 'full-reload' })
  }

  /** What is no page, made of the site that was checked. */
  async contentFile(options: ContentFileOptions): Promise<HttpResponse | undefined> {
    return this.checker?.contentFile(options)
  }

  async adminFile(path: string): Promise<HttpResponse | undefined> {
    return this.checker?.adminFile(await this.result, path)
  }

  /** @throws {UserError} if the data of a page can't be serialized */
  assertSerializable(data: unknown, page: { address: string; folder: string }): void {
    // The data refers to entries by a class of the current checker.
    this.checker?.assertSerializable(data, page)
  }

  private async look(): Promise<Content> {
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
      return { error: error instanceof Error ? error : new Error(String(error)) }
    }
  }
}
