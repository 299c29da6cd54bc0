import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { constants, hostname } from 'node:os'
import { join } from 'node:path'
import { hasCode } from './errors.ts'

const MINUTE = 60 * 1000
/** How often a program marks its folders as in use. */
const HEARTBEAT = 5 * MINUTE
/** A folder that hasn't been marked for so long is abandoned. Longer than a program can be busy or suspended. */
const ABANDONED = 60 * MINUTE
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const inUse = new Set<string>()
let heartbeat: NodeJS.Timeout | undefined

/**
 * Runs a task in a folder of its own, `<parent>/<prefix><machine>-<process id>-…`. The folder is removed afterwards, also after an error
 * or Ctrl+C. If the program is killed, the next one removes it.
 */
export async function withTemporaryFolder<Result>(
  parent: string,
  prefix: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true })
  const isOurs = (name: string) => name.startsWith(prefix)
  await removeAbandoned(parent, (name) => isOurs(name) && isKilled(name.slice(prefix.length)), 0)
  await removeAbandoned(parent, isOurs)
  const folder = await mkdtemp(join(parent, `${prefix}${pidNamespace()}-${process.pid}-`))
  return removeAfterwards(folder, () => run(folder))
}

/**
 * Runs a task in the same temporary folder each time, for results that contain its path. If another program uses the folder, the task gets
 * one of its own.
 */
export async function withFixedFolder<Result>(
  parent: string,
  name: string,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true })
  await removeAbandoned(parent, (each) => each === name)
  const folder = join(parent, name)
  try {
    await mkdir(folder)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return withTemporaryFolder(parent, `${name}-`, run)
    throw error
  }
  return removeAfterwards(folder, () => run(folder))
}

/** Runs a task and removes a folder afterwards if it exists, also after an error or Ctrl+C. */
export async function removeAfterwards<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  hold(folder)
  try {
    return await run()
  } finally {
    // After a failure, other writes may still be in progress, so try again.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    release(folder)
  }
}

function hold(folder: string): void {
  if (inUse.size === 0) {
    for (const signal of SIGNALS) process.on(signal, end)
    process.on('exit', removeAll)
    heartbeat = setInterval(markAll, HEARTBEAT).unref()
  }
  inUse.add(folder)
}

function release(folder: string): void {
  inUse.delete(folder)
  if (inUse.size > 0) return
  for (const signal of SIGNALS) process.off(signal, end)
  process.off('exit', removeAll)
  clearInterval(heartbeat)
}

/** Exits as shells expect it: with 128 and the number of the signal. */
function end(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal])
}

function removeAll(): void {
  for (const folder of inUse) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

function markAll(): void {
  const now = new Date()
  for (const folder of inUse) {
    try {
      utimesSync(folder, now, now)
    } catch (error) {
      // It isn't created yet, or has been published.
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }
}

/**
 * Identifies the processes whose ids can be compared with ours. A container on the same folder has other processes with the same ids, and
 * so has another machine. On Linux, this is the boot and the PID namespace (random(4), namespaces(7)); elsewhere, the machine.
 */
function pidNamespace(): string {
  let id = hostname()
  try {
    id = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid')
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EACCES', 'EPERM')) throw error
  }
  return createHash('sha256').update(id).digest('hex').slice(0, 8)
}

/** Checks whether a folder, `3f2a91c0-4711-x8Yz1q`, belongs to a process that is known to be gone. */
function isKilled(name: string): boolean {
  const [, namespace, id] = /^([0-9a-f]{8})-(\d+)-/.exec(name) ?? []
  if (id === undefined || namespace !== pidNamespace()) return false
  try {
    process.kill(Number(id), 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/**
 * Removes folders that killed programs have left. Only the age decides, because an id can't: a killed process may stay as a zombie in a
 * container without an init process, and another program may get its id.
 * @param isOurs selects folders by their names
 */
export async function removeAbandoned(
  parent: string,
  isOurs: (name: string) => boolean,
  age = ABANDONED,
): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!isOurs(name)) continue
    const folder = join(parent, name)
    // Another process may have removed its folder in the meantime.
    const marked = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (marked < Date.now() - age) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
