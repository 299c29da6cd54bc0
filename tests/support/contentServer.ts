import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { killProgram, recordOutput, startProgram, waitForOutput } from './programs.ts'
import { UNSET_VITEST_ENV } from './projectCopy.ts'
import { createTemporaryFolder } from './siteFolder.ts'

/** Serves a content folder with the development server while the tests of a file run. */
function serveContent(content: string, options?: Parameters<typeof startProgram>[1]) {
  const dev = { content, origin: '', output: () => '' }
  let stop = async () => {}
  beforeAll(async () => {
    const server = startProgram(['dev', '--content', content, '--port', '0'], options)
    stop = () => killProgram(server)
    dev.output = recordOutput(server)
    const [, origin = ''] = await waitForOutput(server, /(http:\/\/localhost:\d+)\D/)
    dev.origin = origin
  })
  afterAll(() => stop())
  return dev
}

/** Serves the fixtures with the code of a copied project. */
export const serveProject = (project: string) =>
  serveContent('tests/fixtures/content', { cwd: project, env: UNSET_VITEST_ENV })

export function serveContentCopy(from: string, prepare: (content: string) => unknown = () => {}) {
  const content = join(createTemporaryFolder(afterAll), 'content')
  beforeAll(async () => {
    cpSync(from, content, { recursive: true })
    await prepare(content)
  })
  return serveContent(content)
}
