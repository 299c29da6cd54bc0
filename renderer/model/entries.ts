import type { Collection, NestedCollection } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { selectValues } from './define/path.ts'
import { Reference } from './define/reference.ts'

/** Entries by collection and id: a slug, or `florida/tampa` for a nested entry. Collections without a folder have no key. */
export type EntriesById = ReadonlyMap<string, ReadonlyMap<string, unknown>>

/** Indexes entries by collection and id. @param listEntries returns slugs and data, or undefined if the folder is missing */
export function indexEntries(
  { collections, nested }: ContentModel,
  listEntries: (collection: Collection) => (readonly [slug: string, data: unknown])[] | undefined,
): EntriesById {
  const entriesById = new Map<string, Map<string, unknown>>()
  for (const collection of collections) {
    const entries = listEntries(collection)
    if (entries) entriesById.set(collection.name, new Map(entries))
  }
  for (const definition of nested) {
    const entries = [...(entriesById.get(definition.parent.name) ?? [])].flatMap(([parentSlug, parent]) =>
      listNestedItems(definition, parent).map(({ slug, item }) => [`${parentSlug}/${slug}`, { parent, item }] as const),
    )
    entriesById.set(definition.name, new Map(entries))
  }
  return entriesById
}

/** Returns a path relative to `content`: `posts/first-post.mdx`. */
export function getEntryPath({ name, format }: Pick<Collection, 'name' | 'format'>, slug: string): string {
  return `${name}/${slug}.${format}`
}

/** Lists the nested entries of a parent. Skips invalid items. */
export function listNestedItems({ list, slug }: NestedCollection, parent: unknown): { slug: string; item: object }[] {
  return selectValues(parent, [...list, '*']).flatMap(({ value }) => {
    const [match] = selectValues(value, slug)
    const itemSlug = match?.value instanceof Reference ? match.value.id : match?.value
    return typeof itemSlug === 'string' ? [{ slug: itemSlug, item: value as object }] : []
  })
}
