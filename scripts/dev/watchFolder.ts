import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { hasErrorCode, UserError } from '../errors.ts'
import { debounce } from './scheduling.ts'

interface WatchOptions {
  /** Receives absolute paths of changed files and folders. */
  onChange: (changed: ReadonlySet<string>) => void
  /** Called if a watcher fails, for example because the system's limit is reached. Changes may be missed from then on. */
  onError: (error: unknown) => void
}

/**
 * Watches a folder and its subfolders, except for hidden files. The folder can be deleted and recreated.
 * Creates a watcher for each subfolder, because the alternatives miss changes (measured on Linux):
 * - Node's recursive `fs.watch` (20.20, 22.23, 24.21): files replaced by a rename, as in Git and many editors.
 * - Chokidar 3 to 5: new files in a folder that `git checkout` recreates, and every change in a replaced folder.
 * - `@parcel/watcher` 2: every change in a replaced folder.
 */
export function watchFolder(folder: string, { onChange, onError }: WatchOptions): void {
  const root = resolve(folder)
  let watchers: FSWatcher[] = []
  let changed = new Set<string>()
  const report = debounce(() => {
    // Watch new and replaced folders before calling `onChange`. They may already contain files.
    watchAll()
    const reported = changed
    changed = new Set()
    onChange(reported)
  })
  const watchNames = (path: string, isWatched: (name: string) => boolean) => {
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => {
        if (name !== null && !isWatched(name)) return
        changed.add(join(path, name ?? ''))
        report()
      })
      watcher.on('error', (error) => isUnavailable(error) || onError(convertWatchError(error)))
      watchers.push(watcher)
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
  const watchAll = () => {
    const oldWatchers = watchers
    watchers = []
    try {
      // Only the parent's watcher reports that the folder was deleted, created, or replaced.
      watchNames(dirname(root), (name) => name === basename(root))
      for (const path of listFolders(root)) watchNames(path, (name) => !name.startsWith('.'))
    } catch (error) {
      onError(convertWatchError(error))
    }
    // Close these last, so that no change is missed.
    for (const watcher of oldWatchers) watcher.close()
  }
  watchAll()
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

/** Checks if a folder is deleted or unreadable. The parent's watcher and the content check report that. */
function isUnavailable(error: unknown): boolean {
  return hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM')
}

/** Explains errors about the system's limit of watched files. Returns the rest unchanged. */
export function convertWatchError(error: unknown): unknown {
  if (!hasErrorCode(error, 'ENOSPC', 'EMFILE')) return error
  return new UserError(
    'The limit of watched files is reached, so changes would be missed. Close other programs that watch files (editors, servers), or raise the limits fs.inotify.max_user_watches and fs.inotify.max_user_instances.',
  )
}
