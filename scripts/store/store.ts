import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { openCacheFolder, warnUnwritable } from './root.ts'
import { hasErrorCode } from './sources.ts'

/** Entries start with a SHA-256 hash. */
const CHECKSUM_LENGTH = 32
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Persistent cache in a folder. Keys include all inputs except for the code, which is in the folder's name. */
export class Store {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Returns undefined if the entry is missing or damaged. */
  get<Value>(key: string): Value | undefined {
    const entry = this.read(this.getPath(key))
    const bytes = entry?.subarray(CHECKSUM_LENGTH)
    const isIntact = bytes && entry?.subarray(0, CHECKSUM_LENGTH).equals(computeChecksum(key, bytes))
    return isIntact ? deserialize(bytes) : undefined
  }

  /** Warns if the cache isn't writable. Writes aren't atomic, because `get` verifies the checksum. */
  set<Value>(key: string, value: Value): Value {
    const bytes = serialize(value)
    const file = this.getPath(key)
    const entry = Buffer.concat([computeChecksum(key, bytes), bytes])
    // Read first, because overwriting takes up to 2 ms, and reading 0.1 ms.
    if (this.read(file)?.equals(entry)) return value
    try {
      mkdirSync(this.folder, { recursive: true })
      if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file, { recursive: true, force: true })
      writeFileSync(file, entry)
    } catch (error) {
      warnUnwritable(error)
    }
    return value
  }

  async getOrCreate<Value>(key: string, create: () => Value | Promise<Value>): Promise<Value> {
    return this.get<Value>(key) ?? this.set(key, await create())
  }

  /** Deletes entries after a week. */
  evict(): void {
    try {
      for (const name of readdirSync(this.folder)) {
        const file = join(this.folder, name)
        const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
        if (age > WEEK_MS) rmSync(file, { recursive: true, force: true })
      }
    } catch (error) {
      if (!hasErrorCode(error, 'ENOENT')) warnUnwritable(error)
    }
  }

  private getPath(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'))
  }

  private read(file: string): Buffer | undefined {
    try {
      // Reading a pipe would block forever.
      return lstatSync(file).isFile() ? readFileSync(file) : undefined
    } catch {
      return undefined
    }
  }
}

/** Includes the key to detect misnamed files. */
function computeChecksum(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest()
}

let sharedStore: Store | undefined

/** Opens the cache for the current sources on first use, and evicts old entries. */
export function openStore(): Store {
  if (!sharedStore) {
    sharedStore = new Store(join(openCacheFolder(), 'values'))
    sharedStore.evict()
  }
  return sharedStore
}
