import { select } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import type { PageAddress } from '../../../renderer/model/inventory.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Named } from './names.ts'

/** What a rename means for everything that refers to the renamed. */
export interface Renaming {
  /** What a reference says from now on; undefined where it stays. */
  of: Names
  /** The same of a token in a text: `claim:growth`. */
  ofToken(token: string): string | undefined
  /** The pages that get another address, each with that. */
  addresses: ReadonlyMap<string, string>
}

type Names = (target: string, name: string) => string | undefined

/**
 * Follows from a rename.
 * @param slug what it is called from now on.
 * @param paths files that go with it, each with its new path.
 */
export function renamingOf(site: Site, from: Named, slug: string, paths: ReadonlyMap<string, string>): Renaming {
  const names = namesAfter(site, from, slug)
  const changed = site.pages().map((page) => [page.address, addressAfter(site, page, names)] as const)
  const addresses = new Map(changed.filter(([before, after]) => before !== after))
  const toPages = toAddresses(addresses)
  return {
    addresses,
    of: (target, name) => {
      if (target === MEDIA) return paths.get(`${MEDIA}/${name}`)?.slice(`${MEDIA}/`.length)
      return target === ADDRESSES ? toPages(target, name) : names(target, name)
    },
    ofToken: (token) => {
      const [singular = '', name = ''] = token.split(':')
      const target = [...site.model.targets()].find(([, word]) => word === singular)?.[0]
      const after = target === undefined ? undefined : names(target, name)
      return after === undefined ? undefined : `${singular}:${after}`
    },
  }
}

/** What a link becomes where pages get other addresses: `/blog/old?x=1#part` keeps its end. */
export function toAddresses(addresses: ReadonlyMap<string, string>): Names {
  return (target, name) => {
    const [path = ''] = name.split(/[?#]/)
    const after = target === ADDRESSES ? addresses.get(path) : undefined
    return after === undefined ? undefined : after + name.slice(path.length)
  }
}

function namesAfter({ model }: Site, from: Named, slug: string): Names {
  const { name: renamed } = from.definition
  if (from.kind === 'item') {
    const before = `${from.parent}/${from.slug}`
    return (target, name) => (target === renamed && name === before ? `${from.parent}/${slug}` : undefined)
  }
  // Names of what stands in an entry begin with its own: `florida/tampa`, `local-seo/small`.
  const inside = [
    ...model.nested.filter(({ parent }) => parent.name === renamed).map(({ name }) => name),
    ...model.collections.flatMap(({ name, quotes }) => (quotes && name === renamed ? [quotes.name] : [])),
  ]
  return (target, name) => {
    if (target === renamed) return name === from.slug ? slug : undefined
    return inside.includes(target) && name.startsWith(`${from.slug}/`) ? slug + name.slice(from.slug.length) : undefined
  }
}

/** The address of a page: the entry's own, one below it, or one that is called after it elsewhere. */
function addressAfter(site: Site, { address, definition, slug, parent = '' }: PageAddress, names: Names): string {
  if (slug === undefined || definition.kind === 'singleton') return address
  const renamed = (target: string, name: string) => names(target, name) ?? name
  if (definition.kind === 'collection') return definition.address(renamed(definition.name, slug))
  const item = site.findNested(definition, parent, slug)?.item
  const [calledAfter] = select(item, definition.slug).map(({ value }) => value)
  const after =
    calledAfter instanceof Reference
      ? renamed(calledAfter.target, slug)
      : names(definition.name, `${parent}/${slug}`)?.split('/')[1]
  return definition.address(renamed(definition.parent.name, parent), after ?? slug)
}
