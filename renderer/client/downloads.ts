import type { Coordinates } from '../drawing/geometry.ts'
import { PAGE_INDEX_URL } from '../urls.ts'

/** Thrown if a file can't be loaded or parsed, or has an error status. */
export class FetchError extends Error {}

const cache = new Map<string, Promise<unknown>>()

/** Loads a value and caches it by key. After a failure, the next call retries. */
export function loadOnce<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const promise = (cache.get(key) as Promise<Value> | undefined) ?? load()
  cache.set(key, promise)
  promise.catch(() => cache.delete(key))
  return promise
}

/** Fetches and parses a file, and caches the result by URL. @throws {FetchError} */
export const fetchOnce = <Value>(url: string, parse: (response: Response) => Promise<Value>) =>
  loadOnce(url, async () => {
    try {
      const response = await fetch(url)
      if (response.ok) return await parse(response)
    } catch (cause) {
      throw new FetchError(url, { cause })
    }
    throw new FetchError(url)
  })

/** A page that visitors can search for: a line of the page index (`/pages.tsv`). Only cities have coordinates. Aliases also match a search: `nyc`, `Brooklyn`, `TX`. */
export type PageIndexEntry = { address: string; name: string; coordinates?: Coordinates; aliases: string[] }

/** Fetches and parses the page index (`scripts/build/steps/fetchedFiles.ts`). @throws {FetchError} */
export const fetchPages = (): Promise<PageIndexEntry[]> =>
  fetchOnce(PAGE_INDEX_URL, async (response) => (await response.text()).split('\n').map(parsePage))

function parsePage(line: string): PageIndexEntry {
  const [address = '', name = '', point = '', aliases = ''] = line.split('\t')
  const [lat = 0, lon = 0] = point.split(',').map(Number)
  const coordinates = point === '' ? {} : { coordinates: { lat, lon } }
  return { address, name, ...coordinates, aliases: aliases.split('|').filter(Boolean) }
}
