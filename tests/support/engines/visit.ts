import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, firefox, webkit } from 'playwright-core'
import { sharedBrowser } from '../browser.ts'
import { visitFirefox } from './firefox.ts'
import { visitByPlaywright } from './playwright.ts'
import type { Engine, Visitor } from './visitor.ts'
import { visitWebKit } from './webkit.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/**
 * Opens a browser of an engine: Playwright's own build where it is installed, else the system's.
 * @throws {Error} if there is neither, with what to install.
 */
export async function visit(engine: Engine): Promise<Visitor> {
  if (engine === 'chromium') return visitByPlaywright(await sharedBrowser())
  const build = engine === 'firefox' ? firefox : webkit
  if (existsSync(build.executablePath())) return visitOwn(await build.launch())
  return engine === 'firefox' ? installedFirefox() : installedWebKit()
}

async function visitOwn(browser: Browser): Promise<Visitor> {
  const visitor = await visitByPlaywright(browser)
  return { ...visitor, close: () => visitor.close().finally(() => browser.close()) }
}

function installedFirefox(): Promise<Visitor> {
  const path = FIREFOX.find((each) => existsSync(each))
  return path ? visitFirefox(path) : missing('Firefox', 'firefox', 'firefox-esr')
}

function installedWebKit(): Promise<Visitor> {
  const isThere = existsSync(WEBKIT_DRIVER)
  const browser = isThere && miniBrowsers().find((path) => existsSync(path))
  return browser ? visitWebKit(WEBKIT_DRIVER, browser) : missing('WebKit', 'webkit', 'webkit2gtk-driver xvfb')
}

/** Where distributions keep the browser that the driver starts: in a folder of the processor's, in Debian. */
function miniBrowsers(): string[] {
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  return folders.map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
}

async function missing(name: string, build: string, packages: string): Promise<never> {
  throw new Error(
    `There is no ${name} here. Install Playwright's build (\`npx playwright-core install ${build}\`), or Debian's: ` +
      `\`apt-get install ${packages}\`.`,
  )
}
