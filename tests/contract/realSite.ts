import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { parseOutline } from '../support/outline.ts'
import { runProgramOrThrow } from '../support/programs.ts'
import { createTemporaryFolder, readSiteOutput } from '../support/siteFolder.ts'

// Builds the content of this repository once for all contract tests.
const folder = join(createTemporaryFolder(afterAll), 'dist')
await runProgramOrThrow('build', '--out', folder)

const checked = await inspectContent({ content: 'content', release: false })
if (!checked.site) throw new Error('The content has problems, although the site was built: npm run check lists them.')

export const site = checked.site
export const builtSite = readSiteOutput(folder)
export const builtAddresses = [...builtSite.pages.keys()]

export const isNotFound = (address: string) => address.endsWith('/404')

export const readHtml = (address: string) =>
  readFileSync(getPath(address === '/' ? '/index.html' : `${address}.html`), 'utf8')

export const getPath = (address: string) => join(folder, address)

export const outlines = new Map(builtAddresses.map((address) => [address, parseOutline(readHtml(address))]))

export const getOutline = (address: string) => outlines.get(address) ?? expect.fail(`There is no page ${address}.`)

/** Lists the addresses of a route. */
export const listPages = ({ path }: { path: string }) =>
  site.pages().flatMap(({ route, address }) => (route.id === path ? [address] : []))
