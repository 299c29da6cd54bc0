import { createHash, randomBytes } from 'node:crypto'
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../errors.ts'
import { HOUR, removeAbandoned, removedAfterwards } from '../temporaryFolder.ts'
import { UNFINISHED } from './artefact.js'

const MONTH = 30 * 24 * HOUR

/** How many bytes a SHA-256 has: an entry begins with that of its name and its bytes. */
const CHECKSUM = 32

/**
 * The bytes that `make` makes, or those that it made of the same key before. What is kept is never trusted: an entry that
 * was cut off or changed, is another's, or cannot be read, is made again.
 * @param folder where entries are kept, for a month; it may be removed at any time, and holds nothing else.
 * @param key everything that goes in; a change of it makes other bytes.
 */
export async function kept(folder: string, key: string | Uint8Array, make: () => Promise<Buffer>): Promise<Buffer> {
  const name = nameOf(key)
  const found = await readKept(folder, name)
  if (found) return found
  const made = await make()
  await writeKept(folder, name, made)
  return made
}

/** The name of an entry. */
export function nameOf(key: string | Uint8Array): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The bytes of an entry; none if there is none that is whole. */
export async function readKept(folder: string, name: string): Promise<Buffer | undefined> {
  const file = join(folder, name)
  try {
    // A pipe would be read for ever.
    if (!(await lstat(file)).isFile()) return undefined
    const entry = await readFile(file)
    const bytes = entry.subarray(CHECKSUM)
    return entry.subarray(0, CHECKSUM).equals(checksum(name, bytes)) ? bytes : undefined
  } catch {
    // Whatever the reason, the bytes can be made; what forbids to keep them is told then.
    return undefined
  }
}

/** Keeps bytes; what has not been written again within `age` milliseconds goes. Under a name of its own first: neither a kill nor another build leaves half an entry. */
export async function writeKept(folder: string, name: string, bytes: Buffer, age = MONTH): Promise<void> {
  await mkdir(folder, { recursive: true })
  await tidy(folder, age)
  const draft = join(folder, UNFINISHED + randomBytes(6).toString('hex'))
  await removedAfterwards(draft, async () => {
    await writeFile(draft, Buffer.concat([checksum(name, bytes), bytes]))
    await replace(join(folder, name), draft)
  })
}

/** Of the name too: a whole entry in the place of another is as wrong as a damaged one. */
function checksum(name: string, bytes: Uint8Array): Buffer {
  return createHash('sha256').update(name).update(bytes).digest()
}

async function replace(file: string, draft: string): Promise<void> {
  try {
    await rename(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EISDIR', 'EPERM', 'ENOTEMPTY', 'EEXIST')) throw error
    await rm(file, { recursive: true, force: true })
    await rename(draft, file)
  }
}

const tidied = new Set<string>()

/** Once in each process: removes what is old, and what killed builds have begun. */
async function tidy(folder: string, age: number): Promise<void> {
  if (tidied.has(folder)) return
  tidied.add(folder)
  await removeAbandoned(folder, (name) => name.startsWith(UNFINISHED))
  await removeAbandoned(folder, (name) => !name.startsWith(UNFINISHED), age)
}
