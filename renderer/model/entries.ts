import type { Collection, NestedCollection } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { selectValues } from './define/path.ts'
import { Reference } from './define/reference.ts'

/** Ids of entries by collection: slugs, or `florida/tampa` for nested entries. A missing folder has no key. */
export type EntryIds = ReadonlyMap<string, readonly string[]>

/** Collects ids. @param listEntries returns the entries with nested entries in their data, or undefined for missing folders */
export function collectEntryIds(
  { collections, nested }: ContentModel,
  listEntries: (collection: Collection) => { slug: string; data: unknown }[] | undefined,
): EntryIds {
  const ids = new Map<string, string[]>()
  for (const collection of collections) {
    const entries = listEntries(collection)
    if (entries)
      ids.set(
        collection.name,
        entries.map(({ slug }) => slug),
      )
  }
  for (const definition of nested) {
    const entries = listEntries(definition.parent) ?? []
    const nestedIds = entries.flatMap(({ slug, data }) =>
      listNestedItems(definition, data).map((item) => `${slug}/${item.slug}`),
    )
    ids.set(definition.name, nestedIds)
  }
  return ids
}

/** Splits `florida/tampa` into the slugs of the parent and the nested entry. */
export function splitNestedId(id: string): [parent: string, slug: string] {
  const parentLength = id.indexOf('/')
  return [id.slice(0, parentLength), id.slice(parentLength + 1)]
}

/** Returns a path relative to `content`: `posts/first-post.mdx`. */
export function getEntryPath({ name, format }: Pick<Collection, 'name' | 'format'>, slug: string): string {
  return `${name}/${slug}.${format}`
}

/** Returns the value. @throws {Error} if it's undefined, which is a bug in the check */
export function assertFound<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`${slug} doesn't exist, although the check accepted it.`)
  return value
}

/** Returns the nested entries of a parent, even if its data is invalid. */
export function listNestedItems({ list, slug }: NestedCollection, parent: unknown): { slug: string; item: object }[] {
  return selectValues(parent, [...list, '*']).flatMap(({ value }) => {
    const [match] = selectValues(value, slug)
    const itemSlug = match?.value instanceof Reference ? match.value.id : match?.value
    return typeof itemSlug === 'string' ? [{ slug: itemSlug, item: value as object }] : []
  })
}
