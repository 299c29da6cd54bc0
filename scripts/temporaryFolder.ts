import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { constants, hostname } from 'node:os'
import { join } from 'node:path'
import { hasCode } from './errors.ts'

const MINUTE = 60 * 1000
/** The interval at which a program marks its folders as in use. */
const HEARTBEAT = 5 * MINUTE
/** A folder without a mark for this long is abandoned. It's longer than a program can be busy or suspended. */
const ABANDONED = 60 * MINUTE
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const inUse = new Set<string>()
let heartbeat: NodeJS.Timeout | undefined

/**
 * Runs a task in a new folder, `<parent>/<prefix><machine>-<process id>-…`, and deletes the folder afterwards, even after an error or
 * Ctrl+C. If the program is killed, the next one deletes the folder.
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
  const folder = await mkdtemp(join(parent, `${prefix}${getPidNamespace()}-${process.pid}-`))
  return removeAfterwards(folder, () => run(folder))
}

/**
 * Runs a task in a temporary folder with a fixed path, because the results contain the path. If another program is using the folder,
 * creates a new one.
 */
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
    if (hasCode(error, 'EEXIST')) return withTemporaryFolder(parent, `${name}-`, run)
    throw error
  }
  return removeAfterwards(folder, () => run(folder))
}

/** Runs a task, and deletes a folder afterwards, even after an error or Ctrl+C. */
export async function removeAfterwards<Result>(folder: string, run: () => Promise<Result>): Promise<Result> {
  register(folder)
  try {
    return await run()
  } finally {
    // After a failure, other writes may still be in progress, so try again.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    unregister(folder)
  }
}

function register(folder: string): void {
  if (inUse.size === 0) {
    for (const signal of SIGNALS) process.on(signal, exitOnSignal)
    process.on('exit', removeAll)
    heartbeat = setInterval(markAll, HEARTBEAT).unref()
  }
  inUse.add(folder)
}

function unregister(folder: string): void {
  inUse.delete(folder)
  if (inUse.size > 0) return
  for (const signal of SIGNALS) process.off(signal, exitOnSignal)
  process.off('exit', removeAll)
  clearInterval(heartbeat)
}

/** Exits with 128 plus the number of the signal, as shells expect. */
function exitOnSignal(signal: NodeJS.Signals): void {
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
      // It doesn't exist yet, or it was published.
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }
}

/**
 * Identifies the machine or container, because process ids are only unique in it. Uses the boot id and the PID namespace on Linux
 * (random(4), namespaces(7)), and the host name on other systems.
 */
function getPidNamespace(): string {
  let id = hostname()
  try {
    id = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid')
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EACCES', 'EPERM')) throw error
  }
  return createHash('sha256').update(id).digest('hex').slice(0, 8)
}

/** Checks if the process of a folder has ended: `3f2a91c0-4711-x8Yz1q`. */
function isKilled(name: string): boolean {
  const [, namespace, id] = /^([0-9a-f]{8})-(\d+)-/.exec(name) ?? []
  if (id === undefined || namespace !== getPidNamespace()) return false
  try {
    process.kill(Number(id), 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/**
 * Deletes the folders of killed programs by their age. Process ids aren't reliable: a killed process may stay as a zombie in a container
 * without an init process, and another program may get the same id.
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
