import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/serve/serve.ts'
import type { Engine } from './engines/visitor.ts'
import { layFixtures, withFixturePaths } from './fixtureLayers.ts'
import { outputOf, runAt } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from the fixtures. */
    fixtureFolder: string
    /** Why there is none; empty where there is one. */
    fixtureFailure: string
    /** Where the run's one process for programs listens: `runWarm`. */
    programs: string
    /** Where the fixture's site is served. */
    address: string
    /** Where browsers keep what they need: a worker may be gone before its own has tidied up. */
    browsers: string
    /** In which engines `engines*.test.ts` run. */
    engines: Engine[]
  }
}

const FIXTURE = '.cache/fixture-site'

/**
 * What the projects `site` and `full` need besides its files: a built site that is served. What goes wrong fails the tests that need
 * it (`needFixtureSite.ts`): an error here would stop those of all projects.
 */
export async function setup(
  project: Pick<TestProject, 'provide'>,
  layFixture: (folder: string) => string = layFixtures,
  folder = FIXTURE,
): Promise<() => Promise<void>> {
  const warm = await startWarm()
  project.provide('programs', warm.address)
  try {
    await buildFixtures(warm, layFixture(`${folder}/content`), `${folder}/dist`)
    return await provideSite(project, warm, `${folder}/dist`)
  } catch (error) {
    warm.process.disconnect()
    project.provide('fixtureFailure', error instanceof Error ? error.message : String(error))
    return async () => {}
  }
}

async function provideSite(
  project: Pick<TestProject, 'provide'>,
  warm: Warm,
  folder: string,
): Promise<() => Promise<void>> {
  const { server, address } = await serve({ folder, port: 0 })
  const browsers = mkdtempSync(join(tmpdir(), 'browsers-'))
  project.provide('fixtureFolder', folder)
  project.provide('fixtureFailure', '')
  project.provide('address', address)
  project.provide('browsers', browsers)
  return async () => {
    server.close()
    warm.process.disconnect()
    rmSync(browsers, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Warm {
  process: ChildProcess
  address: string
  /** What processes of its own have printed. */
  said: () => string
}

/** The process in which tests run programs that need none of their own. */
async function startWarm(): Promise<Warm> {
  const warm = fork('tests/support/warmPrograms.js', { silent: true })
  const address = await new Promise<string>((resolve, reject) =>
    warm.once('message', (message) => resolve(String(message))).once('error', reject),
  )
  return { process: warm, address, said: outputOf(warm) }
}

/** @throws {Error} if the site does not build, with the check's words and the paths of the fixtures. */
async function buildFixtures({ address, said }: Warm, content: string, folder: string): Promise<void> {
  const { code, output } = await runAt(address, 'prerender', '--content', content, '--out', folder)
  if (code !== 0) throw new Error(`The site of the fixtures does not build:\n${withFixturePaths(said() + output)}`)
}
