import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isIntact, saveArtifact } from '../../cache/artifact.ts'
import { openCacheFolder, warnUnwritableCache } from '../../cache/cacheFolder.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'

/**
 * Bundles the code with Vite, unless the bundles are cached. Returns the folders of the bundles.
 * @throws {UserError} if the build fails, or if the code changes during the build
 */
export async function buildCode(workspace: string, signal?: AbortSignal) {
  const cachedFolder = join(openCacheFolder(), 'code')
  const isCached = isIntact(cachedFolder)
  const folder = isCached ? cachedFolder : await buildAndCache(cachedFolder, join(resolve(workspace), 'code'), signal)
  return { clientFolder: join(folder, 'client'), serverFolder: join(folder, 'server'), isCached }
}

/** Bundles the code. Returns the cached folder, or `outDir` if the cache can't be written. */
async function buildAndCache(cachedFolder: string, outDir: string, signal: AbortSignal | undefined): Promise<string> {
  await runViteBuild(outDir, signal)
  // The folder's name is a hash of the sources, so it changes if they're edited.
  if (cachedFolder !== join(openCacheFolder(), 'code'))
    throw new UserError('The code was edited while it was built. Build again.')
  try {
    await saveArtifact(outDir, cachedFolder)
    return cachedFolder
  } catch (error) {
    // `saveArtifact` may have moved the folder already, so there's nothing to fall back on.
    if (!existsSync(outDir)) throw error
    warnUnwritableCache(error)
    return outDir
  }
}

/** Makes the bundler's allocator return unused memory, which lowers the peak by about a third. */
const ALLOCATOR_ENV = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }

/** Runs `viteBuild.ts` in a child process. */
async function runViteBuild(outDir: string, signal: AbortSignal | undefined): Promise<void> {
  const child = fork(join(PROJECT_ROOT, 'scripts/run.js'), ['viteBuild', outDir], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...ALLOCATOR_ENV },
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  })
  const kill = () => child.kill('SIGKILL')
  // Kill the child before a handler deletes its output folder.
  process.prependListener('exit', kill)
  const code = await new Promise<number | null>((resolve, reject) => child.on('exit', resolve).on('error', reject))
  process.off('exit', kill)
  if (code !== 0) throw new UserError("The code doesn't build: see the error above.")
}
