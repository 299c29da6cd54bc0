import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PlainError } from '../../errors.ts'
import { isWhole, keep, UNFINISHED } from '../../store/artefact.js'
import { storeFolder } from '../../store/root.js'
import { filesBelow, PROJECT } from '../../store/sources.js'
import { linkFile } from '../../store/store.ts'
import { withTemporaryFolder } from '../../temporaryFolder.ts'

/** The folders of the code: the scripts and styles of every page, as they are published, and what renders pages. */
export type Code = Awaited<ReturnType<typeof buildCode>>

/** Sees to the code's artefact: the one that is kept for the present sources, else a new one. */
export async function buildCode(signal?: AbortSignal) {
  const folder = join(storeFolder(), 'code')
  const isCached = isWhole(folder)
  if (!isCached) await make(folder, signal)
  return { client: join(folder, 'client'), server: join(folder, 'server'), isCached }
}

/** The result in the few words of the build's line. */
export function describeCode({ isCached }: Code): string {
  return isCached ? 'kept from an earlier build' : 'new'
}

/** Lays scripts, styles and public files out where the site's pages will stand. */
export function copyCode({ client }: Code, folder: string): void {
  const files = filesBelow(client)
  for (const parent of new Set(files.map(dirname))) mkdirSync(join(folder, parent), { recursive: true })
  for (const file of files) linkFile(join(client, file), join(folder, file))
}

/** Two builds may make the same at once: one of both is kept. What is edited meanwhile is for the next build. */
async function make(folder: string, signal: AbortSignal | undefined): Promise<void> {
  await withTemporaryFolder(dirname(folder), UNFINISHED, async (temporary) => {
    const made = join(resolve(temporary), 'code')
    await viteBuild(made, signal)
    if (folder !== join(storeFolder(), 'code'))
      throw new PlainError('The code was edited while it was built: build again.')
    await keep(made, folder)
  })
}

/** The bundler's allocator gives back what it needs no longer: 457 MB at most instead of 695, for a fiftieth more time. */
const SPARING = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' }

async function viteBuild(outDir: string, signal: AbortSignal | undefined): Promise<void> {
  const child = fork(join(PROJECT, 'scripts/run.js'), ['viteBuild', outDir], {
    cwd: PROJECT,
    env: { ...process.env, ...SPARING },
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  })
  const kill = () => child.kill('SIGKILL')
  // Before the folder is removed, into which it writes.
  process.prependListener('exit', kill)
  const code = await new Promise<number | null>((settle, reject) => child.on('exit', settle).on('error', reject))
  process.off('exit', kill)
  if (code !== 0) throw new PlainError('The code does not build: the reason stands above.')
}
