import type { Collection, Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import { didYouMean } from '../../../renderer/model/explain/suggest.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'

/** What can be renamed: an entry, an entry within one (a city), or a record (a claim). */
export type Named =
  | { kind: 'entry'; definition: Collection; slug: string }
  | { kind: 'item'; definition: Nested; parent: string; slug: string }
  | { kind: 'record'; definition: Singleton; slug: string }

/**
 * What a writer calls so: `posts/first-post` by its folder, `blog/first-post` by its address, `cities/florida/tampa`,
 * `claims/growth`; with or without `content/` before it, and the ending of a file.
 * @throws {PlainError} if nothing can be called so.
 */
export function parseName({ model }: Site, typed: string): Named {
  const parts = typed
    .replace(/^(?:\.?\/|content\/)+/, '')
    .replace(/\.(?:mdx|yaml)$/, '')
    .split('/')
  const [folder = '', ...rest] = parts
  const nested = model.nested.find(({ name }) => name === folder)
  if (nested && rest.length === 2)
    return { kind: 'item', definition: nested, parent: rest[0] ?? '', slug: rest[1] ?? '' }
  const record = model.singletons.find(({ name, records }) => records && name === folder)
  if (record && rest.length === 1) return { kind: 'record', definition: record, slug: rest[0] ?? '' }
  const collection = model.collections.find(({ name, base }) => name === folder || base === `/${folder}`)
  if (collection) return inCollection(collection, rest, typed, model.nested)
  const folders = [...model.collections, ...model.nested, ...model.singletons.filter(({ records }) => records)]
  throw new PlainError(
    `Nothing is called \`${typed}\`. Name it by folder and file, for instance \`posts/first-post\`. ${
      didYouMean(
        folder,
        folders.map(({ name }) => name),
      ) ?? ''
    }`,
  )
}

function inCollection(definition: Collection, rest: string[], typed: string, all: Nested[]): Named {
  const [slug = '', item] = rest
  if (slug !== '' && item === undefined) return { kind: 'entry', definition, slug }
  const nested = all.find(({ parent }) => parent.name === definition.name)
  if (nested && item !== undefined && rest.length === 2)
    return { kind: 'item', definition: nested, parent: slug, slug: item }
  throw new PlainError(`\`${typed}\` names no ${definition.singular}: write \`${definition.name}/<name of the file>\`.`)
}

/** The name as writers read it: `posts/first-post`. */
export function nameOf(named: Named): string {
  const { definition, slug } = named
  return named.kind === 'item' ? `${definition.name}/${named.parent}/${slug}` : `${definition.name}/${slug}`
}

/** Whether the content has it. */
export function exists(site: Site, named: Named): boolean {
  const { slug } = named
  if (named.kind === 'entry') return site.find(named.definition, slug) !== undefined
  if (named.kind === 'item') return site.findNested(named.definition, named.parent, slug) !== undefined
  return Object.hasOwn(site.get(named.definition) as object, slug)
}

/** What a misspelt name may have meant, as the end of a sentence. */
export function suggestionFor(site: Site, named: Named): string {
  const called = named.kind === 'entry' ? site.all(named.definition).find((each) => isCalled(named, each)) : undefined
  if (called && named.kind === 'entry') return ` ${named.definition.nameOf(called)} is \`${called.slug}\`.`
  const hint = didYouMean(named.slug, siblings(site, named))
  return hint === undefined ? '' : ` ${hint}`
}

/** People know an entry by the name that it has on pages. */
function isCalled({ definition, slug }: Extract<Named, { kind: 'entry' }>, entry: object): boolean {
  return slugOf(definition.nameOf(entry)) === slugOf(slug)
}

function siblings(site: Site, named: Named): string[] {
  if (named.kind === 'entry') return site.all(named.definition).map(({ slug }) => slug)
  if (named.kind === 'record') return Object.keys(site.get(named.definition) as object)
  return site.inventory.items.get(named.definition.name)?.get(named.parent) ?? []
}
