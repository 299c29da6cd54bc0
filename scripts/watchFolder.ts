import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { hasCode, UserError } from './errors.ts'
import { debounce } from './serialRunner.ts'

interface WatchOptions {
  /** Receives the paths of the changed files and folders. */
  onChange: (changed: ReadonlySet<string>) => void
  /** Called if later changes may be missed. */
  onError: (error: unknown) => void
  /** Stops watching. */
  signal?: AbortSignal
}

/**
 * Watches a folder and its subfolders, except for hidden files. The folder and its parents may be deleted, replaced, and created again.
 *
 * Creates a watcher for each subfolder, because the alternatives lose changes (measured on Linux, in three of three runs):
 * - Node's recursive `fs.watch` (20.20, 22.23, 24.21): a file that was replaced by a rename, which is how Git and many editors save.
 * - Chokidar 3, 4, and 5: new files in a folder that was deleted and created again at once, as by `git checkout`, and all changes after the
 *   folder itself was replaced.
 * - `@parcel/watcher` 2: all changes after the folder itself was replaced.
 * @throws {UserError} if the system refuses to watch the folder
 */
export function watchFolder(folder: string, options: WatchOptions): void {
  new FolderWatcher(resolve(folder), options).start()
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
  }

  start(): void {
    const { signal } = this.options
    // One listener for all watchers: Node warns about more than ten on a signal.
    signal?.addEventListener('abort', () => this.close(this.watchers.keys()))
    this.watchNewFolders()
  }

  /** Watches new folders before `onChange` is called, because a folder may have been filled before it was watched. */
  private report(): void {
    if (this.options.signal?.aborted) return
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
    // Only the watcher of its parent reports that a folder was deleted, created, or replaced. Parents may be replaced, too.
    for (const folder of listAncestors(this.root)) {
      this.watch(dirname(folder), (name) => {
        if (name === null || name === basename(folder)) this.addChange(folder)
      })
    }
    for (const folder of listFolders(this.root)) {
      this.watch(folder, (name) => {
        if (!name?.startsWith('.')) this.addChange(join(folder, name ?? ''))
      })
    }
  }

  private addChange(path: string): void {
    // A folder that was deleted, moved, or replaced needs new watchers, and so do its subfolders.
    this.close([...this.watchers.keys()].filter((folder) => folder === path || folder.startsWith(path + sep)))
    this.changed.add(path)
    this.reportSoon()
  }

  private close(folders: Iterable<string>): void {
    for (const folder of folders) {
      this.watchers.get(folder)?.close()
      this.watchers.delete(folder)
    }
  }

  private watch(folder: string, onEvent: (name: string | null) => void): void {
    if (this.watchers.has(folder)) return
    try {
      const watcher = watch(folder, (_, name) => onEvent(name))
      watcher.on('error', (error) => isUnavailable(error) || this.options.onError(explainWatchError(error)))
      this.watchers.set(folder, watcher)
    } catch (error) {
      if (!isUnavailable(error)) throw explainWatchError(error)
    }
  }
}

/** Lists a folder and its parents, except for the root of the file system. */
function listAncestors(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [] : [folder, ...listAncestors(parent)]
}

/** Lists a folder and its subfolders. Returns an empty list if it doesn't exist. */
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

/** Deleted folders are reported by the watcher of their parent, and unreadable folders by the check. */
function isUnavailable(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')
}

/** Explains the system's limits on watching (inotify(7)). Returns other errors unchanged. */
export function explainWatchError(error: unknown): unknown {
  if (!hasCode(error, 'ENOSPC', 'EMFILE')) return error
  return new UserError(
    'The limit of watched files is reached, so changes would be missed. Close other programs that watch files (editors, servers), or raise the limits fs.inotify.max_user_watches and fs.inotify.max_user_instances.',
  )
}
