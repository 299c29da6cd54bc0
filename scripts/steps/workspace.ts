import { statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const PARENT = '.build'
const HOUR = 60 * 60 * 1000

/** Runs a build in a folder of its own and removes it afterwards, come what may. */
export async function withWorkspace<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  await mkdir(PARENT, { recursive: true })
  await removeAbandoned()
  const folder = await mkdtemp(join(PARENT, 'site-'))
  try {
    return await run(folder)
  } finally {
    // After a failure, pages that were under way may still be written for a moment: try again.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/**
 * Removes what killed builds have left behind: folders that were begun more than an hour ago. Whether their process
 * still runs cannot be asked: in a container without an init process, a killed one stays as a zombie.
 */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(PARENT)) {
    const folder = join(PARENT, name)
    // Another build may have finished and removed its folder meanwhile.
    const begun = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (begun < Date.now() - HOUR) await rm(folder, { recursive: true, force: true })
  }
}
