import { normalizeAddress } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import { MEDIA } from '../define/reference.ts'
import type { ServedKind } from '../define/rules.ts'
import type { Inventory } from '../inventory.ts'
import { listEntryFileAddresses, listFeedAddresses, listNotFoundPages } from '../routes.ts'

/** Returns a function that finds the kind of content at an address, after host redirects: `/about.html` to `/about`. */
export function createServedKindLookup(
  model: ContentModel,
  inventory: Inventory,
  { pages, media }: { pages: Iterable<string>; media: string[] },
): (address: string) => ServedKind | undefined {
  const folders = model.reservedPaths.filter((file) => file.endsWith('/'))
  const files = [...media, ...model.generatedMedia].map((path) => `/${MEDIA}/${path}`)
  const kinds: [ServedKind, Iterable<string>][] = [
    ['file', [...model.reservedPaths, ...files, ...listEntryFileAddresses(model, inventory)]],
    ['feed', listFeedAddresses(model, inventory)],
    ['not-found page', listNotFoundPages(model, inventory)],
    ['page', pages],
  ]
  const kindsByAddress = new Map(
    kinds.flatMap(([kind, addresses]) => [...addresses].map((address) => [address, kind] as const)),
  )
  return (address) => {
    const canonical = normalizeAddress(address)
    const isInFolder = folders.some((folder) => `${canonical}/`.startsWith(folder))
    return kindsByAddress.get(canonical) ?? kindsByAddress.get(address) ?? (isInFolder ? 'file' : undefined)
  }
}
