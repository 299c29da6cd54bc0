import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { layFixtures } from './fixtureContent.ts'
import { runProgram } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from the real content: for the project `contract` alone. */
    folder: string
    /** The folder of the site that is built from the fixtures. */
    fixtureFolder: string
    /** Where that one is served. */
    address: string
    /** Where the run's one browser listens. */
    browser: string
  }
}

const REAL = '.cache/test-site'
const FIXTURE = '.cache/fixture-site'

/** What the projects of this run need besides their files: a built site each, and a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const names = project.vitest.projects.map(({ name }) => name)
  const [fixtures] = await Promise.all([
    names.includes('site') && buildFixtures(),
    names.includes('contract') && build('--out', REAL),
  ])
  if (names.includes('contract')) project.provide('folder', REAL)
  if (!fixtures) return async () => {}
  const { server, address } = await serve({ folder: fixtures, port: 0 })
  // Unit tests need no browser, and would wait for its library.
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  project.provide('fixtureFolder', fixtures)
  project.provide('address', address)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    server.close()
    await browser.close()
  }
}

async function buildFixtures(): Promise<string> {
  const folder = `${FIXTURE}/dist`
  await build('--content', layFixtures(`${FIXTURE}/content`), '--out', folder)
  return folder
}

async function build(...options: string[]): Promise<void> {
  const { code, output } = await runProgram('prerender', ...options)
  if (code !== 0) throw new Error(`The site does not build:\n${output}`)
}
