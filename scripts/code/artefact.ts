import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../errors.ts'

/** Written last: a folder without it, or with other files than it names, is no artefact. */
const MANIFEST = 'manifest.json'
const KEPT = 4
const HOUR = 60 * 60 * 1000
/** What begins so, beside the artefacts, is being made or removed. */
export const UNFINISHED = 'unfinished-'

/** Whether a folder holds an artefact, each file of it as it was written. */
export function isWhole(folder: string): boolean {
  try {
    return readFileSync(join(folder, MANIFEST), 'utf8') === manifestOf(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false
    throw error
  }
}

/** Notes that an artefact is in use, so that it is not the next to be removed. */
export function touch(folder: string): void {
  const now = new Date()
  utimesSync(join(folder, MANIFEST), now, now)
}

/**
 * Puts a finished folder where artefacts are kept, by one rename. If another build has kept the same meanwhile, theirs
 * stands; a damaged one gives way.
 */
export async function keep(made: string, folder: string): Promise<void> {
  await writeFile(join(made, MANIFEST), manifestOf(made))
  while (!(await renamed(made, folder)) && !isWhole(folder)) await remove(folder)
}

/** Removes artefacts that nobody has used for an hour, all but the last few. */
export async function prune(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => !name.startsWith(UNFINISHED))
  const folders = names.map((name) => join(parent, name)).map((folder) => ({ folder, used: lastUse(folder) }))
  const unused = folders.sort((a, b) => b.used - a.used).slice(KEPT)
  for (const { folder, used } of unused) if (used < Date.now() - HOUR) await remove(folder)
}

/** What has no manifest is worth nothing. */
function lastUse(folder: string): number {
  return statSync(join(folder, MANIFEST), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Every file's name with the hash of its bytes, as JSON. */
function manifestOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => file !== MANIFEST)
    .sort()
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  return JSON.stringify(files.map((file) => [file, hash(file)]))
}

async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false
    throw error
  }
}

/** Aside first, so that nobody finds half of it. Another build may have been faster. */
async function remove(folder: string): Promise<void> {
  const aside = join(dirname(folder), `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  try {
    await rename(folder, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  await rm(aside, { recursive: true, force: true, maxRetries: 3 })
}
