import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { serve } from '../../scripts/serve/serve.ts'
import { emptyFolder } from './siteFolder.ts'

/** As tall as the tallest of a real site: 10,000 pixels and more. */
export const TALL = ['/locations/kentucky', '/locations/kentucky/louisville', '/services/local-seo']
/** No taller than it was. */
export const SHORT = '/terms'

/** Dense, as real pages are: wherever a page is left, a text begins near the window's top. */
const MORE = '<p>A paragraph.</p>'.repeat(500)

/** Serves the fixture's site with pages of real heights, until the test ends. Returns its address. */
export async function serveTall(): Promise<string> {
  const folder = emptyFolder()
  cpSync(inject('fixtureFolder'), folder, { recursive: true })
  for (const path of TALL) {
    const file = join(folder, `${path}.html`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('</main>', `${MORE}$&`))
  }
  const { server, address } = await serve({ folder, port: 0 })
  onTestFinished(() => {
    server.close()
  })
  return address
}
