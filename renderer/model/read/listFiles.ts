import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { Report } from '../explain/diagnostic.ts'
import { MAX_PATH_LENGTH } from '../limits.ts'

/** File with the size in bytes, or the reason why it can't be read. Paths are relative to the root. */
export type ListedFile = { path: string } & ({ size: number; report?: never } | { size?: never; report: Report })

/** Lists all files below a folder. Skips hidden files, and rejects pipes and devices, because `open` can block. */
export function listFiles(root: string, folder = ''): ListedFile[] {
  const names = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' })
  return names
    .map((entry) => ({ entry, name: entry.name.toString('utf8') }))
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ entry, name }) => inspect(root, posix.join(folder, name), entry))
}

const COPY_THE_FILE = 'Put a copy of the file here instead of a link.'

function inspect(root: string, path: string, entry: Dirent<Buffer>): ListedFile[] {
  const reject = (message: string, hint: string): ListedFile[] => [{ path, report: { message, hint } }]
  const isUtf8 = Buffer.from(posix.basename(path)).equals(entry.name)
  if (!isUtf8) return reject("The file name isn't valid UTF-8.", 'Rename the file.')
  // Also limits the depth of folders.
  if (path.length > MAX_PATH_LENGTH)
    return reject(`The path has ${path.length} characters. The limit is ${MAX_PATH_LENGTH}.`, 'Shorten the name.')
  try {
    if (entry.isDirectory()) return listFiles(root, path)
    const stats = statSync(join(root, path))
    const report = entry.isSymbolicLink() ? checkSymbolicLink(join(root, path), root, stats) : undefined
    if (report !== undefined) return reject(report, COPY_THE_FILE)
    if (!stats.isFile()) return reject(`This is ${describeType(stats)}, not a file.`, 'Remove it.')
    return [{ path, size: stats.size }]
  } catch (error) {
    return [{ path, report: explainReadError(error, entry.isSymbolicLink()) }]
  }
}

function checkSymbolicLink(path: string, root: string, target: Stats): string | undefined {
  if (!realpathSync(path).startsWith(realpathSync(root) + sep))
    return 'This symbolic link points outside the content folder.'
  return target.isDirectory() ? 'This symbolic link points to a folder.' : undefined
}

function describeType(stats: Stats): string {
  if (stats.isFIFO()) return 'a pipe'
  if (stats.isSocket()) return 'a socket'
  return 'a device'
}

/** Explains a system error. Rethrows other errors. */
export function explainReadError(error: unknown, isLink = false): Report {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error
  if (error.code === 'ELOOP') return { message: 'This symbolic link points to itself.', hint: COPY_THE_FILE }
  if (error.code === 'ENOENT' && isLink)
    return { message: "The target of this symbolic link doesn't exist.", hint: COPY_THE_FILE }
  const isForbidden = error.code === 'EACCES' || error.code === 'EPERM'
  if (isForbidden) return { message: 'Permission denied.', hint: 'Allow everyone to read it: chmod a+rX.' }
  return { message: `This can't be read (${String(error.code)}).`, hint: 'Add it again, or remove it.' }
}
