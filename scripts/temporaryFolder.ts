import { rmSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'

/** Minimum age of abandoned folders. Programs never use a folder for so long. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000
const EXIT_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a task in a new folder, and deletes the folder afterwards. If the process is killed, a run after a day deletes it. */
export async function withTemporaryFolder<Result>(
  parent: string,
  prefix: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true })
  await removeAbandonedFolders(parent, (name) => name.startsWith(prefix))
  const folder = await mkdtemp(join(parent, prefix))
  return withCleanup(folder, () => run(folder))
}

/** Runs a task, and deletes the folder afterwards, even after an error or a signal. */
export async function withCleanup<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  // Retry if writes are still in progress.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }
  const removeOnExit = () => rmSync(folder, options)
  process.on('exit', removeOnExit)
  for (const signal of EXIT_SIGNALS) process.on(signal, exitOnSignal)
  try {
    return await run()
  } finally {
    await rm(folder, options)
    process.off('exit', removeOnExit)
    for (const signal of EXIT_SIGNALS) process.off(signal, exitOnSignal)
  }
}

/** Exits with 128 plus the signal number, which shells expect. */
function exitOnSignal(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

/** Deletes folders that killed programs left over a day ago. The age decides, because process ids are reused and differ across containers. */
export async function removeAbandonedFolders(parent: string, isCandidate: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!isCandidate(name)) continue
    const folder = join(parent, name)
    const modified = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (modified < Date.now() - ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
