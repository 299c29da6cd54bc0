import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { GENERATED_FILES } from '../../../renderer/urls.ts'
import { moveFolder, tryRename } from '../../cache/artifact.ts'
import { hasErrorCode, UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { REDIRECTS_FILE } from '../../serve/hostFiles.ts'
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

/** Replaces the output folder by renaming, so that a killed build leaves the old or the new site. */
export async function replaceOutput(builtFolder: string, out: string): Promise<void> {
  const outDir = resolveOutDir(out)
  const nextFolder = createSiblingPath(outDir, 'next')
  await mkdir(dirname(nextFolder), { recursive: true })
  await withCleanup(nextFolder, async () => {
    await moveFolder(builtFolder, nextFolder)
    let isSwapped = false
    while (!isSwapped) {
      const previous = createSiblingPath(outDir, 'previous')
      isSwapped = await withCleanup(previous, async () => swap(nextFolder, outDir, previous))
    }
  })
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
  const isBrokenLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
  return isBrokenLink ? resolveOutDir(resolve(parent, readlinkSync(path))) : join(parent, basename(path))
}

/** Files that every build writes. */
const OUTPUT_FILES = ['index.html', '404.html', REDIRECTS_FILE, basename(GENERATED_FILES.pageIndex)]
const CODE_FOLDERS = ['node_modules', 'pages', 'public', 'renderer', 'scripts', 'tests']

/**
 * Only accepts a new folder, an empty one, or one with the files of an earlier build, because a build replaces the output folder.
 * Rejects folders that contain the project, the content, the home folder, or a Git repository, and folders inside the content,
 * the code, or `.git`.
 * @throws {UserError}
 */
export function assertSafeOutDir(out: string, content: string): void {
  const problem = findProblem(resolveOutDir(out), content)
  if (problem === undefined) return
  throw new UserError(
    `The site can't be written to ${out}: ${problem}, and a build replaces the whole folder.
Choose a new or empty folder, or one from an earlier build.

The folder wasn't changed.`,
  )
}

function findProblem(outDir: string, content: string): string | undefined {
  const contained = [PROJECT_ROOT, content, homedir()].find((path) => isWithin(resolveRealPath(path), outDir))
  if (contained !== undefined) return `it contains ${resolve(contained)}`
  if (isWithin(outDir, resolveRealPath(content))) return 'it is inside the content'
  if (CODE_FOLDERS.some((folder) => isWithin(outDir, resolveRealPath(join(PROJECT_ROOT, folder)))))
    return "it is inside the project's code"
  if (outDir.split(sep).includes('.git')) return 'it is inside a .git'
  const stats = statSync(outDir, { throwIfNoEntry: false })
  if (!stats) return undefined
  if (!stats.isDirectory()) return "it isn't a folder"
  const names = readdirSync(outDir)
  if (names.length > 0 && !OUTPUT_FILES.every((name) => names.includes(name)))
    return "it contains files that aren't from an earlier build"
  const hasRepository = readdirSync(outDir, { recursive: true }).some((name) => basename(String(name)) === '.git')
  return hasRepository ? 'it contains a .git' : undefined
}

function resolveRealPath(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : resolve(path)
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
