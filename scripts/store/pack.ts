import { deserialize, serialize } from 'node:v8'
import type { Cache } from '../../renderer/model/check/fileCache.ts'
import { store } from './store.ts'

/** Small values by what they were made of, kept together in one entry: those that the last program asked for, no more. */
export class Pack<Value> implements Cache {
  private readonly name: string
  private readonly earlier: Map<string, Buffer>
  private readonly used = new Map<string, Buffer>()
  private isSaved = false

  constructor(name: string) {
    this.name = name
    this.earlier = store().find(name) ?? new Map()
  }

  /** Whatever is asked for is still of use: the next program asks for it too. */
  has(key: string): boolean {
    const found = this.earlier.get(key)
    if (found) this.used.set(key, found)
    return this.used.has(key)
  }

  find(key: string): Value {
    const found = this.has(key) && this.used.get(key)
    if (!found) throw new Error(`Nothing was kept as ${key}.`)
    return deserialize(found)
  }

  /** As bytes at once: whatever becomes of the objects, this is what they were. A program that goes on would keep all that was ever typed. */
  keep(key: string, value: Value): void {
    if (!this.isSaved && !this.has(key)) this.used.set(key, serialize(value))
  }

  /** Writes them, if they are others than before. */
  save(): void {
    if (this.isSaved) return
    this.isSaved = true
    const isSame = this.used.size === this.earlier.size && [...this.used.keys()].every((key) => this.earlier.has(key))
    if (!isSame) store().keep(this.name, this.used)
  }
}
