import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/serve/serve.ts'
import { findChromium } from './chromium.ts'
import type { Engine } from './page.ts'
import { runProgram } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    fixtureFolder: string
    origin: string
    engines: Engine[]
    chromium: string
  }
}

/**
 * Finds the browser, and builds and serves the fixture site.
 * @throws {Error} if there's no browser, or if the site doesn't build.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const browser = findChromium()
  console.log(`Browser: ${browser}`)
  project.provide('chromium', browser)
  // Use a temporary folder so you can run tests in parallel.
  const root = mkdtempSync(join(tmpdir(), 'fixture-site-'))
  process.on('exit', () => rmSync(root, { recursive: true, force: true }))
  const [content, folder] = [join(root, 'content'), join(root, 'dist')]
  for (const layer of ['content', 'site']) cpSync(join('tests/fixtures', layer), content, { recursive: true })
  const { code, output } = await runProgram('build', '--content', content, '--out', folder)
  if (code !== 0) throw new Error(`The fixture site doesn't build:\n${output}`)
  const { server, origin } = await serve({ folder, port: 0 })
  project.provide('fixtureFolder', folder)
  project.provide('origin', origin)
  return () => void server.close()
}
