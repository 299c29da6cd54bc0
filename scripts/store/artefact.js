import { randomBytes } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode, sha256 } from './sources.js'

/** Written last: a folder without it, or with other files than it names, is no artefact. */
const MANIFEST = 'manifest.json'
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
 * Puts a finished folder where artefacts are kept, by one rename. If another build has kept the same meanwhile, theirs
 * stands; a damaged one gives way.
 * @param {string} made
 * @param {string} folder
 */
export async function keep(made, folder) {
  await writeFile(join(made, MANIFEST), manifestOf(made))
  while (!renamed(made, folder, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR') && !isWhole(folder)) await remove(folder)
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
 * Renames; false if that fails with one of these codes.
 * @param {string} from
 * @param {string} to
 * @param {string[]} codes
 */
export function renamed(from, to, ...codes) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, ...codes)) return false
    throw error
  }
}

/**
 * Aside first, so that nobody finds half of it. Another build may have been faster.
 * @param {string} folder
 */
async function remove(folder) {
  const aside = join(dirname(folder), `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  if (renamed(folder, aside, 'ENOENT')) await rm(aside, { recursive: true, force: true, maxRetries: 3 })
}
