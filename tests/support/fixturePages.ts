import { statSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { listFiles } from '../../scripts/files.ts'

/** Lists the largest page of each route of the fixture site, and an unknown address. */
export function listOnePagePerRoute(): string[] {
  const folder = inject('fixtureFolder')
  const getSize = (file: string) => statSync(join(folder, file)).size
  const pages = listFiles(folder)
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .toSorted((a, b) => getSize(a) - getSize(b))
  const largest = new Map(pages.map((file) => [getRoute(file), `/${file}`.replace(/(index)?\.html$/, '')]))
  return [...largest.values(), '/nowhere'].sort()
}

function getRoute(file: string): string {
  const [first, ...rest] = file.split('/')
  return `${first} ${rest.length}`
}
