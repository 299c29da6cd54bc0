import { watch } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Checker } from '../../renderer/model/check/checker.ts'
import { openChecker } from '../content/check/openChecker.ts'
import { counted } from '../counted.ts'
import { inWords } from '../errors.ts'
import { debounce, Latest } from '../latest.ts'
import { filesBelow, readIfThere } from '../store/sources.js'
import { withTemporaryFolder } from '../temporaryFolder.ts'
import { now } from '../today.ts'
import { assemble, describePublished } from './assemble.ts'
import type { BuildOptions } from './options.ts'
import type { KnownPage } from './pages/pageRenderer.ts'
import { StandingPages } from './pages/standingPages.ts'
import { check, type Prepared, prepare } from './prepare.ts'
import { copyCode } from './steps/buildCode.ts'
import { publish } from './steps/publish.ts'
import { addressesOf, describePages, fileOf, renderPages } from './steps/renderPages.ts'
import { step } from './steps/step.ts'

/** Builds the site, and publishes what is saved in the content until the process ends, by the code of the start. */
export async function watchSite(options: BuildOptions): Promise<void> {
  const checker = await openChecker(options.content)
  await withTemporaryFolder('.build', 'site-', async (workspace) => {
    const site = new WatchedSite(options, checker, workspace)
    const latest = new Latest(() => site.build())
    const renew = debounce(() => latest.renew())
    watch(options.content, { recursive: true }, renew)
    await new Promise<never>(() => {})
  })
}

/** The site as it was published last, and what it was made of. */
interface Last {
  prepared: Prepared
  standing: StandingPages<KnownPage>
  /** The pictures that are laid out, by their addresses. */
  drawn: Map<string, string>
  pages: Map<string, KnownPage>
  /** The files of the code, which stay what they are. */
  code: Set<string>
}

/** So many files of a change are named. */
const SHOWN = 3

class WatchedSite {
  private readonly options: BuildOptions
  private readonly checker: Checker
  private readonly workspace: string
  private readonly client: string
  private last: Last | undefined

  constructor(options: BuildOptions, checker: Checker, workspace: string) {
    this.options = options
    this.checker = checker
    this.workspace = workspace
    this.client = join(workspace, 'client')
  }

  /** Makes what the content has come to. What keeps it from being published is told; the last site stands. */
  async build(): Promise<void> {
    try {
      await (this.last ? this.again(this.last) : this.anew())
    } catch (error) {
      console.error(inWords(error))
    }
  }

  private async anew(): Promise<void> {
    const { options, client } = this
    await rm(client, { recursive: true, force: true })
    const prepared = await prepare(options, client, this.checker)
    const standing = new StandingPages<KnownPage>(prepared.siteContext)
    const { pages } = await step('render pages', () => renderPages(prepared, client, { standing }), describePages)
    const code = new Set(filesBelow(prepared.code.client))
    const drawn = new Map<string, string>()
    const put = () => this.publishCopy(prepared, code)
    const open = await assemble(options, prepared, pages, client, { drawn, put })
    this.last = { prepared, standing, drawn, pages, code }
    console.log(`${describePublished(options.out, open)}\nWatching ${options.content} (Ctrl+C ends it).`)
  }

  private async again(last: Last): Promise<void> {
    const { options, client, checker } = this
    const start = performance.now()
    const { places } = last.prepared.siteContext
    const present = { ...options, date: options.date ?? now() }
    const checked = await check(present, { checker, places, run: quietly })
    const prepared = { ...last.prepared, ...checked }
    // Whatever fails from here on leaves pages that know of another state than they were made of.
    this.last = undefined
    const there = new Set(addressesOf(prepared.siteContext.site))
    // Files without a page any longer, and links to sources that have moved: all is laid out anew, of what is kept.
    if ([...last.pages.keys()].some((address) => !there.has(address)) || prepared.siteContext.sourcesOf)
      return this.anew()
    last.standing.turnTo(prepared.siteContext)
    const { pages, written } = await renderPages(prepared, client, { standing: last.standing })
    const changed: string[] = []
    const put = async (_: string, out: string, others: string[]) => {
      const files = [...written.map((address) => fileOf('', address)), ...others.filter((file) => !last.code.has(file))]
      for (const file of files) if (await replaced(join(client, file), join(out, file))) changed.push(file)
    }
    await assemble(options, prepared, pages, client, { run: quietly, drawn: last.drawn, last: last.pages, put })
    this.last = { ...last, prepared, pages }
    const names = changed.length > SHOWN ? [...changed.slice(0, SHOWN), '…'] : changed
    console.log(
      `${counted(changed.length, 'file')} in ${Math.round(performance.now() - start)} ms: ${names.join(', ')}`,
    )
  }

  /** A copy: what is made next is written where this was made. */
  private async publishCopy(prepared: Prepared, code: Set<string>): Promise<void> {
    const copy = join(this.workspace, 'copy')
    copyCode(prepared.code, copy)
    const isLaidOut = (file: string) => code.has(file.slice(this.client.length + 1))
    await cp(this.client, copy, { recursive: true, filter: (file) => !isLaidOut(file) })
    await publish(copy, this.options.out)
  }
}

async function quietly<Result>(_: string, run: () => Promise<Result>): Promise<Result> {
  return run()
}

/** Puts a file whole in the place of another, unless it is the same. */
async function replaced(from: string, to: string): Promise<boolean> {
  const bytes = await readFile(from)
  if (readIfThere(to)?.equals(bytes)) return false
  await mkdir(dirname(to), { recursive: true })
  const aside = `${to}.next`
  await writeFile(aside, bytes)
  await rename(aside, to)
  return true
}
