import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, posix } from 'node:path'
import { getSystemErrorMessage, UserError } from '../errors.ts'
import { listFiles, PROJECT_ROOT, readIfExists, sha256 } from '../files.ts'

/** Files and folders that a build depends on, except for the content. */
export const BUILD_SOURCES = [
  'renderer',
  'pages',
  'public',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // Installed packages may differ from the lockfile.
  'node_modules/.package-lock.json',
]

/** Matches the file that Vike writes next to a + file while reading it. */
export const VIKE_TEMPORARY_FILE = /\.build-[a-z0-9]{12}\.mjs$/

/** Number of recent caches that are never evicted, so that switching between branches is fast. */
const MIN_CACHES = 4
/** Caches from the last hour are never evicted, because a running build may use them. */
const EVICTION_DELAY_MS = 60 * 60 * 1000

/** Hashes the code, the installed packages, Node's major version, and the project's path, because bundles contain it. */
export function hashBuildSources(project = PROJECT_ROOT, sources = BUILD_SOURCES): string {
  const hash = createHash('sha256').update(JSON.stringify([project, process.versions.node.split('.')[0]]))
  for (const file of sources.flatMap((source) => listSourceFiles(project, source))) {
    const bytes = readIfExists(join(project, file))
    if (bytes) hash.update(JSON.stringify([file, sha256(bytes)]))
  }
  return hash.digest('hex').slice(0, 16)
}

function listSourceFiles(project: string, source: string): string[] {
  const path = join(project, source)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [source]
  return listFiles(path)
    .filter((file) => !VIKE_TEMPORARY_FILE.test(file))
    .map((file) => posix.join(source, file))
}

/** Opens or creates the cache folder of the current sources, and evicts old caches. @throws {UserError} if that fails */
export function openCacheFolder(parent = join(PROJECT_ROOT, '.cache/builds')): string {
  const folder = join(parent, hashBuildSources())
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UserError(`The cache folder can't be created. ${getSystemErrorMessage(error) ?? error}`)
  }
  try {
    const currentTime = new Date()
    utimesSync(folder, currentTime, currentTime)
    const caches = readdirSync(parent).map((name) => {
      const path = join(parent, name)
      return { path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
    })
    for (const { path, used } of caches.sort((a, b) => b.used - a.used).slice(MIN_CACHES))
      if (used < Date.now() - EVICTION_DELAY_MS) rmSync(path, { recursive: true, force: true })
  } catch (error) {
    // A read-only cache is still readable.
    if (getSystemErrorMessage(error) === undefined) throw error
  }
  return folder
}

let hasWarned = false

/** Warns once per process that the cache can't be written. Rethrows errors that users can't fix. */
export function warnUnwritableCache(error: unknown): void {
  const reason = getSystemErrorMessage(error)
  if (reason === undefined) throw error
  if (!hasWarned) console.warn(`The cache can't be written, so the next build takes longer. ${reason}`)
  hasWarned = true
}
