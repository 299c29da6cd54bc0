import { canonicalAddress } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import type { Served } from '../define/policies.ts'
import { MEDIA } from '../define/reference.ts'
import type { Inventory } from '../inventory.ts'
import { entryFileAddresses, feedAddresses, notFoundPagesOf } from '../routes.ts'

/** Resolves URLs, including host redirects: `/about.html` to `/about`. */
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
