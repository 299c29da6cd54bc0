import type { Coordinates } from '../drawing/geometry.ts'
import { PAGE_INDEX_URL } from '../urls.ts'
import { fetchOnce } from './fetchOnce.ts'

/** An entry of the page index (`/pages.tsv`). Only cities have coordinates. */
export interface PageIndexEntry {
  address: string
  name: string
  coordinates?: Coordinates
  /** Other names that match a search: `nyc`, `Brooklyn`, `TX`. */
  aliases: string[]
}

/** Fetches the page index that `scripts/build/steps/pageIndex.ts` writes. @throws {FetchError} */
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
