import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { storeFolder } from './root.js'

/** How many bytes a SHA-256 has: an entry begins with that of its name and its bytes. */
const CHECKSUM = 32
const DAY = 24 * 60 * 60 * 1000
/** An entry that no program has asked for so long goes. */
const WEEK = 7 * DAY

/**
 * What was made, from one program to the next: parsed files, pages, pictures. An entry is named by all that goes into it besides the
 * code, which names the folder. It is never trusted with more: one that was cut off or changed, is another's, or cannot be read, is made
 * again.
 */
export class Store {
  private readonly folder: string

  /** @param folder it may be removed at any time, and holds nothing else. */
  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** The value of an entry as it was when it was kept; undefined where there is none that is whole. */
  find<Value>(name: string): Value | undefined {
    const bytes = this.read(this.fileOf(name), name)
    return bytes && deserialize(bytes)
  }

  /** Keeps plain data or bytes under a name. Half an entry, of a program that was killed, is damaged: its checksum says so. */
  keep<Value>(name: string, value: Value): Value {
    const bytes = serialize(value)
    const file = this.fileOf(name)
    const entry = Buffer.concat([checksum(name, bytes), bytes])
    try {
      writeFileSync(file, entry)
    } catch {
      // A folder in its place. What forbids the second try is told.
      rmSync(file, { recursive: true, force: true })
      writeFileSync(file, entry)
    }
    return value
  }

  /** What is kept under a name, or what `make` makes now. */
  async get<Value>(name: string, make: () => Value | Promise<Value>): Promise<Value> {
    return this.find<Value>(name) ?? this.keep(name, await make())
  }

  /** Removes what nobody has asked for in a week. */
  sweep(): void {
    for (const name of readdirSync(this.folder)) {
      const file = join(this.folder, name)
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > WEEK) rmSync(file, { recursive: true, force: true })
    }
  }

  private fileOf(name: string): string {
    return join(this.folder, createHash('sha256').update(name).digest('hex'))
  }

  private read(file: string, name: string): Buffer | undefined {
    try {
      const { mtimeMs, isFile } = { mtimeMs: lstatSync(file).mtimeMs, isFile: lstatSync(file).isFile() }
      // A pipe would be read for ever.
      if (!isFile) return undefined
      const entry = readFileSync(file)
      const bytes = entry.subarray(CHECKSUM)
      if (!entry.subarray(0, CHECKSUM).equals(checksum(name, bytes))) return undefined
      if (Date.now() - mtimeMs > DAY) utimesSync(file, new Date(), new Date())
      return bytes
    } catch {
      // Whatever the reason, the value can be made; what forbids to keep it is told then.
      return undefined
    }
  }
}

/** Of the name too: a whole entry in the place of another is as wrong as a damaged one. */
function checksum(name: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(name).update(bytes).digest()
}

let opened: Store | undefined

/** What the present code has made, and keeps. */
export function store(): Store {
  if (!opened) {
    opened = new Store(join(storeFolder(), 'values'))
    opened.sweep()
  }
  return opened
}
