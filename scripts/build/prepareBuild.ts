import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import type { SiteContext } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { isIntact, saveArtifact } from '../cache/artifact.ts'
import { openCacheFolder, warnUnwritableCache } from '../cache/cacheFolder.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { createEditLinksGetter, createOnlineUrlGetter } from '../editLinks.ts'
import { UserError } from '../errors.ts'
import { PROJECT_ROOT } from '../files.ts'
import { readContentDates } from '../git.ts'
import { type BuildOptions, chooseBuildDate, hasAdmin, includesDrafts } from './options.ts'
import { resolveOutDir } from './steps/outputFolder.ts'
import { createSiteWriter } from './steps/siteWriter.ts'
import { runStep } from './steps/step.ts'

/** Checked content and built code, before pages are rendered. */
export type PreparedBuild = Awaited<ReturnType<typeof prepareBuild>>

/** Checks the content and builds the code at the same time. @throws {UserError} if one of them has problems */
export async function prepareBuild(options: BuildOptions, workspace: string) {
  const abort = new AbortController()
  const building = buildCode(workspace, abort.signal)
  // Prevent an unhandled rejection. It's awaited below.
  building.catch(() => {})
  const checkedContent = await checkContent(options).catch((error) => {
    abort.abort()
    throw error
  })
  const describe = (code: { isCached: boolean }) => (code.isCached ? 'cached' : 'new')
  const { codeFolder } = await runStep('build code', () => building, describe)
  const siteFolder = join(workspace, 'site')
  const writeSiteFile = createSiteWriter(siteFolder, resolveOutDir(options.out))
  return { ...checkedContent, options, codeFolder, siteFolder, writeSiteFile }
}

async function checkContent(options: BuildOptions) {
  const { content, release, force = false, editUrl } = options
  const drafts = includesDrafts(options)
  const { date, notes } = chooseBuildDate(options)
  for (const note of notes) console.log(note)
  const inspect = () => inspectContent({ content, release, force, date, drafts })
  const { site, now, changes, problems, checkResult } = await runStep('check content', inspect)
  if (!site) throw createBuildError(formatProblems(problems))
  const getEditLinks =
    editUrl === undefined ? undefined : createEditLinksGetter(site, content, createOnlineUrlGetter(editUrl))
  const siteContext: SiteContext = {
    site,
    places: new Places(site),
    getEditLinks,
    // Omitted from previews: only search engines use dates, and `npm run diff` (which includes drafts) would show them
    // as changes.
    contentDates: drafts ? undefined : readContentDates(content),
  }
  // Only retain all files in memory if `/admin` needs them.
  return { siteContext, date, now, changes, adminContent: hasAdmin(options) ? checkResult : undefined }
}

/** Creates an error that also says that no site was built. */
export function createBuildError(message: string): UserError {
  return new UserError(`${message}\n\nNo site was built.`)
}

/** Bundles the code with Vite, unless the bundles are cached. @throws {UserError} if that fails, or if the code is edited */
async function buildCode(workspace: string, signal: AbortSignal) {
  const cachedFolder = join(openCacheFolder(), 'code')
  if (isIntact(cachedFolder)) return { codeFolder: cachedFolder, isCached: true }
  const outDir = join(resolve(workspace), 'code')
  await runViteBuild(outDir, signal)
  // The folder's name is a hash of the sources, so it changes if they're edited.
  if (cachedFolder !== join(openCacheFolder(), 'code'))
    throw new UserError('The code was edited while it was built. Build again.')
  try {
    await saveArtifact(outDir, cachedFolder)
    return { codeFolder: cachedFolder, isCached: false }
  } catch (error) {
    // `saveArtifact` may have moved the folder already, so there's nothing to fall back on.
    if (!existsSync(outDir)) throw error
    warnUnwritableCache(error)
    return { codeFolder: outDir, isCached: false }
  }
}

/** Makes the bundler's allocator return unused memory, which lowers the peak by about a third. */
const ALLOCATOR_ENV = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }

async function runViteBuild(outDir: string, signal: AbortSignal): Promise<void> {
  const child = fork(join(PROJECT_ROOT, 'scripts/run.js'), ['viteBuild', outDir], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...ALLOCATOR_ENV },
    signal,
    killSignal: 'SIGKILL',
  })
  const kill = () => child.kill('SIGKILL')
  // Kill the child before a handler deletes its output folder.
  process.prependListener('exit', kill)
  const code = await new Promise<number | null>((resolve, reject) => child.on('exit', resolve).on('error', reject))
  process.off('exit', kill)
  if (code !== 0) throw new UserError("The code doesn't build: see the error above.")
}
