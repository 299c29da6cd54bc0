import { select } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import { type Inventory, pagesOf } from '../../../renderer/model/inventory.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Named } from './names.ts'

/** What a rename means for everything that refers to the renamed. */
export interface Renaming {
  /** What a reference says from now on; undefined where it stays. */
  of(target: string, name: string): string | undefined
  /** The same of a token in a text: `claim:growth`. */
  ofToken(token: string): string | undefined
  /** The pages that get another address, each with that. */
  addresses: ReadonlyMap<string, string>
}

/** What a name of a target becomes. */
type Names = (target: string, name: string) => string | undefined

/**
 * Follows from a rename.
 * @param slug what it is called from now on.
 * @param media files of `content/media` that go with it, each with its new path.
 */
export function renamingOf(site: Site, from: Named, slug: string, media: ReadonlyMap<string, string>): Renaming {
  const names = namesAfter(site, from, slug)
  const addresses = addressesAfter(site, names)
  return {
    addresses,
    of: (target, name) => {
      if (target === ADDRESSES) return addressAfter(name, addresses)
      return target === MEDIA ? media.get(name) : names(target, name)
    },
    ofToken: (token) => {
      const [singular = '', name = ''] = token.split(':')
      const target = [...site.model.targets()].find(([, word]) => word === singular)?.[0]
      const after = target === undefined ? undefined : names(target, name)
      return after === undefined ? undefined : `${singular}:${after}`
    },
  }
}

function namesAfter({ model }: Site, from: Named, slug: string): Names {
  const { name: renamed } = from.definition
  if (from.kind === 'item') {
    const before = `${from.parent}/${from.slug}`
    return (target, name) => (target === renamed && name === before ? `${from.parent}/${slug}` : undefined)
  }
  // Names of what stands in an entry begin with its own: `florida/tampa`, `local-seo/small`.
  const inside = new Set([
    ...model.nested.filter(({ parent }) => parent.name === renamed).map(({ name }) => name),
    ...model.collections.flatMap(({ name, quotes }) => (quotes && name === renamed ? [quotes.name] : [])),
  ])
  return (target, name) => {
    if (target === renamed) return name === from.slug ? slug : undefined
    return inside.has(target) && name.startsWith(`${from.slug}/`) ? slug + name.slice(from.slug.length) : undefined
  }
}

/** The pages that get another address: the entry's own, those below it, and those that are called after it elsewhere. */
function addressesAfter(site: Site, names: Names): Map<string, string> {
  const after = pagesOf(site.model, inventoryAfter(site, names))
  const changed = site.pages().flatMap(({ address }, index): [string, string][] => {
    const next = after[index]?.address ?? address
    return next === address ? [] : [[address, next]]
  })
  return new Map(changed)
}

/** The same slugs in the same order, renamed. */
function inventoryAfter(site: Site, names: Names): Inventory {
  const { slugs, items } = site.inventory
  const renamed = (target: string, name: string) => names(target, name) ?? name
  const own = (nested: string, parent: string, slug: string) => {
    const after = names(nested, `${parent}/${slug}`)?.split('/')[1]
    return after ?? slug
  }
  return {
    slugs: new Map([...slugs].map(([name, all]) => [name, all.map((slug) => renamed(name, slug))])),
    items: new Map(
      site.model.nested.map((nested) => [
        nested.name,
        new Map(
          [...(items.get(nested.name) ?? [])].map(([parent, all]) => {
            const target = slugTarget(site, nested.name)
            const after = all.map((slug) => (target ? renamed(target, slug) : own(nested.name, parent, slug)))
            return [renamed(nested.parent.name, parent), after]
          }),
        ),
      ]),
    ),
  }
}

/** Where items are called after an entry of another collection: that collection. */
function slugTarget(site: Site, name: string): string | undefined {
  const nested = site.model.nested.find((each) => each.name === name)
  const [first] = nested ? site.allNested(nested) : []
  const value = nested && first && select(first.item, nested.slug)[0]?.value
  return value instanceof Reference ? value.target : undefined
}

/** `/blog/old?x=1#part` */
function addressAfter(link: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const [path = ''] = link.split(/[?#]/)
  const after = addresses.get(path)
  return after === undefined ? undefined : after + link.slice(path.length)
}
