import { posix } from 'node:path'
import type { Collection, Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import { textAt } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, type Reference } from '../../../renderer/model/define/reference.ts'
import { ENTRY_LINK } from '../../../renderer/model/mdx/entryLink.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { plain } from './texts.ts'
import { pagesAround, type Thing, usesOf } from './uses.ts'

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
    ...families(index.site, name, addresses),
    ...files(index, path),
    ...records(index, name),
    ...media(index, typed.replace(/^(?:\/|content\/)/, '').replace(/^media\//, '')),
    ...pages(index.site, addresses),
    ...components(index, typed.replaceAll(/[</>]/g, '')),
    ...tokens(index, typed.replaceAll(/[{}]/g, '')),
  ]
}

/** Whether a link leads to a page, whatever place on it. */
const leadsTo = ({ target, slug }: Reference, address: string) =>
  target === ADDRESSES && slug.split(/[?#]/)[0] === address

/** Entries and items: what has a page is also used by links to that. */
function families(site: Site, name: string, addresses: string[]): Thing[] {
  const { model } = site
  const entries = model.collections.flatMap((each) =>
    site.all(each).map(({ slug }) => ({
      each,
      slug,
      address: each.page && each.address(slug),
      alias: `${each.base.slice(1)}/${slug}`,
    })),
  )
  const items = model.nested.flatMap((each) =>
    [...(site.inventory.items.get(each.name) ?? [])].flatMap(([parent, slugs]) =>
      slugs.map((slug) => ({
        each,
        slug: `${parent}/${slug}`,
        address: each.page && each.address(parent, slug),
        alias: slug,
      })),
    ),
  )
  return [...entries, ...items]
    .filter(
      ({ each, slug, alias, address }) =>
        [slug, alias, `${each.name}/${slug}`].includes(name) || (address && addresses.includes(address)),
    )
    .map(({ each, slug, address }) => ({
      says: `${each.singular} \`${slug}\`${address === undefined ? '' : `, the page ${address}`}`,
      address,
      isMeant: (reference) =>
        (reference.target === each.name && reference.slug === slug) ||
        isQuotedFrom(each, slug, reference) ||
        (address !== undefined && leadsTo(reference, address)),
    }))
}

/** Whether a reference cites a value of an entry: its price. */
function isQuotedFrom(each: Collection | Nested, slug: string, { target, slug: name }: Reference): boolean {
  return each.kind === 'collection' && target === each.quotes?.name && name.startsWith(`${slug}/`)
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

/** Claims, prices, and whatever else texts cite by a name. */
function records({ model, targets, site }: ContentIndex, name: string): Thing[] {
  const cited = [
    ...model.singletons.flatMap((file) => {
      const { name: target, records: found } = file
      const valueIn = (id: string) => textAt(site.get(file), [id, ...(found?.value ?? [])])
      return found ? [{ target, singular: found.singular, valueIn }] : []
    }),
    ...model.collections.flatMap(({ quotes }) =>
      quotes ? [{ target: quotes.name, singular: quotes.singular, valueIn: () => undefined }] : [],
    ),
  ]
  return cited.flatMap(({ target, singular, valueIn }) =>
    targets
      .namesOf(target)
      .filter((id) => [id, `${target}/${id}`, `${singular}:${id}`, valueIn(id)].includes(name))
      .map((id) => ({
        says: `${singular} \`${id}\``,
        isCited: (token: string) => token === `${singular}:${id}`,
        isMeant: (reference: Reference) => reference.target === target && reference.slug === id,
      })),
  )
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
