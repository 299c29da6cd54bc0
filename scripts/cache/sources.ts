import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of the project, which can differ from the parent of the content. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Vike writes this file next to a + file while reading it. */
export const VIKE_TEMPORARY = /\.build-[a-z0-9]{12}\.mjs$/

/** Hashes files and folders, Node's major version, and the project's path, because bundles contain it. Skips missing files. */
export function hashSources(project: string, sources: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([project, process.versions.node.split('.')[0]]))
  for (const file of sources.flatMap((source) => listSourceFiles(project, source))) {
    const bytes = readIfExists(join(project, file))
    if (bytes) hash.update(JSON.stringify([file, sha256(bytes)]))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Returns undefined for a missing file, because `git checkout` can delete files while they are listed. */
export function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function listSourceFiles(project: string, source: string): string[] {
  const path = join(project, source)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [source]
  return listFiles(path)
    .filter((file) => !VIKE_TEMPORARY.test(file))
    .map((file) => posix.join(source, file))
}

/** Lists files as sorted relative paths: `blog/first-post.html`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

export function hasErrorCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
