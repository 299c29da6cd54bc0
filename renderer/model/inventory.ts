import type { Collection, NestedCollection } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { selectValues } from './define/path.ts'
import { Reference } from './define/reference.ts'

/** Slugs of all entries, including invalid files during validation. */
export interface Inventory {
  /** By collection. No key if the folder is missing. */
  slugs: Map<string, string[]>
  /** By nested collection and parent slug. */
  nestedSlugs: Map<string, Map<string, string[]>>
}

/** Collects slugs. @param listEntries returns the entries with nested entries in their data, or undefined for missing folders */
export function createInventory(
  { collections, nested }: ContentModel,
  listEntries: (collection: Collection) => { slug: string; data: unknown }[] | undefined,
): Inventory {
  const slugs = collections.flatMap((collection) => {
    const entries = listEntries(collection)
    return entries ? [[collection.name, entries.map(({ slug }) => slug)] as const] : []
  })
  const items = nested.map((definition) => {
    const entries = listEntries(definition.parent) ?? []
    const slugsByParent = entries.map(({ slug: parent, data }) => {
      return [parent, listNestedItems(definition, data).map(({ slug }) => slug)] as const
    })
    return [definition.name, new Map(slugsByParent)] as const
  })
  return { slugs: new Map(slugs), nestedSlugs: new Map(items) }
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
