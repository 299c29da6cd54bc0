import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { readKept, writeKept } from '../kept/kept.ts'
import { PROJECT } from '../run/sources.js'
import { countShared, type SharedRuns, type Shingles } from './sharedRuns.ts'

const FOLDER = join(PROJECT, '.cache/shared')

interface Kept {
  /** Names all that decides what texts of a sum share. */
  state: string
  /** Name the texts, in their order. */
  sums: string[]
  rows: SharedRuns
}

/** What texts share, kept from one program to the next: of an edit few of them are others. */
export class KeptShared {
  private readonly name: string
  private readonly state: string
  private readonly folder: string
  private readonly earlier: Kept | undefined
  private counted: Kept | undefined

  private constructor(name: string, state: string, folder: string, earlier: Kept | undefined) {
    this.name = name
    this.state = state
    this.folder = folder
    this.earlier = earlier
  }

  /**
   * @param name the file, as `nameOf` makes it.
   * @param state names all that decides the texts besides what their sums are of: of another nothing is found.
   */
  static async open(name: string, state: string, folder = FOLDER): Promise<KeptShared> {
    const bytes = await readKept(folder, name)
    const earlier: Kept | undefined = bytes && deserialize(bytes)
    return new KeptShared(name, state, folder, earlier?.state === state ? earlier : undefined)
  }

  /** Counts what each two texts share. */
  count(texts: Shingles[], sums: string[]): SharedRuns {
    const { earlier } = this
    const changed = [...sums.keys()].filter((index) => earlier?.sums[index] !== sums[index])
    const rows = countShared(texts, earlier && { rows: earlier.rows, changed })
    this.counted = { state: this.state, sums, rows }
    return rows
  }

  /** Keeps what has been counted. */
  async save(): Promise<void> {
    if (this.counted) await writeKept(this.folder, this.name, serialize(this.counted))
  }
}
