import type { Collection, Nested } from './define/definitions.ts'
import type { ContentModel } from './define/model.ts'
import { select } from './define/path.ts'
import { Reference } from './define/reference.ts'

export interface Inventory {
  /** By collection. Collections without a folder in the content are missing. */
  slugs: Map<string, string[]>
  /** By nested collection, then by the slug of the parent. */
  items: Map<string, Map<string, string[]>>
}

/**
 * Collects the slugs of all entries.
 * @param entriesOf returns undefined if the content has no such folder
 * @param dataOf returns the data of an entry that has nested ones
 */
export function inventoryOf<Entry extends { slug: string }>(
  { collections, nested }: ContentModel,
  entriesOf: (collection: Collection) => Entry[] | undefined,
  dataOf: (entry: Entry) => unknown,
): Inventory {
  const slugs = collections.flatMap((each) => {
    const entries = entriesOf(each)
    return entries ? [[each.name, entries.map(({ slug }) => slug)] as const] : []
  })
  const itemsIn = (each: Nested) =>
    (entriesOf(each.parent) ?? []).map((entry) => {
      return [entry.slug, itemsOf(each, dataOf(entry)).map(({ slug }) => slug)] as const
    })
  return { slugs: new Map(slugs), items: new Map(nested.map((each) => [each.name, new Map(itemsIn(each))])) }
}

export function entryPath({ name, format }: Pick<Collection, 'name' | 'format'>, slug: string): string {
  return `${name}/${slug}.${format}`
}

/** What a checked reference leads to. @throws {Error} where nothing is: then the check itself is at fault. */
export function assertFound<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`Nothing is called ${slug}, although the content was checked.`)
  return value
}

/** The items of a parent by their slugs, in its order: of what its schema has accepted, or of what could be read. */
export function itemsOf({ list, slug }: Nested, parent: unknown): { slug: string; item: object }[] {
  return select(parent, [...list, '*']).flatMap(({ value }) => {
    const [own] = select(value, slug)
    const name = own?.value instanceof Reference ? own.value.slug : own?.value
    return typeof name === 'string' ? [{ slug: name, item: value as object }] : []
  })
}
