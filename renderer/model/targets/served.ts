import { canonicalAddress } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import type { Served } from '../define/policies.ts'
import { MEDIA } from '../define/reference.ts'
import { entryFileAddresses, fileAddresses, type Inventory, notFoundAddresses, pagesOf } from '../inventory.ts'

/**
 * Collects everything that the site serves: pages, not-found pages, feeds, files of entries, media, and the build's own files.
 * @param media the files of `content/media`.
 * @returns what is served at an address, or at the address that hosts redirect it to (`/about.html`); undefined for a free address.
 */
export function servedIn(
  model: ContentModel,
  inventory: Inventory,
  media: string[],
): (address: string) => Served | undefined {
  const pages = new Set(pagesOf(model, inventory).map(({ address }) => address))
  const notFoundPages = new Set(notFoundAddresses(model, inventory))
  const feeds = new Set(fileAddresses(model, inventory))
  const folders = model.ownFiles.filter((file) => file.endsWith('/'))
  const files = new Set([
    ...model.ownFiles,
    ...[...media, ...model.ownMedia].map((path) => `/${MEDIA}/${path}`),
    ...entryFileAddresses(model, inventory),
  ])
  return (address) => {
    const canonical = canonicalAddress(address)
    if (pages.has(canonical)) return 'page'
    if (notFoundPages.has(canonical)) return 'not-found page'
    if (feeds.has(address)) return 'feed'
    const isFile = files.has(address) || folders.some((folder) => `${canonical}/`.startsWith(folder))
    return isFile ? 'file' : undefined
  }
}
