import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, realpathSync, statSync, utimesSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { moveFolder, tryRename } from '../../cache/artifact.ts'
import { hasErrorCode, UserError } from '../../errors.ts'
import { listFiles, readIfExists } from '../../files.ts'
import { removeAbandonedFolders, withCleanup } from '../../temporaryFolder.ts'

/** Default of `--out`. */
export const DEFAULT_OUT_DIR = 'dist'

/** Temporary folders next to the output folder, for the new site and the old site. */
type SiblingKind = 'next' | 'previous'

const createSiblingPath = (outDir: string, kind: SiblingKind) => `${outDir}.${kind}-${randomBytes(6).toString('hex')}`

function isSibling(name: string, outDir: string, kind: SiblingKind): boolean {
  const prefix = `${basename(outDir)}.${kind}-`
  return name.startsWith(prefix) && /^[0-9a-f]{12}$/.test(name.slice(prefix.length))
}

/** Replaces the output folder by renaming, so that a killed build leaves the old or the new site. Unchanged files retain their modification time. */
export async function replaceOutput(builtFolder: string, out: string): Promise<void> {
  const outDir = resolveOutDir(out)
  const nextFolder = createSiblingPath(outDir, 'next')
  await mkdir(dirname(nextFolder), { recursive: true })
  await withCleanup(nextFolder, async () => {
    await moveFolder(builtFolder, nextFolder)
    restoreModificationTimes(nextFolder, outDir)
    let isSwapped = false
    while (!isSwapped) {
      const previous = createSiblingPath(outDir, 'previous')
      isSwapped = await withCleanup(previous, async () => swap(nextFolder, outDir, previous))
    }
  })
}

/** Restores the times of unchanged files. nginx derives ETags from size and time, so these files stay in browser caches. */
function restoreModificationTimes(next: string, previous: string): void {
  for (const file of listFiles(next)) {
    const [before, after] = [join(previous, file), join(next, file)]
    const stats = statSync(before, { throwIfNoEntry: false })
    const { size, ino } = statSync(after)
    // Files that `copyStaticFiles` hard-linked from the previous output already have its times.
    if (!stats?.isFile() || stats.size !== size || stats.ino === ino) continue
    if (readIfExists(before)?.equals(readFileSync(after))) utimesSync(after, stats.atimeMs / 1000, stats.mtimeMs / 1000)
  }
}

/** Replaces the output folder. Returns false if a parallel build recreated it. Synchronous, so that no signal handler runs between the renames. */
function swap(next: string, outDir: string, previous: string): boolean {
  const hasPrevious = tryRename(outDir, previous, 'ENOENT')
  try {
    return tryRename(next, outDir, 'ENOTEMPTY', 'EEXIST')
  } catch (error) {
    if (hasPrevious) tryRename(previous, outDir, 'ENOTEMPTY', 'EEXIST')
    throw error
  }
}

/** Restores the output folder after a killed build, and deletes abandoned folders. A build that is still running tries again, because `swap` returns false. */
export async function recoverOutput(out: string): Promise<void> {
  const outDir = resolveOutDir(out)
  const parent = dirname(outDir)
  if (!existsSync(parent)) return
  const getChangeTime = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ctimeMs ?? 0
  const names = (await readdir(parent)).filter((name) => isSibling(name, outDir, 'previous'))
  const latestFirst = names.map((name) => join(parent, name)).sort((a, b) => getChangeTime(b) - getChangeTime(a))
  for (const folder of latestFirst) {
    const isRestored = !existsSync(outDir) && tryRename(folder, outDir, 'ENOENT', 'ENOTEMPTY', 'EEXIST')
    if (!isRestored) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  await removeAbandonedFolders(parent, (name) => isSibling(name, outDir, 'next'))
}

/** Resolves symbolic links, even if the folder doesn't exist yet. @throws {UserError} for an invalid path */
export function resolveOutDir(folder: string): string {
  // Node resolves an empty path to the working folder, but `--out "$UNSET"` is a mistake.
  if (folder === '') throw new UserError('The output folder is empty. Set --out to the path of a folder.')
  const path = resolve(folder)
  try {
    return realpathSync.native(path)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT'))
      throw new UserError(`${JSON.stringify(folder)} can't be an output folder. ${error}`)
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
