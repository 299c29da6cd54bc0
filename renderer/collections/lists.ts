import { compareText } from '../model/explain/characters.ts'

/** Compares entries by the field `order`. */
export function compareByOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}

/** Compares entries by day, latest first. Equal days are sorted by slug. */
export function compareLatestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

/** Maximum number of entries in a section of latest or related entries. Listing pages show all of them. */
const MAX_IN_SECTION = 3

/** Returns the first entries of a sorted list, as many as a section shows. */
export function takeFirst<Item>(items: Item[]): Item[] {
  return items.slice(0, MAX_IN_SECTION)
}

interface Topical {
  slug: string
  topics?: { id: string }[] | undefined
}

/** Returns other entries for a section: those with the most shared topics, filled up with entries without any. */
export function findRelated<Item extends Topical>(items: Item[], { slug, topics = [] }: Item): Item[] {
  const ownTopics = new Set(topics.map(({ id }) => id))
  const others = items
    .filter((item) => item.slug !== slug)
    .map((item) => ({ item, sharedCount: (item.topics ?? []).filter(({ id }) => ownTopics.has(id)).length }))
  return takeFirst(others.sort((a, b) => b.sharedCount - a.sharedCount).map(({ item }) => item))
}
