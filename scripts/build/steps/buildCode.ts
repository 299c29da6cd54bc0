import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isIntact, saveArtifact } from '../../cache/artifact.ts'
import { openCacheFolder, warnUnwritableCache } from '../../cache/cacheFolder.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'

/** Bundles the code with Vite, unless the bundles are cached. Returns their folders. @throws {UserError} if the build fails or the code changes */
export async function buildCode(workspace: string, signal?: AbortSignal) {
  const cachedFolder = join(openCacheFolder(), 'code')
  const isCached = isIntact(cachedFolder)
  const folder = isCached ? cachedFolder : await buildAndCache(cachedFolder, join(resolve(workspace), 'code'), signal)
  return { clientFolder: join(folder, 'client'), serverFolder: join(folder, 'server'), isCached }
}

/** Returns the cached folder, or if the cache can't be written, the folder of this build. */
async function buildAndCache(cachedFolder: string, folder: string, signal: AbortSignal | undefined): Promise<string> {
  await runViteBuild(folder, signal)
  if (cachedFolder !== join(openCacheFolder(), 'code'))
    throw new UserError('The code was edited while it was built. Build again.')
  try {
    await saveArtifact(folder, cachedFolder)
    return cachedFolder
  } catch (error) {
    if (!existsSync(folder)) throw error
    warnUnwritableCache(error)
    return folder
  }
}

/** Makes the allocator return unused memory: at most 457 MB instead of 695, in 2% more time. */
const ALLOCATOR_ENV = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }

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
