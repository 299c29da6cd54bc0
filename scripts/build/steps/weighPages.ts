import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type FetchedFiles, travelling, weighed } from './pageWeight.ts'
import type { KnownPage } from './renderPages.ts'
import { fileOf } from './renderPages.ts'

/** The id by which a page asks to be weighed. */
const ASKS = 'weight'

/**
 * Tells the pages that ask for it what they weigh, as they were rendered: with the styles, scripts and fonts of this build.
 * @param client the folder of the site's files.
 * @returns how many they are.
 */
export function weighPages(pages: Map<string, KnownPage>, client: string): number {
  const asking = [...pages].filter(([, { facts }]) => facts.ids.includes(ASKS))
  for (const [address, { facts }] of asking) {
    const file = fileOf(client, address)
    writeFileSync(file, weighed(readFileSync(file, 'utf8'), fetchedFiles(facts.assets, client)))
  }
  return asking.length
}

/** What a browser fetches with a page: the style sheets, scripts and fonts that it names, and what scripts import at once. */
export function fetchedFiles(assets: readonly string[], client: string): FetchedFiles {
  const files = [...new Set(assets.flatMap((asset) => withImports(asset, client)))]
  const bytesOf = (kind: RegExp) =>
    files.filter((file) => kind.test(file)).reduce((sum, file) => sum + travellingFile(join(client, file)), 0)
  const [styles, scripts, fonts] = [bytesOf(/\.css$/), bytesOf(/\.js$/), bytesOf(/\.woff2$/)]
  return { styles, scripts, fonts, count: files.filter((file) => /\.(?:css|js|woff2)$/.test(file)).length }
}

/** A font travels as it is: it is compressed already. */
function travellingFile(path: string): number {
  const bytes = readFileSync(path)
  return path.endsWith('.woff2') ? bytes.length : travelling(bytes)
}

/** `import"./x.js"` and `from"./x.js"`, not `import("./x.js")`, which comes later. */
const IMPORT = /\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g

function withImports(asset: string, client: string): string[] {
  if (!asset.endsWith('.js')) return [asset]
  const imported = [...readFileSync(join(client, asset), 'utf8').matchAll(IMPORT)]
  return [asset, ...imported.flatMap(([, path = '']) => withImports(posix.join(dirname(asset), path), client))]
}
