import type { Coordinates } from '../drawing/geometry.ts'
import { PAGE_INDEX_URL } from '../urls.ts'
import { fetchOnce } from './fetchOnce.ts'

/** A page that visitors can search for: a line of the page index (`/pages.tsv`). */
export interface PageIndexEntry {
  address: string
  name: string
  /** Only for cities. */
  coordinates?: Coordinates
  /** Names that also match a search: `nyc`, `Brooklyn`, `TX`. */
  aliases: string[]
}

/** Fetches and parses the page index (`scripts/build/steps/pageIndex.ts`). @throws {FetchError} */
export const fetchPages = (): Promise<PageIndexEntry[]> =>
  fetchOnce(PAGE_INDEX_URL, async (response) => (await response.text()).split('\n').map(parseLine))

function parseLine(line: string): PageIndexEntry {
  const [address = '', name = '', point = '', aliases = ''] = line.split('\t')
  const [lat = 0, lon = 0] = point.split(',').map(Number)
  return {
    address,
    name,
    ...(point !== '' && { coordinates: { lat, lon } }),
    aliases: aliases === '' ? [] : aliases.split('|'),
  }
}
