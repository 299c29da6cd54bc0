import { factsOf } from './pageFacts.ts'
import { writePage } from './pageFile.ts'
import { assertPlain } from './pageKey.ts'
import type { PageRenderer, PreparedPage } from './pageRenderer.ts'
import type { KnownPage, PageStore } from './pageStore.ts'
import type { MadePage } from './pageThread.ts'
import { PageThreads } from './pageThreads.ts'
import { SharedTexts } from './sharedTexts.ts'

/** So many new pages are made before threads are started for more: two start in the time that 60 pages take. */
const BEFORE_THREADS = 60

/** Where a new page goes, and what names it. */
export interface PagePlace {
  address: string
  key: string
  file: string
}

/** Makes and writes the pages that are new: a few here, the rest of many on threads. */
export class PageMaker {
  /** What is known of each page, in the order in which they were written. */
  readonly made = new Map<string, KnownPage>()
  private readonly renderer: PageRenderer
  private readonly server: string
  private readonly store: PageStore | undefined
  private readonly before: number
  private readonly shared = new SharedTexts()
  private threads: PageThreads | undefined

  /**
   * @param server the folder of the code's server bundle.
   * @param store where pages are kept; without it all are made here.
   */
  constructor(renderer: PageRenderer, server: string, store: PageStore | undefined, before = BEFORE_THREADS) {
    this.renderer = renderer
    this.server = server
    this.store = store
    this.before = before
  }

  /**
   * Makes a page, or hands it over as soon as there is room.
   * @throws {PlainError} if the page, or one before it, fails.
   */
  async make(page: PreparedPage, place: PagePlace): Promise<void> {
    if (!page.framed || this.made.size < this.before) return this.makeHere(page, place)
    this.threads ??= new PageThreads(this.server, this.renderer.shell)
    const { address, file, key } = place
    const task = { ...page.framed, address, ingredients: page.ingredients(), file, kept: this.store?.fileOf(key) }
    await this.threads.add(task, (made) => (made ? this.note(place, made) : this.makeHere(page, place)))
  }

  /** Waits for all pages. */
  async end(): Promise<void> {
    await this.threads?.end()
  }

  async close(): Promise<void> {
    await this.threads?.close()
  }

  private async makeHere(page: PreparedPage, place: PagePlace): Promise<void> {
    assertPlain(page.ingredients())
    const html = await page.html()
    const sum = writePage(place.file, this.store?.fileOf(place.key), html)
    this.note(place, { facts: factsOf(html), share: page.data().meta.share, sum })
  }

  private note({ address, key }: PagePlace, { facts, share, sum }: MadePage): void {
    const known = { key, facts: this.shared.facts(this.shared.numbered(facts)), share }
    this.made.set(address, known)
    this.store?.note(address, known, sum)
  }
}
