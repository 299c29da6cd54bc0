import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasErrorCode } from '../errors.ts'
import { sha256 } from '../files.ts'

/** Lists the files of an artifact and their hashes. An artifact is a folder with such a manifest: bundles or a shard. */
const MANIFEST_FILE = 'manifest.json'

/** Checks if a folder is an artifact whose files match the manifest. Returns false if it can't be read. */
export function isIntact(folder: string): boolean {
  try {
    return readFileSync(join(folder, MANIFEST_FILE), 'utf8') === createManifest(folder)
  } catch {
    return false
  }
}

/**
 * Adds a manifest and moves the folder to `destination`, or deletes the folder if an intact artifact is already there.
 * The last step is a rename, so programs never read an incomplete artifact.
 */
export async function saveArtifact(folder: string, destination: string): Promise<void> {
  await writeFile(join(folder, MANIFEST_FILE), createManifest(folder))
  const stagingFolder = join(dirname(destination), `staging-${randomBytes(6).toString('hex')}`)
  try {
    await moveFolder(folder, stagingFolder)
    while (!tryRename(stagingFolder, destination, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR') && !isIntact(destination))
      await rm(destination, { recursive: true, force: true, maxRetries: 3 })
  } finally {
    await rm(stagingFolder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function createManifest(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .filter(({ path }) => path !== join(folder, MANIFEST_FILE))
    .map(({ path, isFile }) => [path.slice(folder.length + 1), isFile ? sha256(readFileSync(path)) : ''])
  return JSON.stringify(entries.sort())
}

/** Renames a file or folder. Returns false if this fails with any of the system error codes, such as `ENOENT`. */
export function tryRename(from: string, to: string, ...codes: string[]): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (hasErrorCode(error, ...codes)) return false
    throw error
  }
}

/** Renames a folder. If the target is on a different file system, copies it with the modification times and deletes the original. */
export async function moveFolder(from: string, to: string): Promise<void> {
  if (tryRename(from, to, 'EXDEV')) return
  await cp(from, to, { recursive: true, preserveTimestamps: true })
  await rm(from, { recursive: true, maxRetries: 3 })
}
