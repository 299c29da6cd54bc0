import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { Visitor } from './visitor.ts'

/** A page is where it says at once, so that the mouse meets what it is aimed at. */
const LESS_MOTION = { 'ui.prefersReducedMotion': 1 }

/** An installed Firefox, by WebDriver BiDi: it needs no driver beside it. */
export async function visitFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: LESS_MOTION,
  })
  let page = await browser.newPage()
  return {
    // In a tab of its own: in one where a page has come back whole, Puppeteer (24) waits for ever for the next.
    open: async (url) => {
      const last = page
      page = await browser.newPage()
      await page.setViewport(last.viewport())
      await last.close()
      await page.goto(url)
    },
    evaluate: (script) => page.evaluate(script),
    press: (key) => page.keyboard.press(key as KeyInput),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    resize: (width, height) => page.setViewport({ width, height }),
    // A page that comes back whole loads nothing that could be waited for.
    back: async () => {
      await page.evaluate('history.back()')
    },
    close: () => browser.close(),
  }
}
