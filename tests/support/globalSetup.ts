import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/serve/serve.ts'
import { layFixtures, withFixturePaths } from './fixtureLayers.ts'
import type { Engine } from './page.ts'
import { runProgram } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site that is built from the fixtures. */
    fixtureFolder: string
    /** Where it is served. */
    address: string
    /** In which engines `engines*.test.ts` run. */
    engines: Engine[]
  }
}

const CONTENT = '.cache/fixture-site/content'
const FOLDER = '.cache/fixture-site/dist'

/**
 * What the projects `site` and `full` need besides their files: the site of the fixtures, served while they run.
 * @throws {Error} if it does not build, with the check's words and the paths of the fixtures.
 */
export async function setup(project: TestProject): Promise<() => void> {
  layFixtures(CONTENT)
  const { code, output } = await runProgram('prerender', '--content', CONTENT, '--out', FOLDER)
  if (code !== 0) throw new Error(`The site of the fixtures does not build:\n${withFixturePaths(output)}`)
  const { server, address } = await serve({ folder: FOLDER, port: 0 })
  project.provide('fixtureFolder', FOLDER)
  project.provide('address', address)
  return () => void server.close()
}
