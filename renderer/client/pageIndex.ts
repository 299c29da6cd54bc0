import type { Coordinates } from '../drawing/geometry.ts'
import { PAGE_INDEX } from '../urls.ts'

/** A line of the page index, `/pages.tsv`. Only cities have coordinates. */
export interface NamedPage {
  address: string
  name: string
  coordinates?: Coordinates
  /** `nyc`, `Brooklyn`, `TX` */
  aliases: string[]
}

/** Fetches the page index of `scripts/build/steps/pageIndex.ts`. Returns undefined if the request fails. */
export async function fetchPageIndex(): Promise<NamedPage[] | undefined> {
  try {
    const response = await fetch(PAGE_INDEX)
    if (!response.ok) return undefined
    return (await response.text()).split('\n').map(parseLine)
  } catch {
    return undefined
  }
}

function parseLine(line: string): NamedPage {
  const [address = '', name = '', point = '', aliases = ''] = line.split('\t')
  const [lat = 0, lon = 0] = point.split(',').map(Number)
  return {
    address,
    name,
    ...(point !== '' && { coordinates: { lat, lon } }),
    aliases: aliases === '' ? [] : aliases.split('|'),
  }
}
