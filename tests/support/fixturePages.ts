import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

/** Returns the gzipped bytes of files of the fixture site. */
export const sumGzippedSizes = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(inject('fixtureFolder'), file))).length, 0)

function getRoute(file: string): string {
  const [first, ...rest] = file.split('/')
  return `${first} ${rest.length}`
}
