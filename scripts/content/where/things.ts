import { posix } from 'node:path'
import type { Singleton } from '../../../renderer/model/define/definitions.ts'
import { textAt } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, type Reference } from '../../../renderer/model/define/reference.ts'
import { ENTRY_LINK } from '../../../renderer/model/mdx/entryLink.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { pagesAround, plain, type Thing, usesOf } from './uses.ts'

/** What looks like a name, and not like what visitors read. */
const NAME = /^[\w./<>{}:-]+$/

/** All that is meant: what is called so (the same word may be a service and a tag of something else), or what says so. */
export function thingsMeant(index: ContentIndex, typed: string): Thing[] {
  const called = thingsCalled(index, typed)
  if (called.length > 0 && NAME.test(typed)) return called
  const words = { says: `words \`${typed}\``, words: [typed] }
  return usesOf(index, words).length > 0 ? [...called, words] : called
}

function thingsCalled(index: ContentIndex, typed: string): Thing[] {
  const path = typed.replace(/^content\//, '')
  const name = path.replace(/\.(?:mdx|yaml)$/, '')
  const titled = index.site.pageIndex().filter(([, title]) => plain(title) === plain(typed))
  const addresses = [typed, ...titled.map(([address]) => address)]
  return [
    ...named(index, name, addresses),
    ...files(index, path),
    ...media(index, typed.replace(/^(?:\/|content\/)/, '').replace(/^media\//, '')),
    ...pages(index.site, addresses),
    ...components(index, typed.replaceAll(/[</>]/g, '')),
    ...tokens(index, typed.replaceAll(/[{}]/g, '')),
  ]
}

/** Whether a link leads to a page, whatever place on it. */
const leadsTo = ({ target, slug }: Reference, address: string) =>
  target === ADDRESSES && slug.split(/[?#]/)[0] === address

/**
 * What there is to refer to by a name: entries, items, records, values that are cited. What has a page is also used by links to that, and
 * is called so by its address, and a record by its value.
 */
function named({ model, site, targets }: ContentIndex, name: string, addresses: string[]): Thing[] {
  const pages = new Map(
    site.pages().map(({ definition, parent, slug, address }) => [[definition.name, parent, slug].join(' '), address]),
  )
  const own = [...model.targets()].filter(([target]) => target !== MEDIA && target !== ADDRESSES)
  return own.flatMap(([target, singular]) => {
    const quotes = model.collections.find((each) => each.name === target)?.quotes?.name
    const quoted = model.collections.find((each) => each.quotes?.name === target)
    const isNested = model.nested.some((each) => each.name === target)
    const records = model.singletons.find((each) => each.records && each.name === target)
    return targets.namesOf(target).flatMap((id): Thing[] => {
      const [parent, item] = isNested ? id.split('/') : [undefined, id]
      const address = pages.get([target, parent, item].join(' '))
      const cited = records && textAt(site.get(records), [id, ...(records.records?.value ?? [])])
      const names = [id, item, `${target}/${id}`, `${singular}:${id}`, address?.slice(1), cited]
      if (!names.includes(name) && !(address && addresses.includes(address))) return []
      const isMeant = (reference: Reference) =>
        (reference.target === target && reference.slug === id) ||
        // A reference may cite a value of an entry: its price.
        (reference.target === quotes && reference.slug.startsWith(`${id}/`)) ||
        (address !== undefined && leadsTo(reference, address))
      const own = quoted ? `, of ${quoted.name}/${id.split('/')[0]}.${quoted.format}` : ''
      const says = `${singular} \`${id}\`${address === undefined ? own : `, the page ${address}`}`
      return [{ says, address, isMeant, isCited: (token) => token === `${singular}:${id}` }]
    })
  })
}

/** Files of which there is one: what they hold is shown, cited, or referred to by name. */
function files({ model, site }: ContentIndex, path: string): Thing[] {
  return model
    .files()
    .filter((file) => file.path === path)
    .map((file) => {
      const pages = pagesAround(site, path, () => true)
      const isShown = pages !== ''
      const says = `file \`${path}\`${isShown ? `, shown on ${pages}` : ''}`
      return 'kind' in file ? { says, isShown, ...partsOf(site, file) } : { says, isShown }
    })
}

function partsOf(site: Site, file: Singleton): Partial<Thing> {
  const data = site.get(file) as object
  const cited = file.records ? Object.keys(data).map((id) => `${file.records?.singular}:${id}`) : []
  return {
    isMeant: ({ target, slug }) => target === file.name && Object.hasOwn(data, slug),
    isCited: (token) => cited.includes(token),
    ...(file.tokens.size > 0 && { words: [...file.tokens.values()].map((place) => textAt(data, place)) }),
  }
}

function media({ folder }: ContentIndex, path: string): Thing[] {
  const found = [...folder.media.keys()].filter((each) => each === path || posix.basename(each) === path)
  return found.map((each) => ({
    says: `file \`media/${each}\``,
    isMeant: ({ target, slug }) => target === MEDIA && slug === each,
  }))
}

/** Pages that no entry gives: home, listings. */
function pages(site: Site, addresses: string[]): Thing[] {
  return site
    .pages()
    .filter(({ address, slug }) => addresses.includes(address) && slug === undefined)
    .map(({ address }) => ({ says: `page ${address}`, isMeant: (reference) => leadsTo(reference, address) }))
}

function components({ model }: ContentIndex, name: string): Thing[] {
  if (name !== ENTRY_LINK && !Object.hasOwn(model.components, name)) return []
  return [{ says: `component \`<${name}>\``, component: name }]
}

function tokens({ model, site }: ContentIndex, name: string): Thing[] {
  return model.singletons.flatMap((each) => {
    const place = each.tokens.get(name)
    const value = place && textAt(site.get(each), place)
    return value ? [{ says: `token \`{${name}}\`, which says ${value}`, words: [value] }] : []
  })
}
