import type { Point } from '../places/geography.ts'
import { PAGE_INDEX } from '../urls.ts'

export interface NamedPage {
  /** `/locations/florida/miami` */
  address: string
  /** `Miami, Florida` */
  name: string
  at?: Point
  /** What it is called besides: `nyc`, `Brooklyn`, `TX`. */
  aliases: string[]
}

/** All pages of the site (`scripts/build/steps/pageIndex.ts`), or undefined where they cannot be had now. */
export async function fetchPageIndex(): Promise<NamedPage[] | undefined> {
  try {
    const response = await fetch(PAGE_INDEX)
    if (!response.ok) return undefined
    return (await response.text()).split('\n').map(pageOf)
  } catch {
    // No network: whoever asks decides what to say.
    return undefined
  }
}

function pageOf(line: string): NamedPage {
  const [address = '', name = '', place = '', aliases = ''] = line.split('\t')
  const [lat = 0, lon = 0] = place.split(',').map(Number)
  return { address, name, ...(place !== '' && { at: { lat, lon } }), aliases: aliases === '' ? [] : aliases.split('|') }
}
