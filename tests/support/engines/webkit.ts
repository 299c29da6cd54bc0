import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { Builder, Button, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import type { Visitor } from './visitor.ts'

/** Keys that the protocol has a character for. */
const KEYS: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
}

/** WebKitGTK, by its own driver. Where there is no screen it gets one. */
export async function visitWebKit(driver: string, binary: string): Promise<Visitor> {
  const port = await freePort()
  const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? undefined : await openScreen()
  const env = { ...process.env, ...(screen && { DISPLAY: screen.display }) }
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const close = () => {
    server.kill()
    screen?.server.kill()
  }
  try {
    const browser = await connect(port, binary)
    return { ...visitorOf(browser), close: () => browser.quit().finally(close) }
  } catch (error) {
    close()
    throw error
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  await listening(port)
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
}

function visitorOf(browser: WebDriver): Omit<Visitor, 'close'> {
  const moveTo = (x: number, y: number) => browser.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 })
  return {
    open: (url) => browser.get(url),
    evaluate: (script) => browser.executeScript(`return ${script}`),
    press: (key) =>
      browser
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform(),
    click: (x, y) => moveTo(x, y).press(Button.LEFT).release(Button.LEFT).perform(),
    hover: (x, y) => moveTo(x, y).perform(),
    // The window's bars take some of it.
    resize: async (width, height) => {
      await browser.manage().window().setRect({ width, height })
    },
    back: () => browser.navigate().back(),
  }
}

/** Resolves once something listens on a port. */
async function listening(port: number): Promise<void> {
  const status = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
  while (!(await status()));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A screen in memory, which says its number once it is there. */
function openScreen(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(new Error('WebKit needs a screen: install `xvfb`.')))
    server.stdout.once('data', (number) => resolve({ display: `:${String(number).trim()}`, server }))
  })
}
