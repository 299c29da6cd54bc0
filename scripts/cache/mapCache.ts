import { deserialize, serialize } from 'node:v8'
import type { ValueCache } from '../../renderer/model/targets/bodies.ts'
import { openDiskCache } from './diskCache.ts'

/** Cache of many small values in a single entry of the disk cache. `save` evicts values that this program didn't use. */
export class MapCache implements ValueCache {
  private readonly key: string
  private readonly saved: Map<string, Buffer>
  private readonly used = new Map<string, Buffer>()
  private isSaved = false

  constructor(key: string) {
    this.key = key
    this.saved = openDiskCache().get(key) ?? new Map()
  }

  /** Returns a new copy of a value, and marks it as used, so that `save` doesn't evict it. */
  get<Value>(key: string): Value | undefined {
    const serialized = this.used.get(key) ?? this.saved.get(key)
    if (!serialized) return undefined
    this.used.set(key, serialized)
    return deserialize(serialized)
  }

  /** Adds a value, unless it exists or the cache was saved. It's serialized immediately, because objects may change later. */
  set<Value>(key: string, value: Value): Value {
    if (!this.isSaved && !this.used.has(key)) this.used.set(key, serialize(value))
    return value
  }

  /** Writes used values if any were added or evicted. Only the first call has an effect. */
  save(): void {
    if (this.isSaved) return
    this.isSaved = true
    const isSame = this.used.size === this.saved.size && [...this.used.keys()].every((key) => this.saved.has(key))
    if (!isSame) openDiskCache().set(this.key, this.used)
  }
}
