import { compareText } from '../model/explain/characters.ts'

/** Compares entries by `order`, for `sort`. */
export function compareOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}

/** Compares entries by day, for `sort`. Equal days are sorted by slug. */
export function compareLatestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

/** Number of articles and of episodes on the home page. */
const MAX_LISTED = 3

/** Returns the first entries of a sorted list, as many as a section shows. */
export function takeLatest<Item>(items: Item[]): Item[] {
  return items.slice(0, MAX_LISTED)
}

interface Topical {
  slug: string
  topics?: { slug: string }[] | undefined
}

/** Returns other entries with the most shared topics first. Includes entries without any. */
export function findRelated<Item extends Topical>(items: Item[], { slug, topics = [] }: Item): Item[] {
  const ownTopics = new Set(topics.map((topic) => topic.slug))
  const countShared = ({ topics = [] }: Item) => topics.filter((topic) => ownTopics.has(topic.slug)).length
  return takeLatest(items.filter((item) => item.slug !== slug).toSorted((a, b) => countShared(b) - countShared(a)))
}

/** Skips entries that `findRelated` never returns. */
export function removeUnrelated<Item extends Topical>(items: Item[]): Item[] {
  const counts = new Map<string, number>()
  return items.filter(({ topics = [] }) => {
    const key = topics
      .map(({ slug }) => slug)
      .sort()
      .join(' ')
    const earlier = counts.get(key) ?? 0
    counts.set(key, earlier + 1)
    return earlier <= MAX_LISTED
  })
}
