import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { memoize } from '../../renderer/model/memoize.ts'
import { hasErrorCode } from '../errors.ts'
import { openCacheFolder, warnUnwritableCache } from './cacheFolder.ts'

/** Length in bytes of the SHA-256 checksum at the start of each file. */
const CHECKSUM_LENGTH = 32
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Persistent cache, with a file for each entry. Keys don't include the code, because each version of the code has its own folder. */
export class DiskCache {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Returns undefined if the entry is missing or damaged. */
  get<Value>(key: string): Value | undefined {
    const entry = this.read(this.getPath(key))
    const bytes = entry.subarray(CHECKSUM_LENGTH)
    return entry.subarray(0, CHECKSUM_LENGTH).equals(computeChecksum(key, bytes)) ? deserialize(bytes) : undefined
  }

  /**
   * Writes an entry, or warns if the cache isn't writable, and returns the value.
   * Writes don't need to be atomic, because `get` verifies the checksum.
   */
  set<Value>(key: string, value: Value): Value {
    const bytes = serialize(value)
    const file = this.getPath(key)
    const entry = Buffer.concat([computeChecksum(key, bytes), bytes])
    // Skip unchanged entries, because reading is faster than overwriting.
    if (this.read(file).equals(entry)) return value
    try {
      mkdirSync(this.folder, { recursive: true })
      writeFileSync(file, entry)
    } catch (error) {
      warnUnwritableCache(error)
    }
    return value
  }

  /** Returns the cached value, or creates it and adds it to the cache. */
  async getOrCreate<Value>(key: string, create: () => Value | Promise<Value>): Promise<Value> {
    return this.get<Value>(key) ?? this.set(key, await create())
  }

  /** Deletes entries that were written over a week ago, even if they're in use, because reads don't update the modification time. */
  evict(): void {
    try {
      for (const name of readdirSync(this.folder)) {
        const file = join(this.folder, name)
        const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {}
        if (mtimeMs < Date.now() - WEEK_MS) rmSync(file, { force: true })
      }
    } catch (error) {
      if (!hasErrorCode(error, 'ENOENT')) warnUnwritableCache(error)
    }
  }

  private getPath(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'))
  }

  /** Returns an empty buffer if the file is missing or unreadable. */
  private read(file: string): Buffer {
    try {
      return readFileSync(file)
    } catch {
      return Buffer.alloc(0)
    }
  }
}

/** Computes the checksum of a key and a value. The key detects misnamed files. */
function computeChecksum(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest()
}

/** Opens the cache for the current sources on first use, and evicts old entries. */
export const openDiskCache = memoize((): DiskCache => {
  const cache = new DiskCache(join(openCacheFolder(), 'values'))
  cache.evict()
  return cache
})
