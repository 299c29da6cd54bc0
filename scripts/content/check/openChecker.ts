import { resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { Checker } from '../../../renderer/model/check/checker.ts'
import type { Cache } from '../../../renderer/model/check/fileCache.ts'
import { contentModel } from '../../contentModel.ts'
import { requireContent } from '../../requireContent.ts'
import { store } from '../../store/store.ts'

/**
 * A checker of this site's content, which knows what earlier programs have found, unless it begins anew.
 * @throws {PlainError} if there is no such folder.
 */
export async function openChecker(root: string, anew = false): Promise<Checker> {
  requireContent(root)
  return new Checker(await contentModel(), anew ? undefined : new Pack(`parsed files of ${resolve(root)}`))
}

/** Small values by what they were made of, kept together in one entry: those that the last program asked for, no more. */
class Pack implements Cache {
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

  find(key: string): unknown {
    const found = this.has(key) && this.used.get(key)
    if (!found) throw new Error(`Nothing was kept as ${key}.`)
    return deserialize(found)
  }

  /** As bytes at once: whatever becomes of the objects, this is what they were. A program that goes on would keep all that was ever typed. */
  keep(key: string, value: unknown): void {
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
