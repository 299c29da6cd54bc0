import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { serve } from '../../scripts/serve/serve.ts'
import type { Engine } from './page.ts'
import { runProgramOrThrow } from './programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    fixtureFolder: string
    origin: string
    engines: Engine[]
    chromium: string
  }
}

/** Finds the browser, and builds and serves the fixture site. @throws {Error} if there's no browser, or if the site doesn't build */
export async function setup(project: TestProject): Promise<() => void> {
  const browser = findChromium()
  console.log(`Browser: ${browser}`)
  project.provide('chromium', browser)
  // Use a temporary folder so you can run tests in parallel.
  const root = mkdtempSync(join(tmpdir(), 'fixture-site-'))
  process.on('exit', () => rmSync(root, { recursive: true, force: true }))
  const [content, folder] = [join(root, 'content'), join(root, 'dist')]
  for (const layer of ['content', 'site']) cpSync(join('tests/fixtures', layer), content, { recursive: true })
  await runProgramOrThrow('build', '--content', content, '--out', folder)
  const { server, origin } = await serve({ folder, port: 0 })
  project.provide('fixtureFolder', folder)
  project.provide('origin', origin)
  return () => void server.close()
}

/** The headless shell opens a page in half the time of a full browser. */
const BROWSER_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** `Lock::Timeout` waits up to 300 seconds for another apt (apt.conf(5)) instead of failing at once. */
const APT_OPTIONS = ['-o', 'DPkg::Lock::Timeout=300', '--yes']

/**
 * Finds Chromium: `CHROME_PATH`, an installed browser, Playwright's download, and (as root) Debian's package. Call it
 * before workers start, because package managers can't run in parallel. @throws {Error} if it finds no browser
 */
function findChromium(): string {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, but there is no such file.`)
  const paths = [CHROME_PATH ?? '', ...BROWSER_PATHS, chromium.executablePath()]
  for (const install of [() => {}, downloadChromium, installPackage]) {
    install()
    const path = paths.find((candidate) => existsSync(candidate))
    if (path !== undefined) return path
  }
  throw new Error('The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to its path.')
}

function downloadChromium(): void {
  const cli = createRequire(import.meta.url)
    .resolve('playwright-core/package.json')
    .replace('package.json', 'cli.js')
  run(process.execPath, cli, 'install', 'chromium')
}

function installPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  run('apt-get', ...APT_OPTIONS, 'update')
  run('apt-get', ...APT_OPTIONS, 'install', '--no-install-recommends', 'chromium')
}

function run(command: string, ...args: string[]): void {
  console.log(`There is no browser yet. Running ${[command, ...args].join(' ')}`)
  spawnSync(command, args, { stdio: 'ignore' })
}
