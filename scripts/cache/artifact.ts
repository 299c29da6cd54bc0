import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasErrorCode, sha256 } from './sources.ts'

/** List of files and hashes. It's written last, so a folder without it is incomplete. */
const MANIFEST_FILE = 'manifest.json'

/** Checks if a folder matches its manifest, byte for byte. */
export function isIntact(folder: string): boolean {
  try {
    return readFileSync(join(folder, MANIFEST_FILE), 'utf8') === createManifest(folder)
  } catch {
    return false
  }
}

/** Moves a folder to the cache, unless it's already there. */
export async function saveArtifact(finishedFolder: string, destination: string): Promise<void> {
  await writeFile(join(finishedFolder, MANIFEST_FILE), createManifest(finishedFolder))
  const unfinishedFolder = join(dirname(destination), `unfinished-${randomBytes(6).toString('hex')}`)
  try {
    await moveFolder(finishedFolder, unfinishedFolder)
    while (!tryRename(unfinishedFolder, destination, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR') && !isIntact(destination))
      await rm(destination, { recursive: true, force: true, maxRetries: 3 })
  } finally {
    await rm(unfinishedFolder, { recursive: true, force: true, maxRetries: 3 })
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

/** Renames a folder, or copies it with modification times if the target is on another file system. */
export async function moveFolder(from: string, to: string, rename = renameSync): Promise<void> {
  try {
    rename(from, to)
  } catch (error) {
    if (!hasErrorCode(error, 'EXDEV')) throw error
    await cp(from, to, { recursive: true, preserveTimestamps: true })
    await rm(from, { recursive: true, maxRetries: 3 })
  }
}
