import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasErrorCode, UserError } from './errors.ts'

/** Path of the project, with a slash at the end. The content can be in another folder. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Reads a file, or returns undefined if it's missing. Git can delete files after they were listed. */
export function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Returns a hash in hexadecimal. */
export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Lists the files in a folder and all subfolders as sorted relative paths: `blog/first-post.html`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Checks that the content folder exists. @throws {UserError} if it doesn't */
export function requireContent(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new UserError(`There is no content folder ${resolve(folder)}. Choose another with --content <folder>.`)
}
