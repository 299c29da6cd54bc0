import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder: what is built is its code, wherever the content lies. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** What Vike writes beside a + file for the moment of reading it, in a development server too. */
const MOMENTARY = /\.build-[a-z0-9]{12}\.mjs$/

/**
 * The name of the present state of files: a hash of their bytes and names, and of Node's major. The project's place is
 * part of it, because what is built names it.
 * @param {string} project
 * @param {string[]} sources files, and folders with all that is below them; what is not there counts as nothing
 * @returns {string} 16 hexadecimal digits
 */
export function stateOf(project, sources) {
  const hash = createHash('sha256').update(JSON.stringify([project, process.versions.node.split('.')[0]]))
  for (const file of sources.flatMap((source) => filesOf(project, source))) {
    const bytes = readIfThere(join(project, file))
    if (bytes) hash.update(JSON.stringify([file, sha256(bytes)]))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * A file may have gone since its folder was read, as when a branch is changed under a development server.
 * @param {string} path
 */
export function readIfThere(path) {
  try {
    return readFileSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * @param {string | Uint8Array} bytes
 * @returns {string} in hexadecimal digits
 */
export function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * @param {string} project
 * @param {string} source
 * @returns {string[]}
 */
function filesOf(project, source) {
  const path = join(project, source)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [source]
  return filesBelow(path)
    .filter((file) => !MOMENTARY.test(file))
    .map((file) => posix.join(source, file))
}

/**
 * The files below a folder, by their paths in it, in the order of letters: `blog/first-post.html`.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/**
 * Whether an error is the operating system's, or Node's, with one of these codes: `ENOENT`.
 * @param {unknown} error
 * @param {string[]} codes
 * @returns {error is NodeJS.ErrnoException}
 */
export function hasCode(error, ...codes) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
