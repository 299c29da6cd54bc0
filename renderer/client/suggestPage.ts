import { findClosest } from '../model/diagnostics/similarity.ts'
import { fetchPages } from './downloads.ts'

/** Suggests the page with the most similar address on not-found pages. Skips a page if a button already links to it. */
export async function suggestPage(suggestion: HTMLElement): Promise<void> {
  const link = suggestion.querySelector('a')
  const pages = await fetchPages().catch(() => [])
  const addresses = pages.map(({ address }) => address)
  const similarAddress = findSimilarAddress(decodePath(location.pathname), addresses)
  const page = pages.find(({ address }) => address === similarAddress)
  if (!link || !page || document.querySelector(`main .button[href="${CSS.escape(page.address)}"]`)) return
  link.href = page.address
  link.textContent = page.name
  suggestion.hidden = false
}

/** Decodes a path. Returns malformed paths like `/100%` unchanged. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Corrects each segment of a path: `/locations/florida/maimi` to `/locations/florida/miami`. Drops the end of a path that isn't similar to a page. */
export function findSimilarAddress(pathname: string, addresses: string[]): string | undefined {
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  let folder = ''
  for (const segment of segments) {
    const pagesInFolder = addresses.filter((address) => address.startsWith(`${folder}/`) && address !== '/')
    const children = new Set(pagesInFolder.map((address) => address.slice(folder.length + 1).split('/')[0] ?? ''))
    const child = children.has(segment) ? segment : findClosest(segment, children)
    if (child === undefined) break
    folder += `/${child}`
  }
  return addresses.includes(folder) ? folder : undefined
}
