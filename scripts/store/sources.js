import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this project. The content can be elsewhere. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** Vike writes this file next to a + file while it reads it. */
export const VIKE_TEMPORARY = /\.build-[a-z0-9]{12}\.mjs$/

/**
 * Hashes the bytes and paths of files, and Node's major version. Includes the project's path, because bundles contain it.
 * @param {string} project
 * @param {string[]} sources files and folders; missing ones are ignored
 * @returns {string} 16 hexadecimal digits
 */
export function hashSources(project, sources) {
  const hash = createHash('sha256').update(JSON.stringify([project, process.versions.node.split('.')[0]]))
  for (const file of sources.flatMap((source) => filesOf(project, source))) {
    const bytes = readIfThere(join(project, file))
    if (bytes) hash.update(JSON.stringify([file, sha256(bytes)]))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Reads a file that may have been deleted since its folder was listed, for example by a checkout while the development server runs.
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
    .filter((file) => !VIKE_TEMPORARY.test(file))
    .map((file) => posix.join(source, file))
}

/**
 * Lists the files in a folder and its subfolders, sorted, by their paths in it: `blog/first-post.html`.
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
 * Checks whether an error has one of these codes: `ENOENT`.
 * @param {unknown} error
 * @param {string[]} codes
 * @returns {error is NodeJS.ErrnoException}
 */
export function hasCode(error, ...codes) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
