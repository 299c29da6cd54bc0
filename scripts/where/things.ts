import { posix } from 'node:path'
import type { Collection, Nested } from '../../renderer/model/define/definitions.ts'
import { ADDRESSES, MEDIA, type Reference } from '../../renderer/model/define/reference.ts'
import { namesIn } from '../../renderer/model/describe/names.ts'
import { ENTRY_LINK } from '../../renderer/model/mdx/entryLink.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { ContentIndex } from '../moving/contentIndex.ts'

/** Something of the content that others may use. */
export interface Thing {
  /** What it is, in words: `service local-seo, the page /services/local-seo`. */
  says: string
  isMeant(reference: Reference): boolean
  /** The page of its own, if it has one. */
  address?: string | undefined
  /** As texts cite it: `{claim:growth}`. */
  token?: string
  /** As bodies use it: `<Callout>`. */
  component?: string
}

/** All that is called so: the same word may be a service and a tag of something else. */
export function thingsCalled(index: ContentIndex, typed: string): Thing[] {
  const name = typed.replace(/^content\//, '').replace(/\.(?:mdx|yaml)$/, '')
  return [
    ...families(index.site, name),
    ...records(index, name),
    ...media(index, typed.replace(/^(?:\/|content\/)/, '').replace(/^media\//, '')),
    ...pages(index.site, typed),
    ...components(index, typed.replaceAll(/[</>]/g, '')),
    ...tokens(index, typed.replaceAll(/[{}]/g, '')),
  ]
}

/** Whether a link leads to a page, whatever place on it. */
const leadsTo = ({ target, slug }: Reference, address: string) =>
  target === ADDRESSES && slug.split(/[?#]/)[0] === address

/** Entries and items: what has a page is also used by links to that. */
function families(site: Site, name: string): Thing[] {
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
    .filter(({ each, slug, alias }) => [slug, alias, `${each.name}/${slug}`].includes(name))
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

/** Claims, prices, and whatever else texts cite by a name. */
function records({ model, folder }: ContentIndex, name: string): Thing[] {
  const cited = [
    ...model.singletons.flatMap(({ name: target, records: found }) =>
      found ? [{ target, singular: found.singular }] : [],
    ),
    ...model.collections.flatMap(({ quotes }) => (quotes ? [{ target: quotes.name, singular: quotes.singular }] : [])),
  ]
  const namesOf = namesIn(model, folder)
  return cited.flatMap(({ target, singular }) =>
    namesOf(target)
      .filter((id) => [id, `${target}/${id}`, `${singular}:${id}`].includes(name))
      .map((id) => ({
        says: `${singular} \`${id}\``,
        token: `${singular}:${id}`,
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
function pages(site: Site, address: string): Thing[] {
  return site
    .pages()
    .filter((page) => page.address === address)
    .map(() => ({ says: `page ${address}`, isMeant: (reference) => leadsTo(reference, address) }))
}

function components({ model }: ContentIndex, name: string): Thing[] {
  if (name !== ENTRY_LINK && !Object.hasOwn(model.components, name)) return []
  return [{ says: `component \`<${name}>\``, component: name, isMeant: () => false }]
}

function tokens({ model }: ContentIndex, name: string): Thing[] {
  const isFact = model.singletons.some((each) => each.tokens.has(name))
  return isFact ? [{ says: `token \`{${name}}\``, token: name, isMeant: () => false }] : []
}
