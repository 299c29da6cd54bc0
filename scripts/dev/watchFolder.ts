import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { hasErrorCode, UserError } from '../errors.ts'
import { debounce } from './serialRunner.ts'

interface WatchOptions {
  /** Receives absolute paths of changed files and folders. */
  onChange: (changed: ReadonlySet<string>) => void
  /** Later changes may be missed. */
  onError: (error: unknown) => void
}

/**
 * Watches a folder and its subfolders, except for hidden files. The folder can be deleted and recreated.
 * Creates a watcher for each subfolder, because the alternatives miss changes (measured on Linux):
 * - Node's recursive `fs.watch` (20.20, 22.23, 24.21): files replaced by a rename, as in Git and many editors.
 * - Chokidar 3 to 5: new files in a folder that `git checkout` recreates, and all changes after the folder was
 * replaced.
 * - `@parcel/watcher` 2: all changes after the folder was replaced.
 * @throws {UserError} if the system's limit is reached
 */
export function watchFolder(folder: string, options: WatchOptions): void {
  new FolderWatcher(resolve(folder), options)
}

class FolderWatcher {
  private readonly root: string
  private readonly options: WatchOptions
  private readonly watchers = new Map<string, FSWatcher>()
  private changed = new Set<string>()
  private readonly reportSoon = debounce(() => this.report())

  constructor(root: string, options: WatchOptions) {
    this.root = root
    this.options = options
    this.watchNewFolders()
  }

  /** Watches new folders before calling `onChange`, because they may already contain files. */
  private report(): void {
    try {
      this.watchNewFolders()
    } catch (error) {
      this.options.onError(error)
    }
    const { changed } = this
    this.changed = new Set()
    this.options.onChange(changed)
  }

  private watchNewFolders(): void {
    // Only the parent's watcher reports that the folder was deleted, created, or replaced.
    this.watch(dirname(this.root), (name) => {
      if (name === null || name === basename(this.root)) this.addChange(this.root)
    })
    for (const folder of listFolders(this.root)) {
      this.watch(folder, (name) => {
        if (!name?.startsWith('.')) this.addChange(join(folder, name ?? ''))
      })
    }
  }

  private addChange(path: string): void {
    // Replaced folders need new watchers.
    for (const [folder, watcher] of this.watchers) {
      if (folder !== path && !folder.startsWith(path + sep)) continue
      watcher.close()
      this.watchers.delete(folder)
    }
    this.changed.add(path)
    this.reportSoon()
  }

  private watch(folder: string, onEvent: (name: string | null) => void): void {
    if (this.watchers.has(folder)) return
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) => onEvent(name))
      watcher.on('error', (error) => isUnavailable(error) || this.options.onError(convertWatchError(error)))
      this.watchers.set(folder, watcher)
    } catch (error) {
      if (!isUnavailable(error)) throw convertWatchError(error)
    }
  }
}

function listFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    const subfolders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    return [folder, ...subfolders.flatMap(({ name }) => listFolders(join(folder, name)))]
  } catch (error) {
    if (isUnavailable(error)) return []
    throw error
  }
}

/** The parent's watcher reports deleted folders, and the check reports unreadable folders. */
function isUnavailable(error: unknown): boolean {
  return hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')
}

/** Explains the error if the system's limit of watched files is reached. Returns other errors unchanged. */
export function convertWatchError(error: unknown): unknown {
  if (!hasErrorCode(error, 'ENOSPC', 'EMFILE')) return error
  return new UserError(
    'The limit of watched files is reached, so changes would be missed. Close other programs that watch files (editors, servers), or raise the limits fs.inotify.max_user_watches and fs.inotify.max_user_instances.',
  )
}
