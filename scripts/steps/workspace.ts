import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const PARENT = '.build'

/** Runs a build in a folder of its own, named after the process, and removes it afterwards, come what may. */
export async function withWorkspace<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(PARENT, String(process.pid))
  await removeAbandoned()
  await mkdir(folder, { recursive: true })
  try {
    return await run(folder)
  } finally {
    // After a failure, pages that were under way may still be written for a moment: try again.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Removes what killed builds have left behind. */
async function removeAbandoned(): Promise<void> {
  const names = await readdir(PARENT).catch(() => [])
  const abandoned = names.filter((name) => !isRunning(Number(name)))
  await Promise.all(abandoned.map((name) => rm(join(PARENT, name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 tests whether the process exists (kill(2)).
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
