import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasErrorCode, UserError } from './errors.ts'

/** Path of the project, which can differ from the parent of the content. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url))

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

/** Lists files as sorted relative paths: `blog/first-post.html`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** @throws {UserError} if the content folder doesn't exist */
export function requireContent(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new UserError(`There is no content folder ${resolve(folder)}. Choose another with --content <folder>.`)
}
