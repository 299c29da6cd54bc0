import { rmSync, statSync, utimesSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { hasErrorCode } from './errors.ts'

const MINUTE_MS = 60 * 1000
const HEARTBEAT_MS = 5 * MINUTE_MS
/** Longer than a program can be busy or suspended. */
const ABANDONED_AFTER_MS = 60 * MINUTE_MS
const EXIT_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const inUse = new Set<string>()
let heartbeat: NodeJS.Timeout | undefined

/** Runs a task in a new folder, and deletes it afterwards. If the process is killed, a run an hour later deletes it. */
export async function withTemporaryFolder<Result>(
  parent: string,
  prefix: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true })
  await removeAbandoned(parent, (name) => name.startsWith(prefix))
  const folder = await mkdtemp(join(parent, prefix))
  return withRemoval(folder, () => run(folder))
}

/** Uses a fixed path, because the results contain it. If it's in use, creates a temporary folder. */
export async function withFixedFolder<Result>(
  parent: string,
  name: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true })
  await removeAbandoned(parent, (folderName) => folderName === name)
  const folder = join(parent, name)
  try {
    await mkdir(folder)
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return withTemporaryFolder(parent, `${name}-`, run)
    throw error
  }
  return withRemoval(folder, () => run(folder))
}

/** Runs a task, and deletes the folder afterwards, even after an error or Ctrl+C. */
export async function withRemoval<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  register(folder)
  try {
    return await run()
  } finally {
    // Retry if writes are still in progress.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    unregister(folder)
  }
}

function register(folder: string): void {
  if (inUse.size === 0) {
    for (const signal of EXIT_SIGNALS) process.on(signal, exitOnSignal)
    process.on('exit', removeFolders)
    heartbeat = setInterval(touchFolders, HEARTBEAT_MS).unref()
  }
  inUse.add(folder)
}

function unregister(folder: string): void {
  inUse.delete(folder)
  if (inUse.size > 0) return
  for (const signal of EXIT_SIGNALS) process.off(signal, exitOnSignal)
  process.off('exit', removeFolders)
  clearInterval(heartbeat)
}

/** Shells expect 128 plus the signal number. */
function exitOnSignal(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

function removeFolders(): void {
  for (const folder of inUse) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

function touchFolders(): void {
  const now = new Date()
  for (const folder of inUse) {
    try {
      utimesSync(folder, now, now)
    } catch (error) {
      // The folder doesn't exist yet, or it was published.
      if (!hasErrorCode(error, 'ENOENT')) throw error
    }
  }
}

/** Checks the age, because process ids are reused, and containers can't compare them. */
export async function removeAbandoned(parent: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!isOurs(name)) continue
    const folder = join(parent, name)
    const lastHeartbeat = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (lastHeartbeat < Date.now() - ABANDONED_AFTER_MS)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
