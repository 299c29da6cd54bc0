import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/serve/serve.ts'
import type { Engine } from './engines/visitor.ts'
import { layFixtures } from './fixtureContent.ts'
import { outputOf, runAt } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from the fixtures. */
    fixtureFolder: string
    /** Where the run's one process for programs listens: `runWarm`. */
    programs: string
    /** Where the fixture's site is served. */
    address: string
    /** Where browsers keep what they need: a worker may be gone before its own has tidied up. */
    browsers: string
    /** In which engines `tests/browser/engines.test.ts` runs. */
    engines: Engine[]
  }
}

const FIXTURE = '.cache/fixture-site'

/** What the project `site` needs besides its files: a built site that is served. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!project.vitest.projects.some(({ name }) => name === 'site')) return async () => {}
  const warm = await startWarm()
  const fixtures = await buildFixtures(warm)
  const { server, address } = await serve({ folder: fixtures, port: 0 })
  project.provide('fixtureFolder', fixtures)
  project.provide('programs', warm.address)
  project.provide('address', address)
  const browsers = mkdtempSync(join(tmpdir(), 'browsers-'))
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

async function buildFixtures({ address, said }: Warm): Promise<string> {
  const folder = `${FIXTURE}/dist`
  const content = layFixtures(`${FIXTURE}/content`)
  const { code, output } = await runAt(address, 'prerender', '--content', content, '--out', folder)
  if (code !== 0) throw new Error(`The site does not build:\n${said()}${output}`)
  return folder
}
