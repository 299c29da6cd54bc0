import { statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Answer } from './http.ts'

/** How long a build may take to put a new folder in the place of the old one. */
const PATIENCE = { tries: 100, milliseconds: 20 }

/**
 * Finds an answer in a folder that a build may replace at any moment: if it is another folder afterwards than before, the
 * answer may be of both, an old length with new bytes, and is sought again.
 * @returns nothing if no folder stands there for two seconds.
 */
export async function inOneSite(folder: string, find: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let tries = PATIENCE.tries; tries > 0; tries -= 1) {
    const before = identity(folder)
    if (before === undefined) await setTimeout(PATIENCE.milliseconds)
    else {
      const [found] = await Promise.allSettled([find()])
      if (before === identity(folder)) return settled(found)
      if (found.status === 'fulfilled' && found.value.body instanceof Readable) found.value.body.destroy()
    }
  }
  return undefined
}

/** An error counts only where the folder has stayed. */
function settled(found: PromiseSettledResult<Answer>): Answer {
  if (found.status === 'rejected') throw found.reason
  return found.value
}

function identity(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && `${stat.dev} ${stat.ino} ${stat.ctimeMs}`
}
