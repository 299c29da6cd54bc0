import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { serve } from '../../scripts/serve/serve.ts'
import type { Engine } from './engines/visitor.ts'
import { layFixtures } from './fixtureContent.ts'
import { runProgram } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from the fixtures. */
    fixtureFolder: string
    /** Where that one is served. */
    address: string
    /** Where the run's one browser listens. */
    browser: string
    /** In which engines `tests/browser/engines.test.ts` runs. */
    engines: Engine[]
  }
}

const FIXTURE = '.cache/fixture-site'

/** What the project `site` needs besides its files: a built site, and a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!project.vitest.projects.some(({ name }) => name === 'site')) return async () => {}
  const fixtures = await buildFixtures()
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
  const content = layFixtures(`${FIXTURE}/content`)
  const { code, output } = await runProgram('prerender', '--content', content, '--out', folder)
  if (code !== 0) throw new Error(`The site does not build:\n${output}`)
  return folder
}
