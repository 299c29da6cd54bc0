import { Reference } from './reference.ts'
import { urls } from './urls.ts'

/** The folders whose entries have a page, and their addresses. A city is named with its state: `florida/tampa`. */
const ADDRESSES = {
  services: urls.service,
  industries: urls.industry,
  posts: urls.post,
  episodes: urls.episode,
  states: urls.state,
  cities: (slug: string) => {
    const [state = '', city = ''] = slug.split('/')
    return urls.city(state, city)
  },
}
export type EntryTarget = keyof typeof ADDRESSES

function isEntryTarget(name: string): name is EntryTarget {
  return Object.hasOwn(ADDRESSES, name)
}

/** The entry that `services/local-seo` or `cities/florida/tampa` names; undefined where no folder is called so. */
export function parseEntry(to: string): Reference<EntryTarget> | undefined {
  const [target = '', ...rest] = to.split('/')
  return isEntryTarget(target) && rest.length > 0 ? new Reference(target, rest.join('/')) : undefined
}

/** The address of an entry's page. */
export function entryAddress({ target, slug }: Reference<EntryTarget>): string {
  return ADDRESSES[target](slug)
}
