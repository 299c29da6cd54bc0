import { compareText } from '../model/explain/characters.ts'

/** Sorts by `order`. 1 comes first. */
export function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order
}

/** Sorts by date, latest first, then by slug. */
export function latestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  return compareText(b.date, a.date) || compareText(a.slug, b.slug)
}

/** The number of articles and episodes on the home page, and of related articles (specification, section 9). */
const MAX_SHOWN = 3

/** Returns the latest entries of a list that is sorted by date. */
export function latest<Item>(items: Item[]): Item[] {
  return items.slice(0, MAX_SHOWN)
}

interface Topical {
  slug: string
  topics?: { slug: string }[] | undefined
}

/** Finds the entries that share the most topics with an entry. Later entries win ties. */
export function findRelated<Item extends Topical>(items: Item[], { slug, topics = [] }: Item): Item[] {
  const ownTopics = new Set(topics.map((topic) => topic.slug))
  const countShared = ({ topics = [] }: Item) => topics.filter((topic) => ownTopics.has(topic.slug)).length
  return latest(items.filter((item) => item.slug !== slug).toSorted((a, b) => countShared(b) - countShared(a)))
}

/** Leaves out entries that `findRelated` never returns, because enough later ones have the same topics. */
export function withoutUnrelated<Item extends Topical>(items: Item[]): Item[] {
  const counts = new Map<string, number>()
  return items.filter(({ topics = [] }) => {
    const key = topics
      .map(({ slug }) => slug)
      .sort()
      .join(' ')
    const earlier = counts.get(key) ?? 0
    counts.set(key, earlier + 1)
    // One more than are shown, because an entry isn't related to itself.
    return earlier <= MAX_SHOWN
  })
}
