import { closest } from '../model/suggest.ts'
import { urls } from '../model/urls.ts'

/**
 * On a not-found page: shows a link to the page whose address comes nearest to the mistyped one. The list of addresses is
 * fetched here alone; where it cannot be had, the page stays as it is.
 */
export async function suggestPage(suggestion: HTMLElement): Promise<void> {
  const link = suggestion.querySelector('a')
  const response = await fetch(urls.pageIndex())
  if (!link || !response.ok) return
  const names = new Map((await response.text()).split('\n').map((line) => line.split('\t') as [string, string]))
  const address = nearestAddress(decodeURI(location.pathname), [...names.keys()])
  if (address === undefined) return
  link.href = address
  link.textContent = names.get(address) ?? address
  suggestion.hidden = false
}

/**
 * The page that a mistyped address most likely meant: in the deepest folder that it names rightly, or spelt nearly so.
 * @param pathname for instance `/locations/florida/maimi`.
 */
export function nearestAddress(pathname: string, addresses: string[]): string | undefined {
  const [, ...parts] = pathname.toLowerCase().replace(/\/+$/, '').split('/')
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
