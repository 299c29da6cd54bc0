import { deserialize, serialize } from 'node:v8'
import type { FileCache } from '../../renderer/model/check/fileCache.ts'
import { openDiskCache } from './diskCache.ts'

/** Cache of many small values in a single entry of the disk cache. `save` evicts values that this program didn't use. */
export class MapCache<Value> implements FileCache {
  private readonly key: string
  private readonly saved: Map<string, Buffer>
  private readonly used = new Map<string, Buffer>()
  private isSaved = false

  constructor(key: string) {
    this.key = key
    this.saved = openDiskCache().get(key) ?? new Map()
  }

  /** Checks for a value, and marks it as used, so that `save` doesn't evict it. */
  has(key: string): boolean {
    const serialized = this.saved.get(key)
    if (serialized) this.used.set(key, serialized)
    return this.used.has(key)
  }

  /** @throws {Error} if the value is missing. Call `has` first. */
  get(key: string): Value {
    const serialized = this.used.get(key)
    if (!serialized) throw new Error(`Not in the cache: ${key}.`)
    return deserialize(serialized)
  }

  /** Adds a value, unless it exists or the cache was saved. It's serialized immediately, because objects may change later. */
  set(key: string, value: Value): void {
    if (!this.isSaved && !this.has(key)) this.used.set(key, serialize(value))
  }

  /** Writes used values if any were added or evicted. Only the first call has an effect. */
  save(): void {
    if (this.isSaved) return
    this.isSaved = true
    const isSame = this.used.size === this.saved.size && [...this.used.keys()].every((key) => this.saved.has(key))
    if (!isSame) openDiskCache().set(this.key, this.used)
  }
}
