import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

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
 * before workers start, because package managers can't run in parallel.
 * @throws {Error} if there's no browser, or if `CHROME_PATH` doesn't exist.
 */
export function findChromium(): string {
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

/** Flags that block other hosts and autoplay. Playwright turns off the sandbox, which doesn't run as root. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  // A single process saves a tenth to a sixth of the time.
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--autoplay-policy=document-user-activation-required',
]
