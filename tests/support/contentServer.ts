import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { killProgram, startDev } from './programs.ts'
import { UNSET_VITEST_ENV } from './projectCopy.ts'

/** Serves a content folder with the development server while the tests of a file run. */
function serveContent(content: string, options?: Parameters<typeof startDev>[1]) {
  const dev = { content, origin: '', output: () => '' }
  let stop = async () => {}
  beforeAll(async () => {
    const { server, ...started } = await startDev(content, options)
    stop = () => killProgram(server)
    Object.assign(dev, started)
  })
  afterAll(() => stop())
  return dev
}

/** Serves the fixtures with the code of a copied project. */
export const serveProject = (project: string) =>
  serveContent('tests/fixtures/content', { cwd: project, env: UNSET_VITEST_ENV })

export function serveContentCopy(from: string, prepare: (content: string) => unknown = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const content = join(folder, 'content')
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeAll(async () => {
    cpSync(from, content, { recursive: true })
    await prepare(content)
  })
  return serveContent(content)
}
