import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** The headless shell first: the same browser without windows, it takes less than half of the time for each page. */
const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser of the tests: one that is installed, else Playwright's own download, else Debian's package where we may
 * install it.
 * @throws {Error} if none can be had.
 */
export function findChromium(): string {
  return installedChromium() ?? downloaded() ?? fromDebian()
}

/** A browser that is there, and is not fetched: undefined if there is none. */
function installedChromium(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((path) => path !== undefined && existsSync(path))
}

function downloaded(): string | undefined {
  console.log('No Chrome or Chromium is installed: Playwright downloads one.')
  return attempt('npx', ['playwright-core', 'install', 'chromium']) ? installedChromium() : undefined
}

const INSTALL_OPTIONS = ['--yes', '--no-install-recommends']
/** With the fonts that Debian recommends for it: most visitors have them in some form, and a test sees them give way to ours. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-liberation']

function fromDebian(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright cannot download: Debian’s package is installed.')
    if (attempt('apt-get', ['update']) && attempt('apt-get', ['install', ...INSTALL_OPTIONS, ...DEBIAN_PACKAGES])) {
      return installedChromium() ?? fail()
    }
  }
  return fail()
}

function attempt(command: string, options: string[]): boolean {
  try {
    execFileSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] })
    return true
  } catch {
    console.log(`\`${command} ${options.join(' ')}\` did not succeed.`)
    return false
  }
}

function fail(): never {
  throw new Error('The tests need a browser. Install Chrome or Chromium, or name one in CHROME_PATH.')
}

/**
 * As root, Chromium refuses its sandbox; nothing but this machine is to be reached; and a page may play nothing before the
 * visitor has done something on it, as in most visitors' browsers.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process less for each browser, and none of its own for a frame: a tenth to a sixth of a page's time.
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--autoplay-policy=document-user-activation-required',
]
