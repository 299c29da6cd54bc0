import { closest } from '../model/explain/suggest.ts'
import { fetchPageIndex } from './pageIndex.ts'

/**
 * Shows a link to the page nearest to the mistyped address, unless the page's button leads there. Where the list of addresses cannot
 * be fetched, nothing changes.
 */
export async function suggestPage(suggestion: HTMLElement): Promise<void> {
  const link = suggestion.querySelector('a')
  const pages = await fetchPageIndex()
  if (!link || !pages) return
  const nearest = nearestAddress(
    readable(location.pathname),
    pages.map(({ address }) => address),
  )
  const page = pages.find(({ address }) => address === nearest)
  if (!page || document.querySelector(`main .button[href="${CSS.escape(page.address)}"]`)) return
  link.href = page.address
  link.textContent = page.name
  suggestion.hidden = false
}

/** `/ca%C3%B1on` as `/cañon`. What is not encoded rightly, `/100%`, stays as it is. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The page that `/locations/florida/maimi` most likely meant: in the deepest folder that it names rightly, or spelt nearly so. */
export function nearestAddress(pathname: string, addresses: string[]): string | undefined {
  const parts = pathname
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  let folder = ''
  for (const part of parts) {
    const here = addresses.filter((address) => address.startsWith(`${folder}/`) && address !== '/')
    const children = new Set(here.map((address) => address.slice(folder.length + 1).split('/')[0] ?? ''))
    const child = children.has(part) ? part : closest(part, children)
    if (child === undefined) break
    folder += `/${child}`
  }
  return addresses.includes(folder) ? folder : undefined
}
