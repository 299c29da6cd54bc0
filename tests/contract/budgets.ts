import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { episodes } from '../../renderer/collections/episodes/definition.ts'
import { home } from '../../renderer/collections/home/definition.ts'
import { services } from '../../renderer/collections/services/definition.ts'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { GENERATED_FILES } from '../../renderer/urls.ts'
import { builtAddresses, builtSite, getPath, listPages, readHtml, site } from './realSite.ts'

const BYTES_PER_KB = 1024

const sizes = new Map<string, number>()
/** Fonts are compressed already. */
function getTransferSize(file: string): number {
  const readBytes = () => readFileSync(getPath(file))
  const size = sizes.get(file) ?? (file.endsWith('.woff2') ? readBytes() : gzipSync(readBytes())).length
  sizes.set(file, size)
  return size
}

function listTransitiveImports(asset: string): string[] {
  if (!asset.endsWith('.js')) return [asset]
  const { module } = parseSync(asset, readFileSync(getPath(asset), 'utf8'))
  const imported = module.staticImports.map(({ moduleRequest }) => posix.join(dirname(asset), moduleRequest.value))
  return [asset, ...imported.flatMap(listTransitiveImports)]
}

const getGzippedHtmlSize = (address: string) => gzipSync(readHtml(address)).length

const findOverLimit = (addresses: string[], getBytes: (address: string) => number, limitKb: number) =>
  addresses
    .map((address) => ({ address, bytes: getBytes(address) }))
    // Zero bytes mean a missing file.
    .filter(({ bytes }) => bytes === 0 || bytes > limitKb * BYTES_PER_KB)

function sumAssetSizes(address: string, pattern: RegExp): number {
  const assets = (builtSite.pages.get(address)?.assets ?? []).filter((asset) => pattern.test(asset))
  const files = new Set(assets.flatMap(listTransitiveImports))
  return [...files].reduce((sum, file) => sum + getTransferSize(file), 0)
}

test.each([
  ['2 KB of JavaScript', /\.js$/, 2],
  ['14 KB of CSS', /\.css$/, 14],
  ['47 KB of fonts', /\.woff2$/, 47],
])('loads at most %s on each page, gzipped', (_, pattern, limit) => {
  expect(findOverLimit(builtAddresses, (address) => sumAssetSizes(address, pattern), limit)).toEqual([])
})

/** Maximum size of gzipped HTML in KB, by route. The default is 11. */
const HTML_LIMITS_KB: Record<string, number> = {
  [home.name]: 12.5,
  [services.page.path]: 13.5,
  [cities.page.path]: 10,
  [episodes.page.path]: 13,
  [states.listing.path]: 16.5,
  [states.page.path]: 15,
}
const routes = [...new Set(site.pages().map(({ route }) => route.id))]

test.each([...routes, 'not-found pages'])('limits the gzipped HTML of %s', (route) => {
  const matches = listPages({ path: route })
  const addresses = matches.length > 0 ? matches : [...site.notFoundAddresses()]
  expect(findOverLimit(addresses, getGzippedHtmlSize, HTML_LIMITS_KB[route] ?? 11)).toEqual([])
})

/** The site promises this maximum to visitors: see `speed` in content/services/website-design.yaml. */
const FIRST_LOAD_KB = 75

test.each(routes)('limits the bytes of the first load of %s', (route) => {
  const getBytes = (address: string) => getGzippedHtmlSize(address) + sumAssetSizes(address, /\.(?:css|js|woff2)$/)
  expect(findOverLimit(listPages({ path: route }), getBytes, FIRST_LOAD_KB)).toEqual([])
})

test('lists each page in the page index, with at most 30 KB, gzipped', () => {
  expect(getTransferSize(GENERATED_FILES.pageIndex)).toBeLessThanOrEqual(30 * BYTES_PER_KB)
  const lines = readFileSync(getPath(GENERATED_FILES.pageIndex), 'utf8').split('\n')
  const addresses = site.pages().map(({ address }) => address)
  expect(lines.map((line) => line.split('\t')[0]).toSorted()).toEqual(addresses.toSorted())
})

test.each([
  ['HTML of a page to 80 KB', builtAddresses, /.*/s, 80],
  ['map of the United States to 40 KB', listPages(states.listing), /<svg [^>]*role="group".*?<\/svg>/s, 40],
  ['map of a state to 20 KB', listPages(states.page), /<svg [^>]*role="group".*?<\/svg>/s, 20],
])('limits the %s', (_, addresses, pattern, limit) => {
  const measurePart = (address: string) => pattern.exec(readHtml(address))?.[0].length ?? 0
  expect(findOverLimit(addresses, measurePart, limit)).toEqual([])
})
