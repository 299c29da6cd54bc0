import { PAGE_INDEX } from '../urls.ts'

export interface NamedPage {
  /** `/locations/florida/miami` */
  address: string
  /** `Miami, Florida` */
  name: string
}

/** All pages of the site (`scripts/build/steps/writePageIndex.ts`), or undefined where they cannot be had now. */
export async function fetchPageIndex(): Promise<NamedPage[] | undefined> {
  try {
    const response = await fetch(PAGE_INDEX)
    if (!response.ok) return undefined
    const lines = (await response.text()).split('\n')
    return lines.map((line) => line.split('\t')).map(([address = '', name = '']) => ({ address, name }))
  } catch {
    // No network: whoever asks decides what the visitor is told.
    return undefined
  }
}
