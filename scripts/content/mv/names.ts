import type { Collection, Nested, Singleton } from '../../../renderer/model/define/definitions.ts'
import { didYouMean } from '../../../renderer/model/explain/suggest.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'

/** What can be renamed: an entry, an entry within one (a city), or a record (a claim). */
export type Named = { slug: string } & (
  | { kind: 'entry'; definition: Collection }
  | { kind: 'item'; definition: Nested; parent: string }
  | { kind: 'record'; definition: Singleton }
)

/**
 * What a writer calls so: `posts/first-post` by its folder, `blog/first-post` by its address, `cities/florida/tampa`,
 * `claims/growth`; with or without `content/` before it, and the ending of a file.
 * @throws {PlainError} if nothing can be called so.
 */
export function parseName({ model }: Site, typed: string): Named {
  const path = typed.replace(/^(?:\.?\/|content\/)+/, '').replace(/\.(?:mdx|yaml)$/, '')
  const [folder = '', first = '', second, ...more] = path.split('/')
  const record = model.singletons.find(({ name, records }) => records && name === folder)
  const collection = model.collections.find(({ name, base }) => name === folder || base === `/${folder}`)
  const nested = model.nested.find(({ name, parent }) => name === folder || parent === collection)
  const isOne = first !== '' && second === undefined
  if (record && isOne) return { kind: 'record', definition: record, slug: first }
  if (collection && isOne) return { kind: 'entry', definition: collection, slug: first }
  if (nested && second !== undefined && more.length === 0)
    return { kind: 'item', definition: nested, parent: first, slug: second }
  if (collection)
    throw new PlainError(
      `\`${typed}\` names no ${collection.singular}: write \`${collection.name}/<name of the file>\`.`,
    )
  const folders = [...model.collections, ...model.nested, ...model.singletons.filter(({ records }) => records)]
  const names = folders.map(({ name }) => name)
  throw new PlainError(
    `Nothing is called \`${typed}\`. Name it by folder and file, for instance \`posts/first-post\`. ${didYouMean(folder, names) ?? ''}`,
  )
}

/** The name as writers read it: `posts/first-post`. */
export function nameOf(named: Named): string {
  const { definition, slug } = named
  return named.kind === 'item' ? `${definition.name}/${named.parent}/${slug}` : `${definition.name}/${slug}`
}

export function exists(site: Site, named: Named): boolean {
  return siblings(site, named).includes(named.slug)
}

/** What a misspelt name may have meant, as the end of a sentence. People know an entry by the name that it has on pages. */
export function suggestionFor(site: Site, named: Named): string {
  if (named.kind === 'entry') {
    const { nameOf } = named.definition
    const called = site.all(named.definition).find((each) => slugOf(nameOf(each)) === slugOf(named.slug))
    if (called) return ` ${nameOf(called)} is \`${called.slug}\`.`
  }
  const hint = didYouMean(named.slug, siblings(site, named))
  return hint === undefined ? '' : ` ${hint}`
}

function siblings(site: Site, named: Named): string[] {
  if (named.kind === 'entry') return site.all(named.definition).map(({ slug }) => slug)
  if (named.kind === 'record') return Object.keys(site.get(named.definition) as object)
  return site.inventory.items.get(named.definition.name)?.get(named.parent) ?? []
}
