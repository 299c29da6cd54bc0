import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

/** The headless shell opens a page in half the time of a full browser. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const PLAYWRIGHT = createRequire(import.meta.url)
  .resolve('playwright-core/package.json')
  .replace('package.json', 'cli.js')

/** `Lock::Timeout` waits up to 300 seconds for another apt (apt.conf(5)) instead of failing at once. */
const APT = ['-o', 'DPkg::Lock::Timeout=300', '--yes']

export interface Browser {
  path: string
  source: string
}

export interface Machine {
  chromePath: string | undefined
  playwrightPath: string
  canInstallPackages: boolean
  exists: (path: string) => boolean
  run: (command: string, args: string[]) => boolean
}

/**
 * Finds Chromium: `CHROME_PATH`, an installed browser, Playwright's download, and (as root) Debian's package.
 * Call it before workers start, because package managers can't run in parallel.
 * @throws {Error} if there's no browser, or if `CHROME_PATH` doesn't exist.
 */
export function findChromium(machine: Machine = thisMachine()): Browser {
  const { chromePath, playwrightPath, canInstallPackages, exists, run } = machine
  if (chromePath) {
    if (!exists(chromePath)) throw new Error(`CHROME_PATH is ${chromePath}, but there is no such file.`)
    return { path: chromePath, source: 'CHROME_PATH' }
  }
  const installed = INSTALLED.find(exists)
  if (installed) return { path: installed, source: 'installed' }
  const isDownloaded = () => exists(playwrightPath)
  if (isDownloaded() || (run(process.execPath, [PLAYWRIGHT, 'install', 'chromium']) && isDownloaded())) {
    return { path: playwrightPath, source: 'downloaded by Playwright' }
  }
  const isPackageInstalled =
    canInstallPackages &&
    run('apt-get', [...APT, 'update']) &&
    run('apt-get', [...APT, 'install', '--no-install-recommends', 'chromium'])
  const path = isPackageInstalled && INSTALLED.find(exists)
  if (path) return { path, source: 'Debian package' }
  throw new Error('The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to its path.')
}

function thisMachine(): Machine {
  return {
    chromePath: process.env.CHROME_PATH,
    playwrightPath: chromium.executablePath(),
    canInstallPackages: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    exists: existsSync,
    run,
  }
}

function run(command: string, args: string[]): boolean {
  console.log(`There is no browser yet. Running ${[command, ...args].join(' ')}`)
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Chromium refuses to run sandboxed as root. The flags block other hosts and autoplay. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A single process saves a tenth to a sixth of the time.
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--autoplay-policy=document-user-activation-required',
]
