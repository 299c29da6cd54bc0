import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { recordOutput, startProgram } from './programs.ts'
import { UNSET_VITEST_ENV } from './projectCopy.ts'
import { createTemporaryFolder } from './siteFolder.ts'

/** Serves a content folder with the development server while the tests of a file run. */
function serveContent(content: string, options?: Parameters<typeof startProgram>[1]) {
  const dev = { content, origin: '', output: () => '' }
  let server: ReturnType<typeof startProgram>
  beforeAll(async () => {
    server = startProgram(['dev', '--content', content, '--port', '0'], options)
    dev.output = recordOutput(server)
    const readOrigin = () => /(http:\/\/localhost:\d+)\D/.exec(dev.output())?.[1] ?? expect.fail(dev.output())
    dev.origin = await vi.waitFor(readOrigin, { interval: 20, timeout: 100_000 })
  })
  afterAll(async () => {
    if (server.pid === undefined || server.exitCode !== null) return
    const closed = once(server, 'close')
    // Kill its child processes too.
    process.kill(-server.pid, 'SIGKILL')
    await closed
  })
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
