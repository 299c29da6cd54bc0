import { randomBytes } from 'node:crypto'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { hasCode } from '../errors.ts'
import { removedAfterwards } from '../temporaryFolder.ts'

/** Where a site is published unless another folder is named. */
export const OUT = 'dist'

/**
 * What stands beside a folder while it is replaced: `dist.next-…` is about to take its place, `dist.previous-…` has given
 * way, `dist.removed-…` is being removed. Each has a name of its own, so that builds never meet; and a previous one is
 * always whole, so that `recover` can put it back.
 */
export type Kind = 'next' | 'previous' | 'removed'

const newAside = (out: string, kind: Kind) => `${resolve(out)}.${kind}-${randomBytes(6).toString('hex')}`

/** Whether what stands beside a folder is of that kind, by its name. */
export function isAside(name: string, out: string, kind: Kind): boolean {
  const beginning = `${basename(resolve(out))}.${kind}-`
  return name.startsWith(beginning) && /^[0-9a-f]{12}$/.test(name.slice(beginning.length))
}

/**
 * Puts a finished site in the place of the last one, by two renames. Of builds that publish at the same instant the last
 * one wins.
 */
export async function publish(finished: string, out: string): Promise<void> {
  const next = newAside(out, 'next')
  await mkdir(dirname(next), { recursive: true })
  await removedAfterwards(next, async () => {
    const isSameDisk = await renamed(finished, next, 'EXDEV')
    if (!isSameDisk) await cp(finished, next, { recursive: true })
    while (!(await swap(next, resolve(out))));
  })
}

/** False if another build published between the two renames. */
async function swap(next: string, out: string): Promise<boolean> {
  const previous = newAside(out, 'previous')
  const hasPrevious = await renamed(out, previous, 'ENOENT')
  try {
    return await renamed(next, out, 'ENOTEMPTY', 'EEXIST')
  } catch (error) {
    if (hasPrevious) await rename(previous, out)
    throw error
  } finally {
    if (hasPrevious) await discard(previous, out)
  }
}

/** Removes a site that has given way, under another name: what is called a previous one is whole. */
export async function discard(previous: string, out: string): Promise<void> {
  const removed = newAside(out, 'removed')
  // Another program may have put things in order meanwhile.
  if (await renamed(previous, removed, 'ENOENT')) await rm(removed, { recursive: true, force: true, maxRetries: 3 })
}

/** Renames; false if that fails with one of these codes. */
export async function renamed(from: string, to: string, ...codes: string[]): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (hasCode(error, ...codes)) return false
    throw error
  }
}
