import type { Nested } from './define/definitions.ts'
import { select } from './define/path.ts'
import { Reference } from './define/reference.ts'

/** The items of nested collections by their slugs, found once for each parent: one may have hundreds. */
export class NestedItems {
  private readonly known = new Map<string, WeakMap<object, Map<string, object>>>()

  bySlug(nested: Nested, parent: object): Map<string, object> {
    const parents = this.known.get(nested.name) ?? new WeakMap<object, Map<string, object>>()
    this.known.set(nested.name, parents)
    const items = parents.get(parent) ?? new Map(itemsOf(nested, parent).map((item) => [slugOf(nested, item), item]))
    parents.set(parent, items)
    return items
  }
}

/** The items of a parent, in its order. */
export function itemsOf(nested: Nested, parent: object): object[] {
  return select(parent, nested.list).flatMap(({ value }) => value as object[])
}

function slugOf({ slug }: Nested, item: object): string {
  const [place] = select(item, slug)
  return place?.value instanceof Reference ? place.value.slug : String(place?.value)
}
