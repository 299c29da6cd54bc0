import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SharePicture } from '../../renderer/share.ts'
import { prune } from '../kept/artefact.js'
import { nameOf, readKept, writeKept } from '../kept/kept.ts'
import { PROJECT, stateOf } from '../run/sources.js'
import type { Frame } from './frame.ts'
import type { PageFacts } from './pageFacts.ts'
import { linked, sumOf } from './pageFile.ts'
import type { Route } from './route.ts'
import { type NumberedFacts, SharedTexts } from './sharedTexts.ts'

const FOLDER = join(PROJECT, '.cache/pages')
const INDEX = 'index'
/** What decides how pages are made of the code, and what is kept of them. */
const RENDERING = ['scripts/rendering', 'scripts/steps/renderPages.ts']

/** What is known of a page besides its bytes. */
export interface KnownPage {
  /** Names what it was made of, and so its bytes. */
  key: string
  facts: PageFacts
  share: SharePicture | undefined
}

interface KeptPage extends KnownPage {
  /** The SHA-256 of its bytes. */
  sum: string
}

/** A page in the file that is kept. */
type WrittenPage = Omit<KeptPage, 'facts'> & { facts: NumberedFacts }

interface Index {
  frames: Map<string, Frame['tags']>
  routes: Map<string, Route>
  /** The folder of `pages` that answers for a family. */
  folders: Map<string, string>
  /** What the facts of pages number. */
  texts: string[]
  pages: Map<string, WrittenPage>
}

const empty = (): Index => ({ frames: new Map(), routes: new Map(), folders: new Map(), texts: [], pages: new Map() })

/**
 * The pages of the last build of one content by one state of the code, as files that the site's are links to. What is kept
 * is never trusted: a page stands for its key alone, and is read and held against its checksum each time.
 */
export class PageStore {
  /** What Vike told of the pages: a function of the code. */
  readonly frames: Index['frames']
  readonly routes: Index['routes']
  readonly folders: Index['folders']
  private readonly folder: string
  private readonly earlier: Map<string, KeptPage>
  private readonly pages = new Map<string, KeptPage>()

  private constructor(folder: string, index: Index = empty()) {
    this.folder = folder
    this.frames = index.frames
    this.routes = index.routes
    this.folders = index.folders
    const shared = new SharedTexts(index.texts)
    this.earlier = new Map(
      [...index.pages].map(([address, page]) => [address, { ...page, facts: shared.facts(page.facts) }]),
    )
  }

  /**
   * @param code names the state of the code.
   * @param content names the content: the folder's path.
   * @param anew whether to begin with none.
   */
  static async open(code: string, content: string, anew = false): Promise<PageStore> {
    const name = nameOf(JSON.stringify([code, stateOf(PROJECT, RENDERING), content]))
    const folder = join(FOLDER, name.slice(0, 16))
    mkdirSync(folder, { recursive: true })
    const bytes = anew ? undefined : await readKept(folder, INDEX)
    return new PageStore(folder, bytes && deserialize(bytes))
  }

  /** Lays out the page of a key as a file of the site, if there is one and it is whole. */
  layOut(address: string, key: string, file: string): KnownPage | undefined {
    const page = this.earlier.get(address)
    if (page?.key !== key) return undefined
    if (!linked(this.fileOf(key), file)) return undefined
    if (sumOf(readFileSync(file)) !== page.sum) {
      rmSync(file)
      return undefined
    }
    this.pages.set(address, page)
    return page
  }

  /** The file under which the page of a key is kept. */
  fileOf(key: string): string {
    return join(this.folder, key)
  }

  /**
   * Takes note of a new page.
   * @param sum its SHA-256; without it the page is not kept.
   */
  note(address: string, known: KnownPage, sum: string | undefined): void {
    if (sum !== undefined) this.pages.set(address, { ...known, sum })
  }

  /** Keeps what this build has used, and removes the rest; of other contents and codes, the few that were used last. */
  async save(): Promise<void> {
    const { frames, folders } = this
    const routes = new Map([...this.routes].filter(([address]) => this.pages.has(address)))
    const shared = new SharedTexts()
    const pages = new Map(
      [...this.pages].map(([address, page]) => [address, { ...page, facts: shared.numbered(page.facts) }]),
    )
    const index: Index = { frames, routes, folders, texts: shared.texts, pages }
    await writeKept(this.folder, INDEX, serialize(index))
    const used = new Set([INDEX, ...[...this.pages.values()].map(({ key }) => key)])
    for (const name of readdirSync(this.folder)) {
      if (!used.has(name)) rmSync(join(this.folder, name), { recursive: true, force: true })
    }
    await prune(FOLDER, INDEX)
  }
}
