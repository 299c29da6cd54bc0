import { deserialize, serialize } from 'node:v8'
import type { Cache } from '../../renderer/model/check/fileCache.ts'
import { store } from './store.ts'

/** Stores many small values in a single cache entry. Drops values that the last program didn't use. */
export class MapCache<Value> implements Cache {
  private readonly key: string
  private readonly saved: Map<string, Buffer>
  private readonly used = new Map<string, Buffer>()
  private isSaved = false

  /** @param key the cache key of the whole map */
  constructor(key: string) {
    this.key = key
    this.saved = store().get(key) ?? new Map()
  }

  /** Marks the value as used, so that `save` keeps it. */
  has(key: string): boolean {
    const value = this.saved.get(key)
    if (value) this.used.set(key, value)
    return this.used.has(key)
  }

  /** @throws {Error} if the value is missing. Call `has` first. */
  get(key: string): Value {
    const value = this.has(key) && this.used.get(key)
    if (!value) throw new Error(`Not in the cache: ${key}.`)
    return deserialize(value)
  }

  /** Serializes the value immediately, so that later changes to the object don't matter. Does nothing after `save`. */
  set(key: string, value: Value): void {
    if (!this.isSaved && !this.has(key)) this.used.set(key, serialize(value))
  }

  /** Writes the map if it has changed. */
  save(): void {
    if (this.isSaved) return
    this.isSaved = true
    const isSame = this.used.size === this.saved.size && [...this.used.keys()].every((key) => this.saved.has(key))
    if (!isSame) store().set(this.key, this.used)
  }
}
