import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = '.cache/pictures'

/**
 * What `make` makes, or what it made of the same input before: the second build draws nothing twice.
 * @param folder where it is kept from one build to the next; it may be removed at any time.
 * @param input everything that goes in; a change of it is another picture.
 */
export async function cached(
  input: string | Uint8Array,
  make: () => Promise<Buffer>,
  folder = FOLDER,
): Promise<Buffer> {
  const file = join(folder, createHash('sha256').update(input).digest('hex'))
  try {
    return await readFile(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const made = await make()
  await mkdir(folder, { recursive: true })
  // By a name of its own first: a killed build leaves no half picture behind.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, made)
  await rename(draft, file)
  return made
}
