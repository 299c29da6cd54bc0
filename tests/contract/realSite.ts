import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { readBuiltSite } from '../support/builtSite.ts'
import { type Outline, outlineOf } from '../support/outline.ts'
import { runProgram } from '../support/programs.ts'

const root = mkdtempSync(join(tmpdir(), 'real-site-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The site that is built from the real content. Each run has its own, so that several can share a checkout. */
const folder = join(root, 'dist')

const { code, output } = await runProgram('prerender', '--out', folder)
if (code !== 0) throw new Error(`The site does not build:\n${output}`)

const checked = await inspectContent({ root: 'content', release: false })
if (!checked.site) throw new Error('The content has problems, although the site was built: npm run check lists them.')

/** The real content, as the check returns it. What tests expect is derived from it. */
export const site = checked.site

/** What was built of it. */
export const built = await readBuiltSite(folder)

/** The addresses of all pages, not-found pages among them. */
export const pages = [...built.pages.keys()]

export const isNotFound = (address: string) => address.endsWith('/404')

const texts = new Map<string, string>()

/** The HTML of a page. */
export function html(address: string): string {
  const text = texts.get(address) ?? readFileSync(fileOf(address === '/' ? '/index.html' : `${address}.html`), 'utf8')
  texts.set(address, text)
  return text
}

const outlines = new Map<string, Outline>()

/** What a page says of itself and how it is built; each is parsed once for all tests. */
export function outlineAt(address: string): Outline {
  const outline = outlines.get(address) ?? outlineOf(html(address))
  outlines.set(address, outline)
  return outline
}

/** Where the built file of an address is. */
export const fileOf = (address: string) => join(folder, address)

/** The addresses of the pages of a route, by the file of its copy: `posts.page`. */
export const pagesOfRoute = ({ path }: { path: string }) =>
  site.pages().flatMap(({ route, address }) => (route.id === path ? [address] : []))
