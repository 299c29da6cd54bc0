import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import type { Fault } from '../explain/problem.ts'
import { PATH_MAX } from '../limits.ts'

/** Something in a content folder, by its path in it: a file and its size, or what is wrong with it. */
export type Entry = { path: string } & ({ size: number; fault?: never } | { size?: never; fault: Fault })

/**
 * What stands in a folder and its folders. Nothing is opened that may keep its reader waiting. Paths come in the order of
 * their code units, so that every machine reads alike. Hidden files (`.DS_Store`, editors' swap files) are passed over.
 * @throws {Error} if the folder itself cannot be read.
 */
export function entriesIn(root: string): Entry[] {
  const entries: Entry[] = []
  // The next one last.
  const waiting = inside(root, '').reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const seen = look(root, next)
    if ('path' in seen) entries.push(seen)
    else for (const each of seen.folder.reverse()) waiting.push(each)
  }
  return entries
}

interface Named {
  path: string
  /** Whether the name is text at all. */
  isUtf8: boolean
  entry: Dirent<Buffer>
}

function inside(root: string, folder: string): Named[] {
  const names = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' })
  return names
    .map((entry) => ({ entry, name: entry.name.toString('utf8') }))
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ entry, name }) => {
      return { path: posix.join(folder, name), isUtf8: Buffer.from(name).equals(entry.name), entry }
    })
}

const COPY = 'Put a copy of the file here instead of a link.'

function look(root: string, { path, isUtf8, entry }: Named): Entry | { folder: Named[] } {
  const refuse = (message: string, hint: string): Entry => ({ path, fault: { message, hint } })
  if (!isUtf8) return refuse('The name is not saved as UTF-8.', 'Give the file another name.')
  // Whatever stands deeper has a longer path: the search ends.
  if (path.length > PATH_MAX)
    return refuse(`The path has ${path.length} characters, and may have ${PATH_MAX}.`, 'Shorten the name.')
  try {
    if (entry.isDirectory()) return { folder: inside(root, path) }
    const stats = statSync(join(root, path))
    const fault = entry.isSymbolicLink() ? linkFault(join(root, path), root, stats) : undefined
    if (fault !== undefined) return refuse(fault, COPY)
    if (!stats.isFile()) return refuse(`This is no file, but ${nameOf(stats)}.`, 'Remove it.')
    return { path, size: stats.size }
  } catch (error) {
    return { path, fault: entryFault(error, entry.isSymbolicLink()) }
  }
}

function linkFault(path: string, root: string, target: Stats): string | undefined {
  if (!realpathSync(path).startsWith(realpathSync(root) + sep)) return 'This link leads out of the content folder.'
  return target.isDirectory() ? 'This link leads to a folder.' : undefined
}

function nameOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a pipe'
  if (stats.isSocket()) return 'a socket'
  return 'a device'
}

/** What the operating system’s refusal means. @throws the error itself if it is none of that. */
export function entryFault(error: unknown, isLink = false): Fault {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error
  if (error.code === 'ELOOP') return { message: 'This link leads to itself.', hint: COPY }
  if (error.code === 'ENOENT' && isLink) return { message: 'This link leads nowhere.', hint: COPY }
  const isForbidden = error.code === 'EACCES' || error.code === 'EPERM'
  if (isForbidden) return { message: 'Nobody may read this.', hint: 'Allow everybody to read it: chmod a+rX.' }
  return { message: `This cannot be read (${String(error.code)}).`, hint: 'Put it here again, or remove it.' }
}
