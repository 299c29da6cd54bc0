import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { openCacheFolder, warnUnwritable } from './root.ts'
import { hasCode } from './sources.ts'

/** Length of a SHA-256 hash in bytes. Each entry starts with the hash of its key and its bytes. */
const CHECKSUM = 32
const WEEK = 7 * 24 * 60 * 60 * 1000

/**
 * The cache on disk: parsed files, pages, pictures. The key of an entry contains everything that its value depends on, except for the code,
 * whose hash names the folder. Every read verifies the checksum, so a damaged entry counts as missing and is created again.
 */
export class Store {
  private readonly folder: string

  /** @param folder it can be deleted at any time. */
  constructor(folder: string) {
    this.folder = folder
  }

  /** Returns the value of an entry, or undefined if the entry is missing or damaged. */
  get<Value>(key: string): Value | undefined {
    const entry = this.read(this.fileOf(key))
    const bytes = entry?.subarray(CHECKSUM)
    const isIntact = bytes && entry?.subarray(0, CHECKSUM).equals(checksum(key, bytes))
    return isIntact ? deserialize(bytes) : undefined
  }

  /**
   * Saves plain data or bytes. If the cache can't be written, prints a warning and goes on: the next program creates the value again.
   * Writing isn't atomic, because the checksum reveals half an entry.
   * @returns the value
   */
  set<Value>(key: string, value: Value): Value {
    const bytes = serialize(value)
    const file = this.fileOf(key)
    const entry = Buffer.concat([checksum(key, bytes), bytes])
    // Overwriting a file takes up to 2 ms, and reading it a tenth of a millisecond.
    if (this.read(file)?.equals(entry)) return value
    try {
      mkdirSync(this.folder, { recursive: true })
      if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) rmSync(file, { recursive: true, force: true })
      writeFileSync(file, entry)
    } catch (error) {
      warnUnwritable(error)
    }
    return value
  }

  /** Returns the value of an entry. If there is none, saves the one that `create` returns. */
  async getOrCreate<Value>(key: string, create: () => Value | Promise<Value>): Promise<Value> {
    return this.get<Value>(key) ?? this.set(key, await create())
  }

  /** Deletes the entries that were written more than a week ago. */
  evict(): void {
    try {
      for (const name of readdirSync(this.folder)) {
        const file = join(this.folder, name)
        const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
        if (age > WEEK) rmSync(file, { recursive: true, force: true })
      }
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) warnUnwritable(error)
    }
  }

  private fileOf(key: string): string {
    return join(this.folder, createHash('sha256').update(key).digest('hex'))
  }

  private read(file: string): Buffer | undefined {
    try {
      // Reading a pipe would block forever.
      return lstatSync(file).isFile() ? readFileSync(file) : undefined
    } catch {
      return undefined
    }
  }
}

/** Includes the key: an intact entry under the name of another is just as wrong as a damaged one. */
function checksum(key: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(bytes).digest()
}

let opened: Store | undefined

/** The cache of the current code. */
export function store(): Store {
  if (!opened) {
    opened = new Store(join(openCacheFolder(), 'values'))
    opened.evict()
  }
  return opened
}
