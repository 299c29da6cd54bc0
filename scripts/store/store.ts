import { createHash } from 'node:crypto'
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { storeFolder } from './root.js'
import { hasCode, sha256 } from './sources.js'

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

  /**
   * Keeps a file, to be laid out under other names.
   * @returns its name: the hash of its bytes.
   */
  keepFile(bytes: Uint8Array): string {
    const name = sha256(bytes)
    const file = join(this.folder, name)
    if (!this.isWholeFile(name)) {
      const aside = `${file}-${process.pid}`
      writeFileSync(aside, bytes)
      rmSync(file, { recursive: true, force: true })
      renameSync(aside, file)
    }
    return name
  }

  /** Lays a kept file out in the place of whatever stands there; false where there is none that is whole. */
  lay(name: string, to: string): boolean {
    if (!this.isWholeFile(name)) return false
    rmSync(to, { force: true })
    linkFile(join(this.folder, name), to)
    return true
  }

  private isWholeFile(name: string): boolean {
    const bytes = this.bytesOf(join(this.folder, name))
    return bytes !== undefined && sha256(bytes) === name
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
    const entry = this.bytesOf(file)
    const bytes = entry?.subarray(CHECKSUM)
    return bytes && entry?.subarray(0, CHECKSUM).equals(checksum(name, bytes)) ? bytes : undefined
  }

  private bytesOf(file: string): Buffer | undefined {
    try {
      const stats = lstatSync(file)
      // A pipe would be read for ever.
      if (!stats.isFile()) return undefined
      if (Date.now() - stats.mtimeMs > DAY) utimesSync(file, new Date(), new Date())
      return readFileSync(file)
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

/**
 * Gives a file another name (a hard link): a fiftieth of the time of making it again (0.02 ms of 1 ms). It is never written to, because
 * whatever is kept would change with it.
 */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    // Another disk, or one that knows no links.
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) throw error
    copyFileSync(from, to)
  }
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
