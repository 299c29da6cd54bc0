import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Explanation } from '../diagnostics/diagnostic.ts'
import { MAX_PATH_LENGTH } from '../limits.ts'

/** `path` is relative to the root, and `size` in bytes. The explanation says why the file can't be read. */
export type ListedFile = { path: string; size?: number; explanation?: Explanation }

/** Lists all files below a folder, except hidden files. Rejects links, because they can leave the folder, and pipes, because `open` can block. */
export function listContentFiles(root: string, folder = ''): ListedFile[] {
  const dirents = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' })
  return dirents
    .map((dirent) => ({ dirent, name: dirent.name.toString('utf8') }))
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ dirent, name }) => inspectDirent(root, posix.join(folder, name), dirent))
}

function inspectDirent(root: string, path: string, dirent: Dirent<Buffer>): ListedFile[] {
  const reject = (message: string, hint: string): ListedFile[] => [{ path, explanation: { message, hint } }]
  const isUtf8 = Buffer.from(posix.basename(path)).equals(dirent.name)
  if (!isUtf8) return reject("The file name isn't valid UTF-8.", 'Rename the file.')
  // Also limits the depth of folders.
  if (path.length > MAX_PATH_LENGTH)
    return reject(`The path has ${path.length} characters. The limit is ${MAX_PATH_LENGTH}.`, 'Shorten the name.')
  if (dirent.isSymbolicLink())
    return reject('This is a symbolic link, not a file.', 'Put a copy of the file here instead of a link.')
  if (!dirent.isDirectory() && !dirent.isFile())
    return reject('This is a pipe, socket, or device, not a file.', 'Remove it.')
  try {
    return dirent.isDirectory() ? listContentFiles(root, path) : [{ path, size: statSync(join(root, path)).size }]
  } catch (error) {
    return [{ path, explanation: explainReadError(error) }]
  }
}

/** Explains a system error. Rethrows other errors. */
export function explainReadError(error: unknown): Explanation {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error
  const isForbidden = error.code === 'EACCES' || error.code === 'EPERM'
  if (isForbidden) return { message: 'Permission denied.', hint: 'Allow everyone to read it: `chmod a+rX FILE`.' }
  return { message: `This can't be read (${String(error.code)}).`, hint: 'Add it again, or remove it.' }
}
