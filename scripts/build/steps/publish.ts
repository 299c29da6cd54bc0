import { randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync, realpathSync, statSync, utimesSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { moveFolder, tryRename } from '../../cache/artifact.ts'
import { listFiles } from '../../cache/sources.ts'
import { hasErrorCode, UserError } from '../../errors.ts'
import { removeAbandonedFolders, withCleanup } from '../../temporaryFolder.ts'

export const DEFAULT_OUT_DIR = 'dist'

/** A `previous` folder is always complete, so `recover` can restore it. */
type SiblingKind = 'next' | 'previous' | 'removed'

const createSiblingPath = (outDir: string, kind: SiblingKind) => `${outDir}.${kind}-${randomBytes(6).toString('hex')}`

function isSibling(name: string, outDir: string, kind: SiblingKind): boolean {
  const prefix = `${basename(outDir)}.${kind}-`
  return name.startsWith(prefix) && /^[0-9a-f]{12}$/.test(name.slice(prefix.length))
}

/** Replaces the output folder by renaming. Unchanged files retain their modification time. */
export async function publish(finishedFolder: string, out: string): Promise<void> {
  const outDir = resolveOutDir(out)
  const nextFolder = createSiblingPath(outDir, 'next')
  await mkdir(dirname(nextFolder), { recursive: true })
  await withCleanup(nextFolder, async () => {
    await moveFolder(finishedFolder, nextFolder)
    restoreModificationTimes(nextFolder, outDir)
    while (!(await swap(nextFolder, outDir)));
  })
}

/** nginx derives ETags from size and time, so unchanged files stay in browser caches. */
function restoreModificationTimes(next: string, previous: string): void {
  for (const file of listFiles(next)) {
    const [before, after] = [join(previous, file), join(next, file)]
    const stats = statSync(before, { throwIfNoEntry: false })
    if (stats?.isFile() && stats.size === statSync(after).size && hasSameBytes(before, after))
      utimesSync(after, stats.atimeMs / 1000, stats.mtimeMs / 1000)
  }
}

function hasSameBytes(before: string, after: string): boolean {
  try {
    return readFileSync(before).equals(readFileSync(after))
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'EACCES', 'EPERM', 'EIO')) return false
    throw error
  }
}

async function swap(next: string, outDir: string): Promise<boolean> {
  const previous = createSiblingPath(outDir, 'previous')
  try {
    return swapSync(next, outDir, previous)
  } finally {
    await discard(previous, outDir)
  }
}

/** Replaces the output folder. Synchronous, so that no signal handler runs between the renames. */
function swapSync(next: string, outDir: string, previous: string): boolean {
  const hasPrevious = tryRename(outDir, previous, 'ENOENT')
  try {
    return tryRename(next, outDir, 'ENOTEMPTY', 'EEXIST')
  } catch (error) {
    if (hasPrevious) tryRename(previous, outDir, 'ENOTEMPTY', 'EEXIST')
    throw error
  }
}

/** Deletes a folder after renaming it, because `recover` expects complete folders. */
async function discard(previous: string, outDir: string): Promise<void> {
  const removed = createSiblingPath(outDir, 'removed')
  // Another process may have restored it.
  await withCleanup(removed, async () => tryRename(previous, removed, 'ENOENT'))
}

/** Restores the output folder if a build was killed between renames. A build that is still running swaps again. */
export async function recover(out: string): Promise<void> {
  const outDir = resolveOutDir(out)
  const parent = dirname(outDir)
  if (!pathExists(parent)) return
  for (const folder of await findPrevious(outDir)) {
    const isRestored = !pathExists(outDir) && tryRename(folder, outDir, 'ENOENT', 'ENOTEMPTY', 'EEXIST')
    if (!isRestored) await discard(folder, outDir)
  }
  await removeAbandonedFolders(parent, (name) => isSibling(name, outDir, 'next') || isSibling(name, outDir, 'removed'))
}

async function findPrevious(outDir: string): Promise<string[]> {
  const parent = dirname(outDir)
  const names = (await readdir(parent)).filter((name) => isSibling(name, outDir, 'previous'))
  const getChangeTime = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ctimeMs ?? 0
  return names.map((name) => join(parent, name)).sort((a, b) => getChangeTime(b) - getChangeTime(a))
}

function pathExists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Resolves symbolic links, even if the folder doesn't exist yet. @throws {UserError} for an invalid path */
export function resolveOutDir(folder: string): string {
  // Node resolves an empty path to the working folder, but `--out "$UNSET"` is a mistake.
  if (folder === '') throw new UserError('The output folder is empty. Set --out to the path of a folder.')
  const path = resolve(folder)
  try {
    return realpathSync.native(path)
  } catch (error) {
    const reason = hasErrorCode(error, ...Object.keys(PATH_ERRORS)) && PATH_ERRORS[String(error.code)]
    if (reason) throw new UserError(`${JSON.stringify(folder)} can't be an output folder: ${reason}.`)
    if (!hasErrorCode(error, 'ENOENT')) throw error
  }
  const parent = resolveOutDir(dirname(path))
  const target = readLink(path)
  return target === undefined ? join(parent, basename(path)) : resolveOutDir(resolve(parent, target))
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'EINVAL')) return undefined
    throw error
  }
}

const PATH_ERRORS: Record<string, string> = {
  ENOTDIR: 'a part of this path is a file',
  ENAMETOOLONG: 'this name is too long',
  ELOOP: 'its symbolic links are circular',
  ERR_INVALID_ARG_VALUE: 'it has an invalid character',
}
