import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashSources, PROJECT } from './sources.ts'
import { explainSystemError } from './systemErrors.ts'

/** All inputs of results except for the content: our code and the packages. */
export const CODE = [
  'renderer',
  'pages',
  'public',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // The installed packages, if they differ from the lock file.
  'node_modules/.package-lock.json',
]

/** Can be deleted at any time. */
const CACHE = join(PROJECT, '.cache/store')
/** Keep the caches of this many source hashes, so that switching between branches is fast. */
const MAX_HASHES = 4
const HOUR = 60 * 60 * 1000

/** Returns the root key of the cache. */
export function sourceHash(): string {
  return hashSources(PROJECT, CODE)
}

/**
 * Returns the cache folder of the current sources, and creates it if it's missing. Deletes the folders of old sources, except for the last
 * few and those of the last hour.
 * @param cache the parent folder
 * @throws {Error} if the folder can't be created, with a message for the user
 */
export function openCacheFolder(cache = CACHE): string {
  const folder = join(cache, sourceHash())
  createFolder(folder)
  // Node looks up the packages of a module next to its real path.
  if (cache === CACHE && !realpathSync(folder).startsWith(realpathSync(PROJECT)))
    throw new Error(
      '.cache is a symbolic link to a folder outside of the project, where Node doesn’t find packages. Mount the folder instead.',
    )
  try {
    const now = new Date()
    utimesSync(folder, now, now)
    const all = readdirSync(cache).map((name) => ({ path: join(cache, name), used: getLastUse(join(cache, name)) }))
    for (const { path, used } of all.sort((a, b) => b.used - a.used).slice(MAX_HASHES))
      if (used < Date.now() - HOUR) rmSync(path, { recursive: true, force: true })
  } catch (error) {
    // A read-only cache can still be read.
    if (explainSystemError(error) === undefined) throw error
  }
  return folder
}

/** Doesn't use a recursive `mkdir`, because its errors are misleading (ENOENT on a read-only file system). */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another program may have been faster.
    if (existsSync(folder)) return
    const reason = explainSystemError(error)
    if (reason === undefined) throw error
    throw new Error(`The cache folder can't be created. ${reason}`)
  }
}

let hasWarned = false

/**
 * Warns, once per process, that results can't be cached.
 * @throws {unknown} the error, if it isn't from the operating system
 */
export function warnUnwritable(error: unknown): void {
  const reason = explainSystemError(error)
  if (reason === undefined) throw error
  if (!hasWarned) console.warn(`The cache can't be written, so the next build takes longer. ${reason}`)
  hasWarned = true
}

function getLastUse(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
