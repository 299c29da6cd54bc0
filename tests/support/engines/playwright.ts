import type { Browser } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** A browser that Playwright knows: Chromium, and its own builds of Firefox and WebKit. */
export async function visitByPlaywright(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  return {
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: (script) => page.evaluate(script),
    press: (key) => page.keyboard.press(key),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    back: async () => {
      await page.goBack()
    },
    close: () => context.close(),
  }
}
