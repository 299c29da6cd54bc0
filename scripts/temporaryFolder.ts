import { rmSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { hasCode } from './errors.ts'

const HOUR = 60 * 60 * 1000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const inUse = new Set<string>()

/**
 * Runs a task in a folder of its own, `<parent>/<prefix><process id>-…`, which is gone afterwards, come what may: an error,
 * Ctrl+C, or, when the next begins, a kill.
 */
export async function withTemporaryFolder<Result>(
  parent: string,
  prefix: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true })
  const isOurs = (name: string) => name.startsWith(prefix)
  await removeAbandoned(parent, (name) => isOurs(name) && isGone(name.slice(prefix.length)), 0)
  await removeAbandoned(parent, isOurs)
  const folder = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  return removedAfterwards(folder, () => run(folder))
}

/** Runs a task and removes a folder afterwards, if it is there, after an error and after Ctrl+C too. */
export async function removedAfterwards<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  hold(folder)
  try {
    return await run()
  } finally {
    // After a failure, files that were under way may still be written for a moment: try again.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    release(folder)
  }
}

function hold(folder: string): void {
  if (inUse.size === 0) {
    for (const signal of SIGNALS) process.on(signal, end)
    process.on('exit', removeAll)
  }
  inUse.add(folder)
}

function release(folder: string): void {
  inUse.delete(folder)
  if (inUse.size > 0) return
  for (const signal of SIGNALS) process.off(signal, end)
  process.off('exit', removeAll)
}

/** Ends as a shell expects it: with 128 and the number of the signal. */
function end(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

function removeAll(): void {
  for (const folder of inUse) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

/** Whether the process is gone that a name begins with: `4711-x8Yz1q`. */
function isGone(name: string): boolean {
  const [, id] = /^(\d+)-/.exec(name) ?? []
  try {
    if (id !== undefined) process.kill(Number(id), 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/**
 * Removes what killed processes have left in a folder: what is ours by its name and is older than an hour. A process that
 * answers may be gone all the same: in a container without an init process, a killed one stays as a zombie.
 */
export async function removeAbandoned(parent: string, isOurs: (name: string) => boolean, age = HOUR): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!isOurs(name)) continue
    const folder = join(parent, name)
    // Another process may have finished and removed its folder meanwhile.
    const begun = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (begun < Date.now() - age) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
