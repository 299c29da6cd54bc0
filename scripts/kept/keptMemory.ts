import { join, resolve } from 'node:path'
import type { Memory } from '../../renderer/model/parse/memory.ts'
import { PROJECT, stateOf } from '../run/sources.js'
import { nameOf } from './kept.ts'
import { KeptValues } from './keptValues.ts'

const FOLDER = join(PROJECT, '.cache/checked')

/** What decides what a file comes to, besides the file. */
const CHECK = ['renderer', 'package-lock.json', 'node_modules/.package-lock.json']

/** What the files of one content folder came to. */
export class KeptMemory extends KeptValues implements Memory {
  /** @param root the content folder. */
  static async of(root: string): Promise<KeptMemory> {
    const [name, state] = [nameOf(resolve(root)), stateOf(PROJECT, CHECK)]
    return new KeptMemory(FOLDER, name, state, await KeptValues.read(FOLDER, name, state))
  }
}
