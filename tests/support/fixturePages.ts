import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Finds a page of the fixture site by its HTML. */
export function findPage(matches: (html: string) => boolean): string {
  const folder = inject('fixtureFolder')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.endsWith('404.html'),
  )
  const file = files.sort().find((candidate) => matches(readFileSync(join(folder, candidate), 'utf8')))
  if (file === undefined) throw new Error('No page of the fixture site matches.')
  return toAddress(file)
}

const UNKNOWN_ADDRESS = '/nowhere'

/** Lists the largest page per route, and an unknown address. */
export function listOnePagePerRoute(): string[] {
  const folder = inject('fixtureFolder')
  const getSize = (file: string) => statSync(join(folder, file)).size
  const largest = new Map<string, string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || file.endsWith('404.html')) continue
    const largestSoFar = largest.get(getRoute(file))
    if (largestSoFar === undefined || getSize(file) > getSize(largestSoFar)) largest.set(getRoute(file), file)
  }
  return [...[...largest.values()].map(toAddress), UNKNOWN_ADDRESS].sort()
}

const toAddress = (file: string) => `/${file}`.replace(/(index)?\.html$/, '')

function getRoute(file: string): string {
  const [first, ...rest] = file.split('/')
  return `${first} ${rest.length}`
}
