import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from '../run/sources.js'

/** Written last: a folder without it, or with other files than it names, is no artefact. */
const MANIFEST = 'manifest.json'
const KEPT = 4
const HOUR = 60 * 60 * 1000
/** What begins so, beside the artefacts, is being made or removed. */
export const UNFINISHED = 'unfinished-'

/**
 * Whether a folder holds an artefact, each file of it as it was written, and nothing else.
 * @param {string} folder
 */
export function isWhole(folder) {
  const manifest = join(folder, MANIFEST)
  try {
    // A pipe would be read for ever.
    return lstatSync(manifest).isFile() && readFileSync(manifest, 'utf8') === manifestOf(folder)
  } catch {
    // Whatever the reason, an artefact can be made; what forbids to keep it is told then.
    return false
  }
}

/**
 * Notes that an artefact is in use, so that it is not the next to be removed.
 * @param {string} folder
 */
export function touch(folder) {
  const now = new Date()
  utimesSync(join(folder, MANIFEST), now, now)
}

/**
 * Puts a finished folder where artefacts are kept, by one rename. If another build has kept the same meanwhile, theirs
 * stands; a damaged one gives way.
 * @param {string} made
 * @param {string} folder
 */
export async function keep(made, folder) {
  await writeFile(join(made, MANIFEST), manifestOf(made))
  while (!(await renamed(made, folder)) && !isWhole(folder)) await remove(folder)
}

/**
 * Removes artefacts that nobody has used for an hour, all but the last few, and what was begun more than an hour ago.
 * @param {string} parent
 * @param {string} [mark] the file of each that tells when it was used last
 */
export async function prune(parent, mark = MANIFEST) {
  const all = (await readdir(parent)).map((name) => ({ name, folder: join(parent, name) }))
  const unfinished = all.filter(({ name }) => name.startsWith(UNFINISHED))
  const kept = all.filter((each) => !unfinished.includes(each))
  const unused = kept.map(({ folder }) => ({ folder, used: timeOf(join(folder, mark)) }))
  unused.sort((a, b) => b.used - a.used)
  const begun = unfinished.map(({ folder }) => ({ folder, used: timeOf(folder) }))
  for (const { folder, used } of [...unused.slice(KEPT), ...begun]) {
    if (used < Date.now() - HOUR) await remove(folder)
  }
}

/**
 * When a file or folder was written last, in milliseconds; what has no manifest is worth nothing.
 * @param {string} path
 */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/**
 * Every name with the hash of its bytes, as JSON. Folders and links have none: what is more than there was shows too.
 * @param {string} folder
 */
function manifestOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .filter(({ path }) => path !== join(folder, MANIFEST))
    .map(({ path, isFile }) => [path.slice(folder.length + 1), isFile ? sha256(readFileSync(path)) : ''])
  return JSON.stringify(entries.sort())
}

/**
 * @param {string} from
 * @param {string} to
 */
async function renamed(from, to) {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false
    throw error
  }
}

/**
 * Aside first, so that nobody finds half of it. Another build may have been faster.
 * @param {string} folder
 */
async function remove(folder) {
  const aside = join(dirname(folder), `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  try {
    await rename(folder, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  await rm(aside, { recursive: true, force: true, maxRetries: 3 })
}

/**
 * @param {unknown} error
 * @param {string[]} codes
 */
function hasCode(error, ...codes) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
