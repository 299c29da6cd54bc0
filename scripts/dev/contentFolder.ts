import { join, resolve, sep } from 'node:path'
import { CHECKED, type Checked } from '../../renderer/editing/protocol.ts'
import { checkSources } from '../../renderer/model/check/checkSources.ts'
import type { CheckedFile } from '../../renderer/model/check/validate.ts'
import { formatProblems, type Problem } from '../../renderer/model/explain/problem.ts'
import { type ContentFolder, readContent } from '../../renderer/model/read/readContent.ts'
import type { Handed } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { contentModel } from '../contentModel.ts'
import { hasEditor, writeSchemas } from '../editor/writeSchemas.ts'
import { KeptMemory } from '../kept/keptMemory.ts'
import { deadAddresses } from '../steps/ledger.ts'
import { now } from '../today.ts'
import { Latest } from './latest.ts'
import { isSameFolder, withEarlierBytes } from './sameFolder.ts'

/** The content as it was last saved: what pages are made of, or what is wrong with it. */
export type Content =
  | { folder: ContentFolder; handed: Handed; checked: CheckedFile[]; problems?: never }
  | { folder?: ContentFolder; handed?: never; checked?: never; problems: string }

/** Of Vite's development server. */
interface Vite {
  watcher: {
    add(path: string): unknown
    on(event: 'all', listener: (event: string, file: string) => void): unknown
  }
  ws: {
    send(payload: { type: 'full-reload' }): void
    send(event: string, payload?: unknown): void
    on(event: 'connection', listener: () => void): unknown
  }
  config: { logger: { error(message: string): void } }
}

/** Events of one save come together; more than that would keep whoever waits. */
const PAUSE = 15

/** One for all checks: what a model has parsed, it knows. */
const model = contentModel()

/** Checks a content folder now and after each change, hands it to the pages, and tells the browser. */
export class FollowedContent {
  readonly root: string
  private readonly latest: Latest<Content>
  private readonly vite: Vite
  private last: Content | undefined
  private changes = 0
  /** Another one at each start. */
  private readonly start = Date.now()

  constructor(root: string, vite: Vite) {
    this.root = root
    this.vite = vite
    this.latest = new Latest(() => this.look())
    const folder = resolve(root) + sep
    vite.watcher.add(folder)
    let hasNewMedia = false
    const renew = debounce(async () => {
      await this.renew()
      // A picture has another content under the same name: the page itself would not notice.
      if (hasNewMedia) vite.ws.send({ type: 'full-reload' })
      hasNewMedia = false
    }, PAUSE)
    void this.tellEditors()
    // What has changed between a page and its connection.
    vite.ws.on('connection', () => void this.tell())
    vite.watcher.on('all', (_, file) => {
      const path = resolve(file)
      hasNewMedia ||= path.startsWith(join(folder, 'media') + sep)
      if (path.startsWith(folder)) renew()
    })
  }

  get result(): Promise<Content> {
    return this.latest.result
  }

  /** Names the present state of the content. */
  get version(): string {
    return `${this.start}.${this.changes}`
  }

  /** Looks at the folder again, and tells the browser if anything is another. */
  async renew(): Promise<void> {
    const before = this.last
    await this.latest.renew()
    if (this.last === before) return
    await this.tell()
    await this.tellEditors()
  }

  /** After the page, for which somebody waits: what there is to name may be another. Without schemas the server lives on. */
  private async tellEditors(): Promise<void> {
    try {
      const { folder, handed } = await this.result
      if (folder && hasEditor(this.root)) writeSchemas(this.root, { model: await model, folder, site: handed?.site })
    } catch (error) {
      this.vite.config.logger.error(`The schemas of editors cannot be written: ${error}`)
    }
  }

  private async tell(): Promise<void> {
    const { problems } = await this.result
    const checked: Checked = { version: this.version, ...(problems !== undefined && { problems }) }
    this.vite.ws.send(CHECKED, checked)
  }

  /** What would be wrong if a file of the folder had another text. Nothing is written. */
  async tryOut(folder: ContentFolder, path: string, text: string): Promise<Problem[]> {
    const texts = new Map(folder.texts).set(path, Buffer.from(text))
    const { site, problems } = checkSources(await model, { ...folder, texts }, now())
    return problems ?? deadAddresses(this.root, site)
  }

  private async look(): Promise<Content> {
    const { last } = this
    const content = await check(this.root, last)
    // The watcher also tells of what the server itself has written, and has looked at.
    if (last?.folder && content.folder && isSameFolder(last.folder, content.folder)) return last
    if (content.problems !== undefined) this.vite.config.logger.error(content.problems)
    this.last = content
    this.changes += 1
    return content
  }
}

/** A check that fails is told as a problem too: the server lives on. */
async function check(root: string, last: Content | undefined): Promise<Content> {
  try {
    const folder = withEarlierBytes(await readContent(root), last?.folder)
    if (last?.folder && isSameFolder(last.folder, folder)) return last
    // Of what has been parsed in this program nothing is parsed again; before that, an earlier one may have done it.
    const memory = last ? undefined : await KeptMemory.of(root)
    const { site, checked, problems } = checkSources(await model, folder, now(), memory)
    await memory?.save()
    const all = problems ?? deadAddresses(root, site)
    if (all.length > 0 || !site) return { folder, problems: formatProblems(all) }
    // Which places are too much alike is the build's business: it takes a second, and nobody sees it on a page.
    return { folder, checked, handed: { site, places: new Places(site), twins: new Set() } }
  } catch (error) {
    return { problems: `The check itself failed.\n\n${error instanceof Error ? error.stack : error}` }
  }
}

/** Runs a task once the calls for it have paused: saving in an editor often makes several events. */
function debounce(task: () => Promise<void>, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, milliseconds)
  }
}
