import { randomBytes } from 'node:crypto'
import { renameSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { hasCode } from '../../errors.ts'
import { removedAfterwards } from '../../temporaryFolder.ts'
import { realPlace } from './realPlace.ts'

/** Where a site is published unless another folder is named. */
export const OUT = 'dist'

/**
 * What stands beside a folder while it is replaced: `dist.next-…` is about to take its place, `dist.previous-…` has given
 * way, `dist.removed-…` is being removed. Each has a name of its own, so that builds never meet; and a previous one is
 * always whole, so that `recover` can put it back.
 */
export type Kind = 'next' | 'previous' | 'removed'

const newAside = (place: string, kind: Kind) => `${place}.${kind}-${randomBytes(6).toString('hex')}`

/** Whether what stands beside a folder is of that kind, by its name. */
export function isAside(name: string, place: string, kind: Kind): boolean {
  const beginning = `${basename(place)}.${kind}-`
  return name.startsWith(beginning) && /^[0-9a-f]{12}$/.test(name.slice(beginning.length))
}

/**
 * Puts a finished site in the place of the last one, by two renames. Of builds that publish at the same instant the last
 * one wins.
 */
export async function publish(finished: string, out: string): Promise<void> {
  const place = realPlace(out)
  const next = newAside(place, 'next')
  await mkdir(dirname(next), { recursive: true })
  await removedAfterwards(next, async () => {
    const isSameDisk = renamed(finished, next, 'EXDEV')
    if (!isSameDisk) await cp(finished, next, { recursive: true })
    while (!(await swap(next, place)));
  })
}

/** False if another build published between the two renames. */
async function swap(next: string, place: string): Promise<boolean> {
  const previous = newAside(place, 'previous')
  try {
    return exchanged(next, place, previous)
  } finally {
    await discard(previous, place)
  }
}

/** Both renames in one go: a signal is heard before them or after them. */
function exchanged(next: string, place: string, previous: string): boolean {
  const hasPrevious = renamed(place, previous, 'ENOENT')
  try {
    return renamed(next, place, 'ENOTEMPTY', 'EEXIST')
  } catch (error) {
    if (hasPrevious) renamed(previous, place, 'ENOTEMPTY', 'EEXIST')
    throw error
  }
}

/** Removes a site that has given way, under another name: what is called a previous one is whole. */
export async function discard(previous: string, place: string): Promise<void> {
  const removed = newAside(place, 'removed')
  // Another program may have put things in order meanwhile.
  await removedAfterwards(removed, async () => renamed(previous, removed, 'ENOENT'))
}

/** Renames; false if that fails with one of these codes. */
export function renamed(from: string, to: string, ...codes: string[]): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, ...codes)) return false
    throw error
  }
}
