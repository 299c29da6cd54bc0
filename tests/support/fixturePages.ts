import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { listFiles } from '../../scripts/cache/sources.ts'

/** Reads the pages of the fixture site, except for not-found pages. */
function readPages(): { file: string; html: string }[] {
  const folder = inject('fixtureFolder')
  return listFiles(folder)
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))
}

/** Finds a page of the fixture site by its HTML. */
export function findPage(matches: (html: string) => boolean): string {
  const page = readPages().find(({ html }) => matches(html))
  if (!page) throw new Error('No page of the fixture site matches.')
  return toAddress(page.file)
}

const UNKNOWN_ADDRESS = '/nowhere'

/** Lists the largest page per route, and an unknown address. */
export function listOnePagePerRoute(): string[] {
  const pages = readPages().toSorted((a, b) => a.html.length - b.html.length)
  const largest = new Map(pages.map(({ file }) => [getRoute(file), toAddress(file)]))
  return [...largest.values(), UNKNOWN_ADDRESS].sort()
}

const toAddress = (file: string) => `/${file}`.replace(/(index)?\.html$/, '')

function getRoute(file: string): string {
  const [first, ...rest] = file.split('/')
  return `${first} ${rest.length}`
}
