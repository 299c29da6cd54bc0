import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { serve } from '../../scripts/serve/serve.ts'
import { followLink, shown } from '../support/navigation.ts'
import { MOVING, openPage } from '../support/page.ts'
import { emptyFolder } from '../support/siteFolder.ts'

/** Where each page is left. The first are made as tall as the tallest of a real site, 10,000 pixels and more; the last is short. */
const WAY = [
  { path: '/locations/kentucky', top: 7178 },
  { path: '/locations/kentucky/louisville', top: 3000 },
  { path: '/services/local-seo', top: 9799 },
  { path: '/terms', top: 600 },
]

/** Dense, as real pages are: wherever a page is left, a text begins near the window's top. */
const MORE = '<p>A paragraph.</p>'.repeat(500)

/** Serves the fixture's site with pages of real heights, until the test ends. Returns its address. */
async function serveTall(): Promise<string> {
  const folder = emptyFolder()
  cpSync(inject('fixtureFolder'), folder, { recursive: true })
  for (const { path } of WAY.slice(0, -1)) {
    const file = join(folder, `${path}.html`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('</main>', `${MORE}$&`))
  }
  const { server, address } = await serve({ folder, port: 0 })
  onTestFinished(() => void server.close())
  return address
}

// Chromium in every run; Firefox and WebKit by `npm run test:browsers`.
describe.each(inject('engines'))('in %s', (engine) => {
  test.each([
    ['where motion is welcome', MOVING],
    ['with less motion', {}],
  ])('back and forward keep the place, on tall pages and short ones, however often, %s', async (_, options) => {
    const page = await openPage({ engine, ...options, baseURL: await serveTall() })
    const place = () => page.evaluate(() => scrollY)
    const comesTo = (top: number) => expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(2)
    const left: number[] = []
    for (const [index, { path, top }] of WAY.entries()) {
      await (index === 0 ? page.goto(path) : followLink(page, path))
      await shown(page, path)
      // A page that is still coming is not as tall as it will be.
      await page.waitForLoadState()
      await comesTo(0)
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await comesTo(top)
      left[index] = await place()
    }
    let at = WAY.length - 1
    for (const step of [-1, -1, -1, 1, 1, 1, -1, -1, -1]) {
      await (step < 0 ? page.goBack() : page.goForward())
      at += step
      await shown(page, WAY[at]?.path ?? '')
      await comesTo(left[at] ?? 0)
    }
  })
})
