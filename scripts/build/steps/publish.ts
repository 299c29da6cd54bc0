import { randomBytes } from 'node:crypto'
import { readlinkSync, realpathSync, statSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hasCode, PlainError } from '../../errors.ts'
import { renamed } from '../../store/artefact.js'
import { removeAbandoned, removedAfterwards } from '../../temporaryFolder.ts'

/** Where a site is published unless another folder is named. */
export const OUT = 'dist'

/**
 * What stands beside a folder while it is replaced: `dist.next-…` is about to take its place, `dist.previous-…` has given
 * way, `dist.removed-…` is being removed. Each has a name of its own, so that builds never meet; and a previous one is
 * always whole, so that `recover` can put it back.
 */
type Kind = 'next' | 'previous' | 'removed'

const newAside = (place: string, kind: Kind) => `${place}.${kind}-${randomBytes(6).toString('hex')}`

/** Whether what stands beside a folder is of that kind, by its name. */
function isAside(name: string, place: string, kind: Kind): boolean {
  const beginning = `${basename(place)}.${kind}-`
  return name.startsWith(beginning) && /^[0-9a-f]{12}$/.test(name.slice(beginning.length))
}

/** Puts a finished site in the place of the last one, by two renames: of builds at once the last one wins. */
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
async function discard(previous: string, place: string): Promise<void> {
  const removed = newAside(place, 'removed')
  // Another program may have put things in order meanwhile.
  await removedAfterwards(removed, async () => renamed(previous, removed, 'ENOENT'))
}

/** How long another build may take from one rename to the next. */
const PATIENCE = { tries: 5, milliseconds: 20 }

/**
 * Puts the previous site back if a build was killed while it swapped, and removes what killed builds have left beside
 * the folder. A build that is publishing at this moment is let finish; should it be slower than our patience, it swaps
 * once more.
 */
export async function recover(out: string): Promise<void> {
  const place = realPlace(out)
  const parent = dirname(place)
  if (!isThere(parent)) return
  for (let tries = PATIENCE.tries; tries > 0; tries -= 1) {
    // Listed before the look at the folder: what gives way after that look must stay.
    const previous = await previousOnes(place)
    if (previous.length === 0) break
    if (isThere(place)) {
      for (const folder of previous) await discard(folder, place)
      break
    }
    const [latest = ''] = previous
    if (tries > 1) await setTimeout(PATIENCE.milliseconds)
    else renamed(latest, place, 'ENOENT', 'ENOTEMPTY', 'EEXIST')
  }
  await removeAbandoned(parent, (name) => isAside(name, place, 'next') || isAside(name, place, 'removed'))
}

/** The latest first. */
async function previousOnes(place: string): Promise<string[]> {
  const parent = dirname(place)
  const names = (await readdir(parent)).filter((name) => isAside(name, place, 'previous'))
  const changed = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ctimeMs ?? 0
  return names.map((name) => join(parent, name)).sort((a, b) => changed(b) - changed(a))
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/**
 * Where a folder is in the end, whichever links lead there, and whether or not anything stands there yet: a site takes
 * the place of what a link points to, not of the link.
 * @throws {PlainError} if no folder can be there.
 */
export function realPlace(folder: string): string {
  // For Node the empty path is the working folder: `--out "$UNSET"` is not.
  if (folder === '') throw new PlainError('The name of the folder to publish into is empty.')
  const path = resolve(folder)
  try {
    return realpathSync.native(path)
  } catch (error) {
    const reason = hasCode(error, ...Object.keys(REASONS)) && REASONS[String(error.code)]
    if (reason) throw new PlainError(`No site can be in ${JSON.stringify(folder)}: ${reason}.`)
    if (!hasCode(error, 'ENOENT')) throw error
  }
  const parent = realPlace(dirname(path))
  const target = linkAt(path)
  return target === undefined ? join(parent, basename(path)) : realPlace(resolve(parent, target))
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EINVAL')) return undefined
    throw error
  }
}

const REASONS: Record<string, string> = {
  ENOTDIR: 'a part of this path is a file',
  ENAMETOOLONG: 'this name is too long',
  ELOOP: 'its links lead in a circle',
  ERR_INVALID_ARG_VALUE: 'this is no path',
}
