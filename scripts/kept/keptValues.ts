import { deserialize, serialize } from 'node:v8'
import { HOUR } from '../temporaryFolder.ts'
import { readKept, writeKept } from './kept.ts'

const WEEK = 7 * 24 * HOUR

interface Kept {
  /** Names all that decides the values, besides their keys. */
  state: string
  values: Map<string, Buffer>
}

/** Values by what they were made of, kept in one file from one program to the next: those of the last run, no more. */
export class KeptValues {
  private readonly folder: string
  private readonly name: string
  private readonly state: string
  private readonly earlier: Map<string, Buffer>
  private readonly used = new Map<string, Buffer>()

  protected constructor(folder: string, name: string, state: string, earlier: Map<string, Buffer>) {
    this.folder = folder
    this.name = name
    this.state = state
    this.earlier = earlier
  }

  /**
   * @param name the file, as `nameOf` makes it.
   * @param state names all that decides the values, besides their keys: of another state nothing is found.
   * @param anew whether to begin with none.
   */
  static async open(folder: string, name: string, state: string, anew = false): Promise<KeptValues> {
    return new KeptValues(folder, name, state, anew ? new Map() : await KeptValues.read(folder, name, state))
  }

  protected static async read(folder: string, name: string, state: string): Promise<Map<string, Buffer>> {
    const bytes = await readKept(folder, name)
    const earlier: Kept | undefined = bytes && deserialize(bytes)
    return earlier?.state === state ? earlier.values : new Map()
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

  /**
   * As bytes at once: whatever becomes of the objects, this is what they were.
   * @returns the value.
   */
  keep<Value>(key: string, value: Value): Value {
    if (!this.has(key)) this.used.set(key, serialize(value))
    return value
  }

  /** What is kept under a key, or what `make` makes now. */
  get<Value>(key: string, make: () => Value): Value {
    return this.has(key) ? (this.find(key) as Value) : this.keep(key, make())
  }

  /** The same of what takes a while. */
  async getLater<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.has(key) ? (this.find(key) as Value) : this.keep(key, await make())
  }

  /** Writes them, if they are others than before. */
  async save(): Promise<void> {
    const isSame = this.used.size === this.earlier.size && [...this.used.keys()].every((key) => this.earlier.has(key))
    const kept: Kept = { state: this.state, values: this.used }
    if (!isSame) await writeKept(this.folder, this.name, serialize(kept), WEEK)
  }
}
