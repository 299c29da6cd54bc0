import { deserialize, serialize } from 'node:v8'
import type { Cache } from '../../renderer/model/check/fileCache.ts'
import { store } from './store.ts'

/** A map of small values in a single entry of the cache. Values that the last program didn't use are dropped. */
export class MapCache<Value> implements Cache {
  private readonly key: string
  private readonly earlier: Map<string, Buffer>
  private readonly used = new Map<string, Buffer>()
  private isSaved = false

  /** @param key the cache key of the whole map */
  constructor(key: string) {
    this.key = key
    this.earlier = store().get(key) ?? new Map()
  }

  /** Marks the value as used, so that it's still there for the next program. */
  has(key: string): boolean {
    const value = this.earlier.get(key)
    if (value) this.used.set(key, value)
    return this.used.has(key)
  }

  /** @throws {Error} if there is no such value: call `has` first. */
  get(key: string): Value {
    const value = this.has(key) && this.used.get(key)
    if (!value) throw new Error(`Not in the cache: ${key}.`)
    return deserialize(value)
  }

  /** Serializes at once, so that later changes to the object don't matter. A development server doesn't add to a map that it has saved. */
  set(key: string, value: Value): void {
    if (!this.isSaved && !this.has(key)) this.used.set(key, serialize(value))
  }

  /** Writes the map if it has changed. */
  save(): void {
    if (this.isSaved) return
    this.isSaved = true
    const isSame = this.used.size === this.earlier.size && [...this.used.keys()].every((key) => this.earlier.has(key))
    if (!isSame) store().set(this.key, this.used)
  }
}
