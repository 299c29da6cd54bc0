import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Puts a finished site in the place of the last one by two renames. A process that is killed between them leaves the
 * previous site aside; `recover` puts it back.
 */
export async function publish(finished: string, out: string): Promise<void> {
  const { next, previous } = besides(out)
  await recover(out)
  await mkdir(dirname(next), { recursive: true })
  await rm(next, { recursive: true, force: true })
  await move(finished, next)
  if (existsSync(out)) await rename(out, previous)
  await rename(next, out)
  await rm(previous, { recursive: true, force: true })
}

/** Puts the previous site back if a build was killed while it swapped. */
export async function recover(out: string): Promise<void> {
  const { previous } = besides(out)
  if (!existsSync(previous)) return
  if (existsSync(out)) await rm(previous, { recursive: true })
  else await rename(previous, out)
}

/** The next and the previous site stand beside the folder, so that the swap is two renames on one disk. */
function besides(out: string): { next: string; previous: string } {
  return { next: `${resolve(out)}.next`, previous: `${resolve(out)}.previous` }
}

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    const isOtherDisk = error instanceof Error && 'code' in error && error.code === 'EXDEV'
    if (!isOtherDisk) throw error
    await cp(from, to, { recursive: true })
  }
}
