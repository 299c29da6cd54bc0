import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { removeAbandoned } from '../../temporaryFolder.ts'
import { discard, isAside, renamed } from './publish.ts'
import { realPlace } from './realPlace.ts'

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
