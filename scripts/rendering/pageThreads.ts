import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Tinypool } from 'tinypool'
import type { Shell } from '../../renderer/page.ts'
import type { MadePage, PageTask } from './pageThread.ts'

/** More than these wait for the thread that computes the pages' data. */
const MOST_THREADS = 6
/** How many pages are handed over at once: what they share is copied once, and a copy takes a tenth of their time. */
const BATCH = 16
/** Of each thread, in MB: the garbage of rendering, which a thread would let grow to ten times of it. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

type Settle = (made: MadePage | undefined) => void | Promise<void>

/** Threads that make pages, with as many pages under way as keep them busy, so that memory does not grow with the site. */
export class PageThreads {
  private readonly pool: Tinypool
  private readonly shell: Shell
  private readonly most: number
  private readonly underWay = new Set<Promise<void>>()
  private batch: { task: PageTask; settle: Settle }[] = []

  /** @param server the folder of the code's server bundle. */
  constructor(server: string, shell: Shell, threads = Math.min(availableParallelism(), MOST_THREADS)) {
    this.shell = shell
    this.most = threads * 2
    const filename = join(resolve(server), 'pageThread.mjs')
    this.pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads, resourceLimits: HEAP })
  }

  /** Hands a page over as soon as there is room. `settle` is told what was made; nothing where the page fails. */
  async add(task: PageTask, settle: Settle): Promise<void> {
    this.batch.push({ task, settle })
    if (this.batch.length < BATCH) return
    this.send()
    while (this.underWay.size >= this.most) await Promise.race(this.underWay)
  }

  /** Waits for all pages. */
  async end(): Promise<void> {
    if (this.batch.length > 0) this.send()
    await Promise.all(this.underWay)
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    await this.pool.destroy()
  }

  private send(): void {
    const { batch } = this
    this.batch = []
    const sent = this.run(batch).then(() => {
      this.underWay.delete(sent)
    })
    this.underWay.add(sent)
    // What fails stays under way, so that whoever waits next is told; until then it is nobody's unhandled rejection.
    sent.catch(() => {})
  }

  private async run(batch: { task: PageTask; settle: Settle }[]): Promise<void> {
    const pages = batch.map(({ task }) => task)
    const made: (MadePage | undefined)[] = await this.pool.run({ shell: this.shell, pages }, { name: 'makePages' })
    for (const [index, { settle }] of batch.entries()) await settle(made[index])
  }
}
