import { compareText } from '../model/diagnostics/characters.ts'

export const compareByOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

/** Compares entries by day, latest first. Equal days are sorted by slug. */
export function compareLatestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

export const areUnique = (values: unknown[]) => new Set(values).size === values.length

/** Returns the three other entries that share the most topics with an entry, or all if there are fewer. Equals keep their order. */
export function findRelated<Item extends { slug: string; topics?: { id: string }[] | undefined }>(
  items: Item[],
  { slug, topics = [] }: Item,
): Item[] {
  const ownTopics = new Set(topics.map(({ id }) => id))
  const others = items
    .filter((item) => item.slug !== slug)
    .map((item) => ({ item, sharedCount: (item.topics ?? []).filter(({ id }) => ownTopics.has(id)).length }))
  return others
    .sort((a, b) => b.sharedCount - a.sharedCount)
    .slice(0, 3)
    .map(({ item }) => item)
}
