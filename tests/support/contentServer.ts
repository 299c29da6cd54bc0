import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { killProgram, startDev } from './programs.ts'

/** Serves a copy of a content folder with the development server while the tests of a file run. */
export function serveContentCopy(from: string, prepare: (content: string) => unknown = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const dev = { content: join(folder, 'content'), origin: '', output: () => '' }
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    cpSync(from, dev.content, { recursive: true })
    await prepare(dev.content)
    const { server, ...started } = await startDev(dev.content)
    stop = () => killProgram(server)
    Object.assign(dev, started)
  })
  afterAll(async () => {
    await stop?.()
    rmSync(folder, { recursive: true })
  })
  return dev
}
