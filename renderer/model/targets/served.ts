import { canonicalAddress } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import type { Served } from '../define/policies.ts'
import { MEDIA } from '../define/reference.ts'
import type { Inventory } from '../inventory.ts'
import { entryFileAddresses, feedAddresses, notFoundPagesOf } from '../routes.ts'

/**
 * Collects the addresses of pages, not-found pages, feeds, files of entries, media, and generated files.
 * @param pages the addresses of pages
 * @param media the files of `content/media`
 * @returns a function that returns the kind of page or file at an address, after the redirects of hosts (`/about.html` to `/about`).
 * It returns undefined for unused addresses.
 */
export function servedIn(
  model: ContentModel,
  inventory: Inventory,
  { pages, media }: { pages: Iterable<string>; media: string[] },
): (address: string) => Served | undefined {
  const folders = model.ownFiles.filter((file) => file.endsWith('/'))
  const files = [...media, ...model.ownMedia].map((path) => `/${MEDIA}/${path}`)
  const kinds: [Served, Iterable<string>][] = [
    ['file', [...model.ownFiles, ...files, ...entryFileAddresses(model, inventory)]],
    ['feed', feedAddresses(model, inventory)],
    ['not-found page', notFoundPagesOf(model, inventory)],
    ['page', pages],
  ]
  const served = new Map(kinds.flatMap(([kind, addresses]) => [...addresses].map((each) => [each, kind] as const)))
  return (address) => {
    const canonical = canonicalAddress(address)
    const isInFolder = folders.some((folder) => `${canonical}/`.startsWith(folder))
    return served.get(canonical) ?? served.get(address) ?? (isInFolder ? 'file' : undefined)
  }
}
