import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Memory } from '../../renderer/model/parse/memory.ts'
import { PROJECT, stateOf } from '../run/sources.js'
import { HOUR } from '../temporaryFolder.ts'
import { nameOf, readKept, writeKept } from './kept.ts'

const FOLDER = join(PROJECT, '.cache/checked')

const WEEK = 7 * 24 * HOUR

/** What decides what a file comes to, besides the file. */
const CHECK = ['renderer', 'package-lock.json', 'node_modules/.package-lock.json']

interface Kept {
  /** The state of the code that made it. */
  state: string
  values: Map<string, Buffer>
}

/** What the files of one content folder came to, kept from one program to the next: of the last run, no more. */
export class KeptMemory implements Memory {
  private readonly name: string
  private readonly state: string
  private readonly earlier: Map<string, Buffer>
  private readonly used = new Map<string, Buffer>()

  private constructor(name: string, state: string, earlier: Map<string, Buffer>) {
    this.name = name
    this.state = state
    this.earlier = earlier
  }

  /** @param root the content folder. */
  static async of(root: string): Promise<KeptMemory> {
    const name = nameOf(resolve(root))
    const state = stateOf(PROJECT, CHECK)
    const bytes = await readKept(FOLDER, name)
    const earlier: Kept | undefined = bytes && deserialize(bytes)
    return new KeptMemory(name, state, earlier?.state === state ? earlier.values : new Map())
  }

  /** Whatever is asked for is still of use: the next run asks for it too. */
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

  /** As bytes at once: whatever becomes of the objects, this is what they were. */
  keep(key: string, value: unknown): void {
    if (!this.has(key)) this.used.set(key, serialize(value))
  }

  /** Writes them, if they are others than before. */
  async save(): Promise<void> {
    const isSame = this.used.size === this.earlier.size && [...this.used.keys()].every((key) => this.earlier.has(key))
    const kept: Kept = { state: this.state, values: this.used }
    if (!isSame) await writeKept(FOLDER, this.name, serialize(kept), WEEK)
  }
}
